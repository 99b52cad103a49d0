// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { ChainNamespace } from '../../domain/networks/caip'
import { WalletModalError, required } from '../../domain/errors/errors'
import { membersOf } from '../../domain/wallets/merge-connectors'
import { cosmosHub, polkadot } from '../../networks/paired'
import { bitcoinAlpha, solanaAlpha } from '../../testing/chains/fake-namespace'
import { alpha } from '../../testing/networks'
import { three, threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { firstAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

type Options = Parameters<typeof createTestRoot>[0]

async function create(given: Options = {}) {
  const { solana, bitcoin, options } = threeNamespaces()
  const test = await createTestRoot({ ...options, ...given })
  const { root } = test
  const wallet = () =>
    required(
      root.modalStores.walletList.wallets.find(({ type }) => type === 'MULTI_CHAIN'),
      'NO_ACCOUNT',
    )
  const memberOf = (namespace: ChainNamespace) =>
    required(
      membersOf(wallet()).find(({ chain }) => chain === namespace),
      'NO_ACCOUNT',
    )
  const connectTo = async (...namespaces: readonly ChainNamespace[]) => {
    for (const namespace of namespaces) await root.connection.connectExternal(memberOf(namespace))
    await settle()
  }
  const statuses = () => three.map((namespace) => root.chain.chains.get(namespace)?.accountState.status)
  return { ...test, solana, bitcoin, options, wallet, memberOf, connectTo, statuses }
}

test('[C3-02] All five namespaces, each with its networks, its account and its clients.', async () => {
  const { root } = await createTestRoot({
    networks: [alpha, solanaAlpha, polkadot, bitcoinAlpha, cosmosHub],
  })
  expect([...root.chain.chains.keys()]).toEqual(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])
  for (const [namespace, entry] of root.chain.chains) {
    expect(entry.namespace).toBe(namespace)
    expect(entry.caipNetworks).toHaveLength(1)
    expect(entry.networkState).toMatchObject({ caipNetwork: entry.caipNetworks[0], supportsAllNetworks: true })
    expect(entry.accountState).toMatchObject({ status: 'disconnected', address: undefined, allAccounts: [] })
    expect(root.chain.getConnectionControllerClient(namespace)).toBe(entry.connectionControllerClient)
    expect(root.chain.getNetworkControllerClient(namespace)).toBe(entry.networkControllerClient)
    expect(entry.connectionControllerClient?.signMessage).toBeTypeOf('function')
    expect(entry.networkControllerClient?.switchCaipNetwork).toBeTypeOf('function')
  }
})

test('A wallet for several namespaces is one row that leads to a choice among them.', async () => {
  const { root, wallet } = await create({ enableWalletConnect: false })
  const rows = root.modalStores.walletList.all.filter(({ kind }) => kind === 'injected')
  expect(rows.map(({ name, connector }) => [name, connector?.type])).toEqual([['Test Wallet', 'MULTI_CHAIN']])
  root.modalStores.walletList.chooseConnector(wallet())
  expect(root.router.route).toMatchObject({
    view: 'ConnectingMultiChain',
    data: { connector: { name: 'Test Wallet' } },
  })
})

test('With a filter, the row is the wallet of that namespace, without a choice.', async () => {
  const { root } = await create()
  root.connector.setFilterByNamespace('solana')
  const [row] = root.modalStores.walletList.all.filter(({ kind }) => kind === 'injected')
  expect(row?.connector).toMatchObject({ type: 'ANNOUNCED', chain: 'solana' })
})

test('Each namespace connects by itself, and the one connected last becomes active.', async () => {
  const { root, connectTo, statuses } = await create()
  await connectTo('eip155')
  expect(root.chain.activeChain).toBe('eip155')
  await connectTo('solana')
  expect(root.account).toMatchObject({ address: 'solanaAccount', caipAddress: 'solana:solanaAlpha:solanaAccount' })
  await connectTo('bip122')
  expect(statuses()).toEqual(['connected', 'connected', 'connected'])
  expect(root.chain.connectedNamespaces).toEqual(three)
  root.chain.setActiveNamespace('eip155')
  expect(root.account).toMatchObject({ address: firstAddress, caipAddress: `eip155:1:${firstAddress}` })
})

test('The balance is that of the active namespace; one without balances says so, which is no failure.', async () => {
  const { root, connectTo, platform } = await create()
  await connectTo('eip155', 'solana')
  expect(root.account.balance).toEqual({ value: BigInt(2_500_000_000), decimals: 9, symbol: 'SOL' })
  await connectTo('bip122')
  expect(root.account.state).toMatchObject({ balance: undefined, balanceState: 'unsupported' })
  const again = root.account.refreshBalance()
  expect(root.account.state.balanceState).toBe('unsupported')
  await again
  expect(platform.logged).toEqual([])
})

test('Declining one namespace does not affect the others.', async () => {
  const { root, connectTo, solana, statuses } = await create()
  await connectTo('eip155')
  solana.refusal = new WalletModalError('USER_REJECTED')
  await connectTo('solana')
  expect(statuses()).toEqual(['connected', 'disconnected', 'disconnected'])
  expect(root.chain.activeChain).toBe('eip155')
  expect(root.connection.attempt.state).toBe('declined')
})

test('Disconnecting one namespace leaves the others connected and shows one of them.', async () => {
  const { root, modal, connectTo, statuses, solana, bitcoin } = await create()
  await connectTo('eip155', 'bip122', 'solana')
  modal.open()
  await modal.disconnect('solana')
  expect(statuses()).toEqual(['connected', 'disconnected', 'connected'])
  expect([solana.endings, bitcoin.endings]).toEqual([1, 0])
  expect(root.chain.activeChain).toBe('eip155')
  expect(root.modal.open).toBe(true)
  // This namespace is not active, so the active one stays.
  await modal.disconnect('bip122')
  expect(root.account.address).toBe(firstAddress)
  await modal.disconnect('eip155')
  expect(root.modal.open).toBe(false)
  expect(root.chain.activeChain).toBe('eip155')
})

test('Disconnecting all ends with the namespace that was active, whichever fails.', async () => {
  const { root, modal, connectTo, statuses, solana, bitcoin } = await create()
  await connectTo('eip155', 'bip122', 'solana')
  bitcoin.failure = new Error('no answer')
  await modal.disconnect()
  expect(statuses()).toEqual(['disconnected', 'disconnected', 'disconnected'])
  expect([solana.endings, bitcoin.endings]).toEqual([1, 1])
  expect(root.chain.activeChain).toBe('solana')
  expect(root.memory.read().connections).toEqual({})
})

test('If a wallet disconnects, a remaining one is shown.', async () => {
  const { root, modal, connectTo, solana, statuses } = await create()
  await connectTo('eip155', 'solana')
  modal.open()
  solana.listener?.disconnected()
  expect(statuses()).toEqual(['connected', 'disconnected', 'disconnected'])
  expect(root.account.address).toBe(firstAddress)
  expect(root.modal.open).toBe(true)
})

test('Events of a namespace that is not active stay in that namespace.', async () => {
  const { root, connectTo, solana } = await create()
  await connectTo('eip155', 'solana')
  root.chain.setActiveNamespace('eip155')
  solana.listener?.networkChanged('solanaBeta')
  solana.listener?.accountsChanged([{ namespace: 'solana', address: 'another', type: 'eoa' }])
  expect(root.chain.activeCaipNetwork?.name).toBe('Alpha')
  expect(root.account.address).toBe(firstAddress)
  expect(root.chain.chains.get('solana')?.accountState.caipAddress).toBe('solana:solanaBeta:another')
})

test('Removing a network moves the account of an inactive namespace to its next network.', async () => {
  const { root, modal, connectTo, platform } = await create()
  await connectTo('solana', 'eip155')
  root.chain.setActiveNamespace('solana')
  await settle()
  root.chain.setActiveNamespace('eip155')
  const account = () => root.chain.chains.get('solana')?.accountState
  expect(account()).toMatchObject({ caipAddress: 'solana:solanaAlpha:solanaAccount', balanceState: 'ready' })

  modal.removeNetwork('solana', solanaAlpha.id)
  expect(modal.getAccount('solana')).toMatchObject({ caipAddress: 'solana:solanaBeta:solanaAccount' })
  expect(account()).toMatchObject({ balance: undefined, balanceState: 'idle' })
  expect(modal.getState()).toMatchObject({ activeChain: 'eip155', selectedNetworkId: 'eip155:1' })
  root.chain.setActiveNamespace('solana')
  await settle()
  expect(root.account.balance).toBeDefined()
  await platform.advance(200)
  await settle()
  expect(await root.memory.earlierBalance('solana:solanaBeta:solanaAccount')).toEqual(root.account.balance)
})

test('Without a network an account has no CAIP address, until a network is added.', async () => {
  const { root, modal, connectTo } = await create()
  await connectTo('bip122', 'eip155')
  modal.removeNetwork('bip122', bitcoinAlpha.id)
  expect(modal.getAccount('bip122')).toMatchObject({ address: 'bip122Account', caipAddress: undefined })
  modal.addNetwork({ ...bitcoinAlpha, id: 'bitcoinBeta', name: 'Bitcoin Beta' })
  expect(modal.getAccount('bip122').caipAddress).toBe('bip122:bitcoinBeta:bip122Account')
  expect(root.chain.chains.get('bip122')?.networkState.caipNetwork?.name).toBe('Bitcoin Beta')
})

test('If the app adds the network that the wallet is on, the network becomes known.', async () => {
  const { root, modal, connectTo } = await create({ networks: [alpha, solanaAlpha, bitcoinAlpha] })
  await connectTo('solana')
  await connectTo('eip155')
  root.sessions.showWalletNetwork('eip155', 31337)
  expect(root.chain.activeCaipNetwork?.name).toBe('Unknown Network')
  modal.addNetwork({ ...alpha, id: 31337, name: 'Late' })
  expect(root.chain.activeCaipNetwork?.name).toBe('Late')
  expect(root.chain.isUnsupportedShown).toBe(false)
})

test('After a reload every namespace has its connection again, and the same one is active.', async () => {
  const first = await create()
  await first.connectTo('eip155', 'bip122', 'solana')
  first.solana.listener?.networkChanged('solanaBeta')
  first.root.chain.setActiveNamespace('eip155')
  first.modal.dispose()
  const second = await create({ browser: first.browser, isStarted: false })
  second.solana.isShared = true
  second.bitcoin.isShared = false
  second.modal.start()
  await settle()
  expect(second.statuses()).toEqual(['connected', 'connected', 'disconnected'])
  expect(second.root.chain.activeChain).toBe('eip155')
  expect(second.root.chain.chains.get('solana')?.accountState.caipAddress).toBe('solana:solanaBeta:solanaAccount')
})

test('After a reload, a wallet of any namespace that shares another account is not restored.', async () => {
  const first = await create()
  await first.connectTo('solana', 'bip122')
  const { connections } = first.root.memory.read()
  const stored = { connectorId: first.solana.connector.id, caipAddress: 'solana:solanaAlpha:another' }
  first.browser.keyValue.set(
    'wallet-modal:default',
    JSON.stringify({ connections: { ...connections, solana: stored } }),
  )
  first.modal.dispose()
  const second = await create({ browser: first.browser, isStarted: false })
  second.solana.isShared = true
  second.bitcoin.isShared = true
  second.modal.start()
  await settle()
  expect(second.statuses()).toEqual(['disconnected', 'disconnected', 'connected'])
})

test('open({ namespace }) shows the account of that namespace, or lists only its wallets.', async () => {
  const { root, modal, connectTo } = await create()
  await connectTo('eip155')
  modal.open({ namespace: 'solana' })
  expect(root.router.view).toBe('Connect')
  expect(root.connector.connectors.every(({ chain }) => chain === 'solana')).toBe(true)
  modal.close()
  expect(root.connector.filterByNamespace).toBeUndefined()
  modal.open({ namespace: 'eip155' })
  expect(root).toMatchObject({ router: { view: 'Account' }, account: { address: firstAddress } })
})

test('Switching to a network of another connected namespace shows its account.', async () => {
  const { root, modal, connectTo } = await create()
  await connectTo('solana', 'eip155')
  await modal.switchNetwork({ id: 'solanaBeta' })
  expect(root.account).toMatchObject({ caipAddress: 'solana:solanaBeta:solanaAccount' })
  expect(root.chain.isSwitchingNamespace).toBe(false)
})

test('A form that was filled in for one namespace is reset for another.', async () => {
  const { root, connectTo } = await create()
  let resets = 0
  root.resets.add(() => (resets += 1))
  await connectTo('eip155', 'solana')
  resets = 0
  root.chain.setActiveNamespace('eip155')
  expect(resets).toBeGreaterThan(0)
  resets = 0
  root.chain.setActiveNamespace('eip155')
  expect(resets).toBe(0)
})

test('Independent events of different namespaces give the same state in any order.', async () => {
  const ends = new Set<string>()
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const made = await create()
    await made.connectTo('eip155', 'solana', 'bip122')
    const changes = [
      () => made.solana.listener?.networkChanged('solanaBeta'),
      () => made.bitcoin.listener?.disconnected(),
      () => made.root.chain.setActiveNamespace('eip155'),
    ]
    for (const index of order) changes[index]?.()
    await settle()
    const { chain } = made.root
    ends.add(JSON.stringify([...chain.chains.values()].map(({ accountState }) => accountState.caipAddress ?? null)))
  }
  expect(ends).toEqual(new Set([JSON.stringify([`eip155:1:${firstAddress}`, 'solana:solanaBeta:solanaAccount', null])]))
})
