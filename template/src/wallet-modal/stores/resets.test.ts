import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../testing/create-test-root'

test('a unit’s form is reset when the network changes and when the account leaves', async () => {
  const { root, connect } = await createTestRoot()
  const reset = vi.fn<() => void>()
  root.resets.add(reset)
  await connect()
  reset.mockClear()
  const [, second] = root.chain.requestedCaipNetworks
  if (!second) return expect.unreachable()
  root.chain.setActiveCaipNetwork(second)
  expect(reset).toHaveBeenCalledOnce()
  await root.connection.disconnect()
  expect(reset).toHaveBeenCalledTimes(2)
})
