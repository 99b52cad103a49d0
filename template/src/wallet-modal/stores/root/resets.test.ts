// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { secondAddress } from '../../testing/fake-wallet'

test('A unit’s form is reset when the network changes and when the account leaves.', async () => {
  const { root, connect } = await createTestRoot()
  const reset = vi.fn<() => void>()
  root.resets.add(reset)
  await connect()
  reset.mockClear()
  const [, second] = root.chain.requestedCaipNetworks
  if (!second) return expect.unreachable()
  root.chain.setActiveCaipNetwork(second)
  expect(reset).toHaveBeenCalledOnce()
  reset.mockClear()
  await root.connection.disconnect()
  expect(reset).toHaveBeenCalled()
})

test('A unit’s form is not reset when the wallet reports the active network or accounts again, and is reset once for a new network.', async () => {
  const { root, connect, wallet } = await createTestRoot()
  const reset = vi.fn<() => void>()
  root.resets.add(reset)
  await connect()
  reset.mockClear()
  wallet.changeChain(1)
  wallet.changeAccounts(wallet.accounts)
  expect(reset).not.toHaveBeenCalled()
  wallet.changeChain(10)
  wallet.changeChain(10)
  expect(reset).toHaveBeenCalledOnce()
})

test('A unit’s form is reset when the wallet itself changes its account or leaves.', async () => {
  const { root, connect, wallet } = await createTestRoot()
  const reset = vi.fn<() => void>()
  root.resets.add(reset)
  await connect()
  for (const accounts of [[secondAddress], []]) {
    reset.mockClear()
    wallet.changeAccounts(accounts)
    expect(reset).toHaveBeenCalledOnce()
  }
})
