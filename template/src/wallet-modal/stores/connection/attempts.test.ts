// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { Adapter, AdapterContext } from '../../adapters/adapter'
import { required } from '../../domain/errors/errors'
import { announce, testWalletInfo } from '../../testing/announce'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

const secondInfo = { ...testWalletInfo, uuid: '350670db-19fa-4704-a166-e52e178b59d3', rdns: 'com.example.second' }

/** A page with a second EVM wallet. */
async function withSecondWallet(options: Parameters<typeof createTestRoot>[0] = {}) {
  const page = await createTestRoot(options)
  const second = new FakeWallet({ accounts: [secondAddress] })
  announce(page.platform.page, second, secondInfo)
  await settle()
  const found = required(page.root.connector.getConnectorById(secondInfo.rdns), 'WALLET_UNREACHABLE')
  return { ...page, second, found }
}

test('If the wallet approves the first request and then fails the second, the wallet stays connected.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  const first = wallet.hold('eth_requestAccounts')
  void connect()
  await settle()
  const again = wallet.hold('eth_requestAccounts')
  void connect()
  await settle()
  first.resolve([firstAddress])
  await settle()
  expect(root.connection.attempt.state).toBe('connected')
  again.reject(walletError(-32002))
  await settle()
  expect([root.connection.attempt.state, root.account.status]).toEqual(['connected', 'connected'])
})

test('A visitor who declines another wallet stays connected with the first wallet.', async () => {
  const { root, second, found, connect } = await withSecondWallet()
  await connect()
  second.fail('eth_requestAccounts', walletError(4001))
  await root.connection.connectExternal(found)
  expect(root.connection.attempt.state).toBe('declined')
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress, isConnected: true })
})

test('A connection that another tab has replaced stays in the state of that tab when the visitor leaves the view.', async () => {
  const browser = createFakeBrowser()
  const { root, second, connect } = await withSecondWallet({ browser })
  await connect()
  expect(root.connection.attempt.state).toBe('connected')
  const answer = second.hold('eth_accounts')
  const stored = { connectorId: secondInfo.rdns, caipAddress: `eip155:1:${secondAddress}` }
  browser.keyValue.set('wallet-modal:default', JSON.stringify({ connections: { eip155: stored } }))
  root.followTabs()
  await settle()
  expect(root.account.status).toBe('reconnecting')
  root.connection.abandonAttempt()
  expect(root.account.status).toBe('reconnecting')
  answer.resolve([secondAddress])
  await settle()
  expect(root.account).toMatchObject({ status: 'connected', address: secondAddress })
})

test('A visitor who disconnects while a wallet is asked sees that no wallet is connected.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  wallet.hold('eth_requestAccounts')
  void connect()
  await settle()
  await root.connection.disconnect()
  expect(root.connection.attempt).toMatchObject({ state: 'error', error: { code: 'NOT_CONNECTED' } })
})

test('A wallet that shares no account is refused with NO_ACCOUNT.', async () => {
  const descriptor = testEvmAdapter()
  const connect: Adapter['connect'] = async ({ connector }) => ({
    provider: connector.provider,
    accounts: [],
    chainId: 1,
  })
  const load = async (context: AdapterContext) => ({ ...(await descriptor.load(context)), connect })
  const page = await createTestRoot({ adapters: [{ ...descriptor, load }] })
  await page.connect()
  expect(page.root.connection.attempt).toMatchObject({ state: 'error', error: { code: 'NO_ACCOUNT' } })
  expect([page.root.account.status, page.root.sessions.get('eip155')]).toEqual(['disconnected', undefined])
})

test('A stored connection is shown on the network that was active last, until the wallet tells its network.', async () => {
  const browser = createFakeBrowser()
  const stored = { connectorId: testWalletInfo.rdns, caipAddress: `eip155:10:${firstAddress}` }
  const snapshot = { activeCaipNetworkId: 'eip155:1', connections: { eip155: stored } }
  browser.keyValue.set('wallet-modal:default', JSON.stringify(snapshot))
  const { root } = await createTestRoot({ browser, wallet: null })
  expect(root.chain.activeCaipNetwork?.name).toBe('Alpha')
  expect(root.account).toMatchObject({ status: 'connecting', caipAddress: `eip155:1:${firstAddress}` })
})

test('When another tab changes the wallet, the data of the account stays only if the account is the same.', async () => {
  const { root, connect } = await createTestRoot()
  await connect()
  root.chain.setAccountProp('profileName', 'mara.eth', 'eip155')
  const show = (address: string) =>
    root.connection.showStored('eip155', { connectorId: 'w', caipAddress: `eip155:1:${address}` }, 'reconnecting')
  show(firstAddress)
  expect(root.account.state).toMatchObject({ status: 'reconnecting', address: firstAddress, profileName: 'mara.eth' })
  show(secondAddress)
  expect(root.account.state).toMatchObject({ address: secondAddress, profileName: undefined })
})

test('If the wallet of the last visit refuses, the end of its search does not cancel the attempt with another wallet.', async () => {
  const browser = createFakeBrowser()
  const before = await createTestRoot({ browser })
  await before.connect()
  before.modal.dispose()
  const { root, platform, second, found } = await withSecondWallet({
    browser,
    wallet: new FakeWallet({ accounts: [] }),
  })
  expect(root.account.status).toBe('disconnected')
  const approval = second.hold('eth_requestAccounts')
  const connecting = root.connection.connectExternal(found)
  await platform.advance(5_000)
  expect(root.account.status).toBe('connecting')
  approval.resolve([secondAddress])
  await connecting
  expect(root.account).toMatchObject({ status: 'connected', address: secondAddress })
})

test('Events of a wallet that has been disconnected change nothing.', async () => {
  const { solana, options } = threeNamespaces()
  const { root, modal } = await createTestRoot(options)
  await root.connection.connectExternal(solana.connector)
  const { listener } = solana
  await modal.disconnect()
  await root.connection.connectExternal(solana.connector)
  listener?.networkChanged('solanaBeta')
  listener?.disconnected()
  listener?.accountsChanged([{ namespace: 'solana', address: 'another', type: 'eoa' }])
  expect(root.account).toMatchObject({ status: 'connected', caipAddress: 'solana:solanaAlpha:solanaAccount' })
})

test('If the wallet reports the same account again, the balance and the name of the account stay.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  root.chain.setAccountProp('profileName', 'mara.eth', 'eip155')
  wallet.changeAccounts([firstAddress, secondAddress])
  expect(root.account.state.profileName).toBe('mara.eth')
  expect(root.account.allAccounts).toHaveLength(2)
})
