// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { required } from '../../domain/errors/errors'
import { announce } from '../../testing/announce'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { settle } from '../../testing/settle'

/** A page with a second EVM wallet. */
async function withSecondWallet(options: Parameters<typeof createTestRoot>[0] = {}) {
  const test = await createTestRoot(options)
  const second = new FakeWallet({ accounts: [secondAddress] })
  announce(test.platform.page, second, {
    uuid: '350670db-19fa-4704-a166-e52e178b59d3',
    name: 'Second Wallet',
    rdns: 'com.example.second',
    icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  })
  await test.platform.advance(100)
  const found = required(test.root.connector.getConnectorById('com.example.second'), 'WALLET_UNREACHABLE')
  return { ...test, second, found }
}

/** A page that loads again after a visit with a connected wallet. The wallet has not answered yet, and the visitor chooses the second wallet. */
async function chooseWhileRestoring() {
  const browser = createFakeBrowser()
  const before = await createTestRoot({ browser })
  await before.connect()
  before.modal.dispose()
  const wallet = new FakeWallet()
  const earlier = wallet.hold('eth_accounts')
  const page = await withSecondWallet({ browser, wallet })
  const { root, second, found } = page
  root.modal.show({ view: 'Connect' })
  root.router.push({ view: 'ConnectingExternal', data: { connector: found } })
  const request = second.hold('eth_requestAccounts')
  const connecting = root.connection.connectExternal(found)
  await settle()
  return { ...page, earlier, request, connecting }
}

test('A visitor who declines another wallet while the wallet of the last visit is asked keeps the wallet of the last visit.', async () => {
  const { root, earlier, request, connecting } = await chooseWhileRestoring()
  request.reject(walletError(4001))
  await connecting
  expect(root.account).toMatchObject({ status: 'connecting', address: firstAddress })
  earlier.resolve([firstAddress])
  await settle()
  expect(root.account).toMatchObject({ status: 'connected', address: firstAddress })
})

test('A visitor who declines another wallet, and whose wallet of the last visit refuses after that, is disconnected.', async () => {
  const { root, earlier, request, connecting } = await chooseWhileRestoring()
  request.reject(walletError(4001))
  await connecting
  earlier.reject(new Error('extension context invalidated'))
  await settle()
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  expect(root.connection.attempt.state).toBe('idle')
})

test('If the wallet of the last visit refuses while the visitor waits for another wallet, the view stays, and no account is shown.', async () => {
  const { root, platform, earlier, request, connecting } = await chooseWhileRestoring()
  earlier.resolve([])
  await settle()
  expect([root.modal.open, root.router.view]).toEqual([true, 'ConnectingExternal'])
  request.reject(walletError(4001))
  await connecting
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  await platform.advance(5_000)
  expect(root.memory.read().connections).toEqual({})
})

test('Connecting a wallet of another namespace ends the attempt under way, and its namespace is no longer connecting.', async () => {
  const { options } = threeNamespaces()
  const { root, wallet, connector, found } = await createTestRoot(options)
  wallet.hold('eth_requestAccounts')
  void root.connection.connectExternal(connector())
  await settle()
  const other = required(
    found().find(({ chain }) => chain === 'solana'),
    'WALLET_UNREACHABLE',
  )
  await root.connection.connectExternal(other)
  expect(root.account.stateOf('solana').status).toBe('connected')
  expect(root.account.stateOf('eip155').status).toBe('disconnected')
})

test('A wallet that connects while an earlier wallet disconnects stays connected.', async () => {
  const { root, platform, wallet, connect, found } = await withSecondWallet()
  await connect()
  wallet.hold('wallet_revokePermissions')
  const leaving = root.connection.disconnect('eip155')
  await root.connection.connectExternal(found)
  await platform.advance(3_000)
  await leaving
  expect(root.account).toMatchObject({ status: 'connected', address: secondAddress })
  expect(root.memory.read().connections.eip155?.connectorId).toBe('com.example.second')
})

test('A late answer of a replaced wallet does not set the network of the new wallet.', async () => {
  const { root, modal, wallet, connect, found } = await withSecondWallet()
  await connect()
  const approval = wallet.hold('wallet_switchEthereumChain')
  const switching = modal.switchNetwork(beta)
  await root.connection.connectExternal(found)
  wallet.chainId = beta.id
  approval.resolve(null)
  await expect(switching).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  expect(root.chain.activeCaipNetwork?.name).toBe('Alpha')
})

test('When a visitor chooses a second wallet right after the first has connected, the view of the second wallet stays open.', async () => {
  const { root, platform, second, connector, found } = await withSecondWallet()
  root.modal.show({ view: 'Connect' })
  root.modalStores.walletList.chooseConnector(connector())
  await settle()
  expect(root.connection.attempt.state).toBe('connected')
  const approval = second.hold('eth_requestAccounts')
  root.modal.show({ view: 'Connect' })
  root.modalStores.walletList.chooseConnector(found)
  await platform.advance(1_000)
  expect(root.router.view).toBe('ConnectingExternal')
  approval.resolve([secondAddress])
  await settle()
  expect(root.account.address).toBe(secondAddress)
})

test('Connecting and disconnecting leave no listener at the modal’s AbortSignal.', async () => {
  const add = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const remove = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  const { root, platform, connect } = await createTestRoot()
  const visit = async () => {
    add.mockClear()
    root.modal.show({ view: 'Connect' })
    await connect()
    await root.connection.disconnect()
    await platform.advance(5_000)
    const removed = new Set(remove.mock.calls.map(([, listener]) => listener))
    return add.mock.calls.filter(([, listener], index) => {
      const signal = add.mock.contexts[index]
      return !removed.has(listener) && signal instanceof AbortSignal && !signal.aborted
    }).length
  }
  await visit()
  expect(await visit()).toBe(0)
  vi.restoreAllMocks()
})

test('The modal reads the balance of a namespace that becomes active while its wallet connects.', async () => {
  const { options } = threeNamespaces()
  const { root, connect, found } = await createTestRoot(options)
  const solana = required(
    found().find(({ chain }) => chain === 'solana'),
    'WALLET_UNREACHABLE',
  )
  await root.connection.connectExternal(solana)
  await connect()
  expect(root.account.address).toBe(firstAddress)
  root.chain.setAccountProp('status', 'connecting', 'solana')
  root.chain.setAccountProp('status', 'connecting', 'eip155')
  root.chain.setAccountProp('balanceState', 'loading', 'solana')
  root.chain.setActiveNamespace('solana')
  await settle()
  expect(root.account.state.balanceState).toBe('ready')
})

test('The modal does not listen to a wallet that answers after `dispose`.', async () => {
  const { modal, root, wallet, connect } = await createTestRoot()
  const approval = wallet.hold('eth_requestAccounts')
  const connecting = connect()
  await settle()
  modal.dispose()
  approval.resolve([firstAddress])
  await connecting
  expect(root.account.status).toBe('disconnected')
  expect(wallet.listenerCount()).toBe(0)
})

test('A wallet that approves after the visitor has disconnected does not connect. A new attempt of the visitor connects.', async () => {
  const { root, wallet, connector } = await createTestRoot()
  const approval = wallet.hold('eth_requestAccounts')
  const asked = root.connection.connectExternal(connector())
  await settle()
  await root.connection.disconnect()
  expect([root.connection.attempt.state, root.account.status]).toEqual(['error', 'disconnected'])
  approval.resolve(wallet.accounts)
  await asked
  expect([root.account.status, root.memory.read().connections.eip155]).toEqual(['disconnected', undefined])
  wallet.release('eth_requestAccounts')
  await root.connection.connectExternal(connector())
  expect(root.account.status).toBe('connected')
})

test('Disconnecting one namespace does not end the attempt to connect a wallet of another namespace.', async () => {
  const { options } = threeNamespaces()
  const { root, wallet, connector } = await createTestRoot(options)
  const approval = wallet.hold('eth_requestAccounts')
  const asked = root.connection.connectExternal(connector())
  await settle()
  await root.connection.disconnect('solana')
  approval.resolve(wallet.accounts)
  await asked
  expect(root.account.stateOf('eip155').status).toBe('connected')
})

test('If the modal is destroyed while a wallet disconnects, the wallet stays disconnected in the next modal, and its late answer does not delete the connection of the next modal.', async () => {
  const browser = createFakeBrowser()
  const first = await createTestRoot({ browser })
  await first.connect()
  const answer = first.wallet.hold('wallet_revokePermissions')
  const leaving = first.root.connection.disconnect()
  await settle()
  first.modal.dispose()
  const next = await createTestRoot({ browser })
  expect(next.root.account.status).toBe('disconnected')
  await next.connect()
  answer.resolve(null)
  await leaving
  expect(next.root.memory.read().connections.eip155?.caipAddress).toBe(next.root.account.caipAddress)
  expect(next.root.account.status).toBe('connected')
})

test('If no account is connected, disconnecting deletes no stored names, balances or transactions.', async () => {
  const { root } = await createTestRoot()
  const forget = vi.spyOn(root.memory, 'forget')
  await root.connection.disconnect()
  expect(forget).not.toHaveBeenCalled()
})
