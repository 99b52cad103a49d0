// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import type { Balance } from '../../domain/account/account'
import { emptyAccountState } from '../../domain/account/account'
import { WalletModalError } from '../../domain/errors/errors'
import { completeNetwork } from '../../domain/networks/network'
import { createTestChain } from '../../testing/chains/create-test-chain'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { createFakePlatform } from '../../testing/fake-platform'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { alpha } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { AccountStore } from './account.store'
import { readAccount } from './wallet-account'

const alphaUrl = 'https://alpha.example/rpc'

/** A page with a connected wallet and a known balance, whose endpoint answers when the test says so. */
async function createReading() {
  const page = await createTestRoot()
  await page.connect()
  await settle()
  const answers: ((response: Response) => void)[] = []
  page.rpc.respond(alphaUrl, () => new Promise((resolve) => answers.push(resolve)))
  const answer = (index: number, result: string) =>
    answers[index]?.(new Response(JSON.stringify({ jsonrpc: '2.0', id: 0, result })))
  const fail = (index: number) => answers[index]?.(new Response('', { status: 400 }))
  return { ...page, answer, fail }
}

test('While the first balance is read, the state is loading; a known balance stays meanwhile.', async () => {
  const { root } = await createReading()
  const { balance } = root.account
  void root.account.refreshBalance()
  expect(root.account.state).toMatchObject({ balance, balanceState: 'ready' })
  root.chain.setChainAccountData({ balance: undefined, balanceState: 'idle' }, 'eip155')
  void root.account.refreshBalance()
  expect(root.account.state).toMatchObject({ balance: undefined, balanceState: 'loading' })
})

test('Neither the answer nor the failure of an earlier request changes the balance.', async () => {
  const { root, platform, answer, fail } = await createReading()
  const first = root.account.refreshBalance()
  await settle()
  const second = root.account.refreshBalance()
  await settle()
  answer(1, '0x7')
  await second
  answer(0, '0x5')
  await first
  expect(root.account.state).toMatchObject({ balance: { value: BigInt(7) }, balanceState: 'ready' })
  const third = root.account.refreshBalance()
  await settle()
  root.account.stop()
  fail(2)
  await third
  expect(root.account.state.balanceState).toBe('ready')
  expect(platform.logged).toEqual([])
})

test('If reading the balance fails after the account has disconnected, the failure is ignored.', async () => {
  const { root, wallet, platform, fail } = await createReading()
  const reading = root.account.refreshBalance()
  await settle()
  wallet.changeAccounts([])
  fail(0)
  await reading
  expect(root.account.state).toEqual(emptyAccountState())
  expect(platform.logged).toEqual([])
})

test('Without an account, no balance is read.', async () => {
  const { root, rpc } = await createTestRoot()
  await root.account.refreshBalance()
  expect([rpc.posts, root.account.state.balanceState]).toEqual([[], 'idle'])
})

test('The choice to hide balances is kept for the next visit, until the visitor shows them again.', async () => {
  const browser = createFakeBrowser()
  const first = await createTestRoot({ browser })
  expect(first.root.account.hidesBalances).toBe(false)
  first.root.account.hideBalances(true)
  expect(first.root.account.hidesBalances).toBe(true)
  first.modal.dispose()
  const second = await createTestRoot({ browser })
  expect(second.root.account.hidesBalances).toBe(true)
  second.root.account.hideBalances(false)
  second.modal.dispose()
  const third = await createTestRoot({ browser })
  expect(third.root.account.hidesBalances).toBe(false)
})

test('The host app reads the account of a namespace; the account is connected once the wallet has confirmed its address.', async () => {
  const { root, connect } = await createTestRoot()
  const none = {
    address: undefined,
    caipAddress: undefined,
    allAccounts: [],
    isConnected: false,
    status: 'disconnected',
  }
  expect([readAccount(root), readAccount(root, 'solana')]).toEqual([none, none])
  await connect()
  const caipAddress = `eip155:1:${firstAddress}`
  expect(readAccount(root)).toMatchObject({
    address: firstAddress,
    caipAddress,
    isConnected: true,
    status: 'connected',
  })
  expect(readAccount(root, 'solana')).toEqual(none)
  root.chain.setAccountProp('status', 'reconnecting', 'eip155')
  expect(readAccount(root)).toMatchObject({ address: firstAddress, isConnected: false, status: 'reconnecting' })
  root.chain.setChainAccountData({ status: 'connected', address: undefined }, 'eip155')
  expect([readAccount(root).isConnected, root.account.isConnected]).toEqual([false, false])
})

test('Without a wallet or a network, no shared account can be chosen.', async () => {
  const { root } = await createTestRoot()
  const { accounts } = root.accountLoader.loaded
  accounts.select(firstAddress)
  expect([root.account.address, root.memory.read().connections]).toEqual([undefined, {}])
  const shared = [{ namespace: 'eip155', address: secondAddress, type: 'eoa' }] as const
  root.chain.setChainAccountData({ allAccounts: shared }, 'eip155')
  root.chain.setChainNetworkData({ caipNetwork: undefined }, 'eip155')
  accounts.select(secondAddress)
  expect(root.account.address).toBeUndefined()
})

test('An account that was chosen before the wallet has connected in this visit is shown, but not stored.', async () => {
  const { root } = await createTestRoot()
  const shared = [{ namespace: 'eip155', address: secondAddress, type: 'eoa' }] as const
  root.chain.setChainAccountData({ allAccounts: shared }, 'eip155')
  root.accountLoader.loaded.accounts.select(secondAddress)
  expect([root.account.address, root.memory.read().connections]).toEqual([secondAddress, {}])
})

const network = completeNetwork(alpha)
const earlier = { value: BigInt(1), decimals: 18, symbol: 'ETH' }

/** The account store of a connected account, whose reader answers when the test says so, even after it was cancelled. */
function createSlowReader() {
  const { chain } = createTestChain([network])
  const caipAddress: `eip155:1:${string}` = `eip155:1:${firstAddress}`
  chain.setChainAccountData({ address: firstAddress, caipAddress, balance: earlier, balanceState: 'ready' }, 'eip155')
  const requests: { resolve: (balance: Balance) => void; reject: (error: unknown) => void }[] = []
  const rememberBalance = vi.fn<(caipAddress: string, balance: Balance) => void>()
  const { log, logged } = createFakePlatform()
  const account = new AccountStore({
    chain,
    log,
    readBalance: () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
    rememberBalance,
    rememberHiding: () => {},
  })
  return { account, chain, requests, rememberBalance, logged, caipAddress }
}

test('An answer or a failure that arrives after the read was aborted does not change the balance.', async () => {
  const { account, requests, rememberBalance, logged, caipAddress } = createSlowReader()
  const readings = [account.refreshBalance(), account.refreshBalance(), account.refreshBalance()]
  requests[0]?.resolve({ ...earlier, value: BigInt(2) })
  requests[1]?.reject(new Error('the endpoint is down'))
  await Promise.all(readings.slice(0, 2))
  expect([account.balance, account.state.balanceState, logged]).toEqual([earlier, 'ready', []])
  const latest = { ...earlier, value: BigInt(3) }
  requests[2]?.resolve(latest)
  await readings[2]
  expect(account.balance).toEqual(latest)
  expect(rememberBalance.mock.calls).toEqual([[caipAddress, latest]])
})

test.each(['answers', 'fails'])('A reader that %s after the account has changed changes nothing.', async (end) => {
  const { account, chain, requests, rememberBalance, logged } = createSlowReader()
  const reading = account.refreshBalance()
  chain.setChainAccountData({ address: secondAddress, caipAddress: `eip155:1:${secondAddress}` }, 'eip155')
  if (end === 'answers') requests[0]?.resolve({ ...earlier, value: BigInt(2) })
  else requests[0]?.reject(new Error('the endpoint is down'))
  await reading
  expect([account.balance, account.state.balanceState, logged]).toEqual([earlier, 'ready', []])
  expect(rememberBalance).not.toHaveBeenCalled()
})

test('A failed read of the balance is logged. An adapter without balances is not logged.', async () => {
  const { account, requests, logged } = createSlowReader()
  const reading = account.refreshBalance()
  const error = new WalletModalError('RPC_UNAVAILABLE')
  requests[0]?.reject(error)
  await reading
  expect(account.state).toMatchObject({ balance: earlier, balanceState: 'failed' })
  expect(logged).toEqual([{ level: 'warn', message: 'The balance could not be read.', details: [error] }])
  const again = account.refreshBalance()
  requests[1]?.reject(new WalletModalError('METHOD_NOT_SUPPORTED'))
  await again
  expect([account.state.balanceState, logged.length]).toEqual(['unsupported', 1])
})

test('A stored balance is shown for its own account, until a newer balance is known.', async () => {
  const { root, connect } = await createTestRoot()
  await connect()
  const { caipAddress = expect.unreachable() } = root.account
  const stored = (value: number): Balance => ({ value: BigInt(value), decimals: 18, symbol: 'ETH' })
  root.chain.setAccountProp('balance', undefined, 'eip155')
  root.account.showEarlierBalance(`eip155:1:${secondAddress}`, stored(1))
  expect(root.account.balance).toBeUndefined()
  for (const value of [2, 3]) root.account.showEarlierBalance(caipAddress, stored(value))
  expect(root.account.balance).toEqual(stored(2))
})
