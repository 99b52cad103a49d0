// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { RootStore } from '../root/root.store'
import { announce, testWalletInfo } from '../../testing/announce'
import { createTestRoot } from '../../testing/create-test-root'
import type { FakeBrowser } from '../../testing/fake-browser'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

/** A browser in which a visit has ended with a connected wallet. */
async function visitBefore(wallet = new FakeWallet()): Promise<FakeBrowser> {
  const browser = createFakeBrowser()
  const { modal, connect } = await createTestRoot({ browser, wallet })
  await connect()
  modal.dispose()
  return browser
}

test('[C4-01] A status per namespace: connecting from what is stored, then connected or disconnected.', async () => {
  const browser = await visitBefore()
  const wallet = new FakeWallet()
  const { modal, root } = await createTestRoot({ browser, wallet, isStarted: false })
  const status = () => root.chain.chains.get('eip155')?.accountState.status
  expect(status()).toBe('disconnected')
  const answer = wallet.hold('eth_accounts')
  modal.start()
  expect(status()).toBe('connecting')
  expect(root.account).toMatchObject({ address: firstAddress, isConnected: false })
  answer.resolve([firstAddress])
  await settle()
  expect(status()).toBe('connected')

  // When another tab connects a wallet, this tab follows with the status reconnecting.
  const tab = await createTestRoot({ browser, wallet: new FakeWallet() })
  const second = new FakeWallet()
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d3', name: 'Second', rdns: 'com.example.second' }
  announce(tab.platform.page, second, info)
  await settle()
  const held = second.hold('eth_accounts')
  const { connections } = root.memory.read()
  root.memory.rememberConnection('eip155', {
    connectorId: info.rdns,
    caipAddress: connections.eip155?.caipAddress ?? '',
  })
  await settle()
  expect(tab.root.account.status).toBe('reconnecting')
  held.resolve([])
  await settle()
  expect(tab.root.account.status).toBe('disconnected')
})

test('A connection is restored without asking the visitor.', async () => {
  const browser = await visitBefore()
  const { root, wallet } = await createTestRoot({ browser })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
  expect(wallet.callsOf('eth_requestAccounts')).toEqual([])
  expect(root.publicState.state.initialized).toBe(true)
})

test('A wallet that appears late is waited for.', async () => {
  const browser = await visitBefore()
  const { root, platform } = await createTestRoot({ browser, wallet: null })
  expect(root.account.status).toBe('connecting')
  expect(root.publicState.state.initialized).toBe(false)
  await platform.advance(4_000)
  announce(platform.page, new FakeWallet())
  await settle()
  expect(root.account.status).toBe('connected')
})

test('A missing wallet is forgotten after five seconds.', async () => {
  const browser = await visitBefore()
  const { root, platform } = await createTestRoot({ browser, wallet: null })
  await platform.advance(4_999)
  expect(root.account.status).toBe('connecting')
  await platform.advance(1)
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  expect(root.memory.read().connections).toEqual({})
  expect(root.publicState.state.initialized).toBe(true)
})

test('A locked wallet ends the connection.', async () => {
  const browser = await visitBefore()
  const { root, platform } = await createTestRoot({ browser, wallet: new FakeWallet({ accounts: [] }) })
  expect(root.account.status).toBe('disconnected')
  await platform.advance(5_000)
  expect(root.memory.read().connections).toEqual({})
})

test('A wallet that throws ends the connection and is logged.', async () => {
  const browser = await visitBefore()
  const wallet = new FakeWallet()
  wallet.fail('eth_accounts', new Error('extension context invalidated'))
  const { root, platform } = await createTestRoot({ browser, wallet })
  expect(root.account.status).toBe('disconnected')
  expect(platform.logged.map(({ message }) => message)).toEqual([
    'The connection to com.example.wallet could not be restored.',
  ])
})

test('A wallet that never answers ends the connection after five seconds.', async () => {
  const browser = await visitBefore()
  const wallet = new FakeWallet()
  wallet.hold('eth_accounts')
  const { root, platform } = await createTestRoot({ browser, wallet })
  expect(root.account.status).toBe('connecting')
  await platform.advance(5_000)
  expect(root.account.status).toBe('disconnected')
})

test("A wallet that still shares the stored account is restored with that account and the wallet's network.", async () => {
  const browser = await visitBefore()
  const wallet = new FakeWallet({ accounts: [secondAddress, firstAddress], chainId: 10 })
  const { root } = await createTestRoot({ browser, wallet })
  expect(root.account.caipAddress).toBe(`eip155:10:${secondAddress}`)
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
})

/** Another wallet that claims the rdns of the first. */
const impostorInfo = { ...testWalletInfo, uuid: '350670db-19fa-4704-a166-e52e178b59d4' }

/** A visit in which these wallets announce themselves with the same rdns, in this order. */
async function visitWith(browser: FakeBrowser, wallets: readonly FakeWallet[]) {
  const test = await createTestRoot({ browser, wallet: null, isStarted: false })
  wallets.forEach((wallet, index) => announce(test.platform.page, wallet, index === 0 ? impostorInfo : testWalletInfo))
  test.modal.start()
  await settle()
  return test
}

/** The provider of the connected wallet. */
const providerOf = (root: RootStore) => {
  const { provider } = root.sessions.require('eip155').session
  return (provider as FakeWallet).request({ method: 'eth_accounts' })
}

test('A wallet that never tells its chain ends the connection after five seconds.', async () => {
  const browser = await visitBefore()
  const wallet = new FakeWallet()
  wallet.hold('eth_chainId')
  const { root, platform } = await createTestRoot({ browser, wallet })
  expect(root.account.status).toBe('connecting')
  await platform.advance(5_000)
  expect(root.account.status).toBe('disconnected')
})

test('A wallet that shares another account is not restored, whatever its name.', async () => {
  const browser = await visitBefore()
  const wallet = new FakeWallet({ accounts: [secondAddress] })
  const { root, platform } = await createTestRoot({ browser, wallet })
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  await platform.advance(5_000)
  expect(root.memory.read().connections).toEqual({})
  expect(wallet.callsOf('eth_requestAccounts')).toEqual([])
})

test('Of two wallets with one rdns, the one with the stored account is restored, whichever announces itself first.', async () => {
  for (const accounts of [[secondAddress], []]) {
    const browser = await visitBefore()
    const [other, own] = [new FakeWallet({ accounts }), new FakeWallet({ chainId: 10 })]
    const { root } = await visitWith(browser, [other, own])
    expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
    await expect(providerOf(root)).resolves.toEqual([firstAddress])
    expect(other.callsOf('eth_requestAccounts')).toEqual([])
  }
})

test('The second of two wallets with one rdns is found again after a reload, even if they announce themselves in the other order.', async () => {
  const browser = createFakeBrowser()
  const [one, two] = [new FakeWallet(), new FakeWallet({ accounts: [secondAddress] })]
  const first = await visitWith(browser, [one, two])
  const listed = first.found().find(({ provider }) => provider === two)
  await first.root.connection.connectExternal(listed ?? expect.unreachable())
  first.modal.dispose()
  for (const order of [
    [one, two],
    [two, one],
  ]) {
    const { root, modal } = await visitWith(browser, order)
    expect(root.account).toMatchObject({ status: 'connected', address: secondAddress })
    modal.dispose()
  }
})

test('A first wallet that never answers does not hold up the right one.', async () => {
  const browser = await visitBefore()
  const [silent, own] = [new FakeWallet(), new FakeWallet()]
  silent.hold('eth_accounts')
  const { root, platform } = await visitWith(browser, [silent, own])
  expect(root.account.status).toBe('connected')
  await platform.advance(10_000)
  expect(root.account.status).toBe('connected')
})

test('After a first wallet has refused, the right one is still restored if it is late.', async () => {
  const browser = await visitBefore()
  const { root, platform } = await visitWith(browser, [new FakeWallet({ accounts: [secondAddress] })])
  expect(root.account.status).toBe('disconnected')
  expect(root.publicState.state.initialized).toBe(true)
  await platform.advance(4_000)
  announce(platform.page, new FakeWallet())
  await settle()
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
})

test('A page that is left after a first refusal, within five seconds, leaves the connection to the next page.', async () => {
  const browser = await visitBefore()
  const first = await visitWith(browser, [new FakeWallet({ accounts: [secondAddress] })])
  expect(first.root.account.status).toBe('disconnected')
  await first.platform.advance(4_999)
  first.modal.dispose()
  const { root } = await createTestRoot({ browser })
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
})

test('The stored data of the account is deleted with its connection after five seconds.', async () => {
  const browser = await visitBefore()
  const { root, platform } = await visitWith(browser, [new FakeWallet({ accounts: [secondAddress] })])
  const { names } = await root.memory.repositories()
  await names.put(firstAddress, ['mara.eth'])
  await platform.advance(4_999)
  expect(await names.all()).toHaveLength(1)
  await platform.advance(1)
  await settle()
  expect([await names.all(), root.memory.read().connections]).toEqual([[], {}])
})

test('A late answer does not replace the wallet that the visitor has connected meanwhile.', async () => {
  const browser = await visitBefore()
  const [silent, other] = [new FakeWallet(), new FakeWallet({ accounts: [secondAddress] })]
  const answer = silent.hold('eth_accounts')
  const { root, found } = await visitWith(browser, [silent, other])
  await root.connection.connectExternal(found().find(({ provider }) => provider === other) ?? expect.unreachable())
  answer.resolve([firstAddress])
  await settle()
  expect(root.account).toMatchObject({ status: 'connected', address: secondAddress })
})

test('Two tabs in which the wallets of one rdns have different numbers do not disturb each other.', async () => {
  const browser = createFakeBrowser()
  const [one, two] = [new FakeWallet(), new FakeWallet({ accounts: [secondAddress] })]
  const first = await visitWith(browser, [one, two])
  await first.root.connection.connectExternal(
    first.found().find(({ provider }) => provider === two) ?? expect.unreachable(),
  )
  const second = await visitWith(browser, [two, one])
  expect(second.root.account.address).toBe(secondAddress)
  const asked = two.callsOf('eth_accounts').length
  const { eip155 } = second.root.memory.read().connections
  second.root.memory.rememberConnection('eip155', eip155)
  await settle()
  expect(first.root.account).toMatchObject({ status: 'connected', address: secondAddress })
  expect(two.callsOf('eth_accounts')).toHaveLength(asked)
})

test('The network that was chosen last is active again, also without a wallet.', async () => {
  const browser = createFakeBrowser()
  const first = await createTestRoot({ browser, wallet: null })
  await first.modal.switchNetwork({ id: 10 })
  const { root } = await createTestRoot({ browser, wallet: null })
  expect(root.chain.activeCaipNetwork?.id).toBe(10)
})

test('A stored network that the app does not list any more is not used.', async () => {
  const browser = createFakeBrowser()
  browser.keyValue.set('wallet-modal:default', '{"activeCaipNetworkId":"eip155:31337"}')
  const { root } = await createTestRoot({ browser, wallet: null })
  expect(root.chain.activeCaipNetwork?.id).toBe(1)
})

test('A stored namespace that the app does not have any more is ignored.', async () => {
  const browser = createFakeBrowser()
  const connections = { solana: { connectorId: 'w', caipAddress: 'solana:main:abc' } }
  browser.keyValue.set('wallet-modal:default', JSON.stringify({ connections }))
  const { root, platform } = await createTestRoot({ browser })
  await platform.advance(5_000)
  expect(root.connector.isConnected()).toBe(false)
  expect(root.publicState.state.initialized).toBe(true)
})

test('The visitor can disconnect while the wallet is being asked.', async () => {
  const browser = await visitBefore()
  const wallet = new FakeWallet()
  const answer = wallet.hold('eth_accounts')
  const { modal, root } = await createTestRoot({ browser, wallet })
  await modal.disconnect()
  answer.resolve([firstAddress])
  await settle()
  expect(root.account.status).toBe('disconnected')
})

test('An adapter chunk that never loads does not hold up the page; the next page tries again.', async () => {
  const browser = await visitBefore()
  const { root, modal, platform } = await createTestRoot({ browser, isStarted: false })
  root.adapters.load = () => new Promise(() => {})
  modal.start()
  await settle()
  expect(root.account.status).toBe('connecting')
  await platform.advance(30_000)
  await settle()
  expect(root.publicState.state.initialized).toBe(true)
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  expect(root.memory.read().connections.eip155?.connectorId).toBe(testWalletInfo.rdns)
})

test('An adapter chunk that loads too late connects nobody.', async () => {
  const browser = await visitBefore()
  const { root, modal, platform } = await createTestRoot({ browser, isStarted: false })
  const load = root.adapters.load.bind(root.adapters)
  let arrive = () => {}
  root.adapters.load = (namespace) => new Promise((resolve) => (arrive = () => resolve(load(namespace))))
  modal.start()
  await settle()
  await platform.advance(30_000)
  arrive()
  await settle()
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
})
