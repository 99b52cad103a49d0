// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { AdapterDescriptor } from '../../adapters/adapter'
import { createTestRoot } from '../../testing/create-test-root'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'

test('After an adapter chunk could not be loaded, it is loaded again for the next request, and only once.', async () => {
  const loads: string[] = []
  const descriptor = testEvmAdapter()
  const failing: AdapterDescriptor = {
    ...descriptor,
    load: (context) => {
      loads.push('load')
      return loads.length === 1 ? Promise.reject(new Error('no chunk')) : descriptor.load(context)
    },
  }
  const { root } = await createTestRoot({ adapters: [failing] })
  const adapter = await root.adapters.load('eip155')
  expect(await root.adapters.load('eip155')).toBe(adapter)
  expect(loads).toHaveLength(2)
})
