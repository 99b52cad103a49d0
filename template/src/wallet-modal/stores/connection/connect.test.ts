// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { announce } from '../../testing/announce'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeWallet, firstAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

test('After an approval, account, wallet, network and balance are known.', async () => {
  const { root, modal, connect } = await createTestRoot()
  const told: unknown[] = []
  modal.subscribeEvents(({ props }) => void told.push(props))
  await connect()
  await settle()
  expect(root.connection.attempt.state).toBe('connected')
  expect(root.account).toMatchObject({
    status: 'connected',
    isConnected: true,
    address: firstAddress,
    caipAddress: `eip155:1:${firstAddress}`,
    balance: { value: BigInt('1234567000000000000'), decimals: 18, symbol: 'ETH' },
    walletInfo: { name: 'Test Wallet', rdns: 'com.example.wallet', type: 'ANNOUNCED' },
  })
  expect(told).toContainEqual(
    expect.objectContaining({ event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'Test Wallet' } }),
  )
})

test('While the wallet is asked, the status is connecting.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  const approval = wallet.hold('eth_requestAccounts')
  const connecting = connect()
  await settle()
  expect(root.connection.attempt.state).toBe('waiting')
  expect(root.account).toMatchObject({ status: 'connecting', isConnected: false, address: undefined })
  approval.resolve([firstAddress])
  await connecting
  expect(root.account.status).toBe('connected')
})

test('[C8-28] A decline is shown as one, and a retry works.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  wallet.fail('eth_requestAccounts', walletError(4001, 'User rejected the request.'))
  await connect()
  expect(root.connection.attempt).toMatchObject({
    state: 'declined',
    error: { code: 'USER_REJECTED', shortMessage: 'You declined the request' },
  })
  expect(root.account.status).toBe('disconnected')
  expect(root.connector.isConnected()).toBe(false)
  wallet.release('eth_requestAccounts')
  await connect()
  expect(root.connection.attempt.state).toBe('connected')
})

test('A failure keeps the wallet’s message.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  wallet.fail('eth_requestAccounts', new Error('The device is locked'))
  await connect()
  expect(root.connection.attempt).toMatchObject({
    state: 'error',
    error: { message: 'The wallet reported an error: The device is locked' },
  })
  expect(root.events.last.props).toMatchObject({
    event: 'CONNECT_ERROR',
    properties: { message: 'The wallet reported an error: The device is locked' },
  })
})

test('Leaving the view abandons the request, and a late approval connects nobody.', async () => {
  const { root, wallet, connector } = await createTestRoot()
  const approval = wallet.hold('eth_requestAccounts')
  root.modal.show()
  root.router.push({ view: 'ConnectingExternal', data: { connector: connector() } })
  void root.connection.connectExternal(connector())
  await settle()
  root.router.goBack()
  expect(root.connection.attempt.state).toBe('idle')
  expect(root.account.status).toBe('disconnected')
  approval.resolve([firstAddress])
  await settle()
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  expect(wallet.listenerCount()).toBe(0)
})

test('A late decline changes nothing either.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  const approval = wallet.hold('eth_requestAccounts')
  void connect()
  await settle()
  root.connection.abandonAttempt()
  approval.reject(walletError(4001))
  await settle()
  expect(root.connection.attempt.state).toBe('idle')
})

test('Another wallet can be chosen while one does not answer.', async () => {
  const { root, platform, wallet, connect } = await createTestRoot()
  const approval = wallet.hold('eth_requestAccounts')
  void connect()
  const second = new FakeWallet({ chainId: 10 })
  announce(platform.page, second, {
    uuid: '350670db-19fa-4704-a166-e52e178b59d3',
    name: 'Second',
    rdns: 'com.example.second',
  })
  await settle()
  const other = root.connector.getConnectorById('com.example.second')
  if (!other) return expect.unreachable()
  await root.connection.connectExternal(other)
  approval.resolve([firstAddress])
  await settle()
  expect(root.connection.attempt).toMatchObject({ state: 'connected', connector: { name: 'Second' } })
  expect(root.account.walletInfo?.name).toBe('Second')
  expect(root.connector.activeConnectorIds.get('eip155')).toBe('com.example.second')
})

test('Asking again does not undo the first request, which may still be approved.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  const approval = wallet.hold('eth_requestAccounts')
  void connect()
  await settle()
  wallet.fail('eth_requestAccounts', walletError(-32002))
  await connect()
  expect(root.connection.attempt).toMatchObject({ state: 'error', error: { code: 'REQUEST_PENDING' } })
  approval.resolve([firstAddress])
  await settle()
  expect(root.connection.attempt.state).toBe('connected')
})

test('"Connected" is shown for a moment, then the modal closes.', async () => {
  const { root, platform, connector } = await createTestRoot()
  root.modal.show()
  root.router.push({ view: 'ConnectingExternal', data: { connector: connector() } })
  await root.connection.connectExternal(connector())
  await platform.advance(699)
  expect(root.modal.open).toBe(true)
  await platform.advance(1)
  expect(root.modal.open).toBe(false)
  expect(root.account.isConnected).toBe(true)
})

test('A new attempt right after connecting is not closed with the earlier one.', async () => {
  const { root, platform, wallet, connector } = await createTestRoot()
  root.modal.show()
  root.router.push({ view: 'ConnectingExternal', data: { connector: connector() } })
  await root.connection.connectExternal(connector())
  wallet.hold('eth_requestAccounts')
  void root.connection.connectExternal(connector())
  await platform.advance(700)
  expect(root.modal.open).toBe(true)
  expect(root.connection.attempt.state).toBe('waiting')
})

test('The last two wallets are remembered, newest first.', async () => {
  const { root, platform, connect } = await createTestRoot()
  await connect()
  for (const name of ['Second', 'Third']) {
    const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name, rdns: `com.example.${name.toLowerCase()}` }
    announce(platform.page, new FakeWallet(), info)
    await settle()
    const connector = root.connector.getConnectorById(info.rdns)
    if (connector) await root.connection.connectExternal(connector)
  }
  expect(root.recentConnectorIds).toEqual(['com.example.third', 'com.example.second'])
})

test('The options switch the ways of finding wallets off.', async () => {
  const none = await createTestRoot({ enableEIP6963: false, enableInjected: false })
  none.platform.page.inject(new FakeWallet())
  none.platform.page.window.dispatchEvent(new Event('ethereum#initialized'))
  announce(none.platform.page, new FakeWallet())
  await settle()
  expect(none.found()).toEqual([])
  const injectedOnly = await createTestRoot({ enableEIP6963: false })
  injectedOnly.platform.page.inject(new FakeWallet())
  injectedOnly.platform.page.window.dispatchEvent(new Event('ethereum#initialized'))
  expect(injectedOnly.found().map(({ type }) => type)).toEqual(['INJECTED'])
})
