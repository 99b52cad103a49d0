// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { AdapterDescriptor } from '../../adapters/adapter'
import { createTestRoot } from '../../testing/create-test-root'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'

test('If the chunk of an adapter cannot be loaded, the next request loads the chunk again. A loaded adapter is not loaded a second time.', async () => {
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
