// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { secondAddress } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { settle } from '../../testing/settle'

const alphaUrl = 'https://alpha.example/rpc'

test('[C1-08] Messages are signed and transactions sent by the connected wallet.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  const client = () => root.chain.getConnectionControllerClient('eip155')
  await expect(client().signMessage('hello')).rejects.toThrow('No wallet is connected')
  await connect()
  await expect(client().signMessage('hello')).resolves.toBe('0x51ed')
  expect(wallet.callsOf('personal_sign')[0]?.params).toEqual(['0x68656c6c6f', wallet.accounts[0]])
  await expect(client().sendTransaction({ to: secondAddress, value: BigInt(1) })).resolves.toBe('0x5e47')
  expect(wallet.callsOf('eth_sendTransaction')[0]?.params).toEqual([
    { chainId: '0x1', from: wallet.accounts[0], to: secondAddress, value: '0x1', data: '0x' },
  ])
})

test('The balance is read again when the network has the transaction.', async () => {
  const { root, rpc, platform, connect } = await createTestRoot()
  await connect()
  await settle()
  rpc.setBalance(alphaUrl, BigInt(5))
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
  await root.chain.getConnectionControllerClient('eip155').sendTransaction({ to: secondAddress, value: BigInt(1) })
  await platform.advance(1_000)
  expect(root.account.balance?.value).toBe(BigInt(5))
})

test('While the account is shown, its balance is read every four seconds.', async () => {
  const { root, rpc, platform, connect } = await createTestRoot()
  await connect()
  await settle()
  const reads = () => rpc.callsOf('eth_getBalance').length
  const earlier = reads()
  root.modal.show()
  await settle()
  // Units may read balances of their own when the account is shown.
  const before = reads()
  expect(before).toBeGreaterThan(earlier)
  await platform.advance(3_999)
  expect(reads()).toBe(before)
  await platform.advance(1)
  expect(reads()).toBe(before + 1)
  root.modal.close('header')
  await platform.advance(60_000)
  expect(reads()).toBe(before + 1)
})

test('A page that stays open for hours does not collect listeners.', async () => {
  const { root, platform, connect } = await createTestRoot()
  await connect()
  root.modal.show()
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  await platform.advance(20 * 4_000)
  const count = (signals: readonly unknown[], signal: unknown) => signals.filter((other) => other === signal).length
  const left = added.mock.contexts.map(
    (signal) => count(added.mock.contexts, signal) - count(removed.mock.contexts, signal),
  )
  expect(Math.max(0, ...left)).toBeLessThan(5)
})

test('A hidden page reads nothing; when it becomes visible, it reads once.', async () => {
  const { root, rpc, platform, connect } = await createTestRoot()
  await connect()
  root.modal.show()
  await settle()
  platform.page.setVisible(false)
  const before = rpc.callsOf('eth_getBalance').length
  await platform.advance(60_000)
  expect(rpc.callsOf('eth_getBalance')).toHaveLength(before)
  platform.page.setVisible(true)
  await settle()
  expect(rpc.callsOf('eth_getBalance')).toHaveLength(before + 1)
})

test('A balance that cannot be read is unavailable; a known one stays.', async () => {
  const { root, rpc, platform, connect } = await createTestRoot()
  rpc.respond(alphaUrl, () => new Response('', { status: 429 }))
  await connect()
  await settle()
  expect(root.account.state).toMatchObject({ balance: undefined, balanceState: 'failed' })
  expect(platform.logged[0]?.message).toBe('The balance could not be read.')
})

test('The answer for an account that has left is dropped.', async () => {
  const { root, rpc, wallet, connect } = await createTestRoot()
  let answer: (response: Response) => void = () => {}
  await connect()
  await settle()
  rpc.respond(alphaUrl, () => new Promise((resolve) => void (answer = resolve)))
  const reading = root.account.refreshBalance()
  await settle()
  wallet.changeAccounts([])
  answer(new Response('{"jsonrpc":"2.0","id":0,"result":"0x9"}'))
  await reading
  expect(root.account.balance).toBeUndefined()
})

test('On a network that the app does not list, no balance is read.', async () => {
  const { root, rpc, wallet, connect } = await createTestRoot()
  await connect()
  await settle()
  const before = rpc.posts.length
  wallet.changeChain(31337)
  await settle()
  expect(rpc.posts).toHaveLength(before)
  expect(root.account.balance).toBeUndefined()
})

test('A balance of the last half minute is shown until the network has answered.', async () => {
  const { root } = await createTestRoot()
  const caipAddress = 'eip155:1:0xabc'
  root.chain.setChainAccountData({ address: '0xabc', caipAddress }, 'eip155')
  root.account.showEarlierBalance(caipAddress, { value: BigInt(1), decimals: 18, symbol: 'ETH' })
  expect(root.account.balance?.value).toBe(BigInt(1))
  root.account.showEarlierBalance(caipAddress, { value: BigInt(2), decimals: 18, symbol: 'ETH' })
  root.account.showEarlierBalance('eip155:1:0xother', { value: BigInt(3), decimals: 18, symbol: 'ETH' })
  expect(root.account.balance?.value).toBe(BigInt(1))
})

const delegated = `0xef0100${'ab'.repeat(20)}`

test.each([
  ['a contract', '0x6080604052', true],
  ['nothing', '0x', false],
  ['a delegation, which leaves the account its owner’s (EIP-7702)', delegated, false],
  ['a contract whose code begins like a delegation', `${delegated}00`, true],
  ['what is no code', null, false],
])('Whether the account is a contract comes from its chain: %s', async (_, code, isSmartAccount) => {
  const { root, modal, rpc, connect, platform } = await createTestRoot()
  rpc.answer('eth_getCode', () => code)
  await connect()
  await platform.advance(1_000)
  expect(root.account.isSmartAccount).toBe(isSmartAccount)
  // On another network it is unknown until that chain has answered.
  rpc.answer('eth_getCode', () => new Promise(() => {}))
  await modal.switchNetwork(beta)
  expect(root.account.isSmartAccount).toBe(false)
})
