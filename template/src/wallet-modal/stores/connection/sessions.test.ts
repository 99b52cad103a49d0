// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { Adapter, AdapterContext, AdapterListener, AdapterSession } from '../../adapters/adapter'
import { emptyAccountState } from '../../domain/account/account'
import { parseCaipAddress, parseCaipNetworkId } from '../../domain/networks/caip'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'

test('Another account in the wallet becomes the account of the modal.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  root.chain.setAccountProp('profileName', 'maralune.eth', 'eip155')
  wallet.changeAccounts([secondAddress, firstAddress])
  expect(root.account).toMatchObject({ address: secondAddress, caipAddress: `eip155:1:${secondAddress}` })
  expect(root.account.state.profileName).toBeUndefined()
  expect(root.account.allAccounts.map(({ address }) => address)).toEqual([secondAddress, firstAddress])
  await settle()
  expect(root.account.balance).toBeDefined()
  expect(root.memory.read().connections.eip155?.caipAddress).toBe(`eip155:1:${secondAddress}`)
})

test('Another network in the wallet becomes the network of the modal, with its own balance.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  await settle()
  wallet.changeChain(10)
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
  expect(root.account).toMatchObject({ caipAddress: `eip155:10:${firstAddress}`, balance: undefined })
  await settle()
  expect(root.account.balance).toEqual({ value: BigInt('2000000000000000000'), decimals: 18, symbol: 'BET' })
  expect(root.memory.read().activeCaipNetworkId).toBe('eip155:10')
})

test('[C4-07] An unsupported network is first a placeholder, then the UnsupportedChain view.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  wallet.changeChain(31337)
  expect(root.chain.activeCaipNetwork).toMatchObject({ id: 31337, name: 'Unknown Network' })
  expect(root.chain.isUnsupportedShown).toBe(true)
  expect(root).toMatchObject({ modal: { open: true }, router: { view: 'UnsupportedChain' } })
  wallet.changeChain(1)
  expect(root.chain.isUnsupportedShown).toBe(false)
  expect(root.modal.open).toBe(false)
})

test('An unsupported network is not stored, and is removed with the wallet.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  wallet.changeChain(31337)
  expect(root.memory.read().activeCaipNetworkId).toBe('eip155:1')
  wallet.changeAccounts([])
  expect(root.chain.activeCaipNetwork?.id).toBe(1)
})

test.each([
  ['locks', (wallet: FakeWallet) => wallet.changeAccounts([])],
  [
    'disconnects',
    (wallet: FakeWallet) => {
      wallet.accounts = []
      wallet.emit('disconnect', walletError(4900))
    },
  ],
])(
  '[C4-06] A wallet that %s resets the account: disconnected, every field empty, no connector id.',
  async (_, leave) => {
    const { root, platform, wallet, connect } = await createTestRoot()
    await connect()
    await settle()
    root.chain.setChainAccountData({ profileName: 'm', profileImage: 'i' }, 'eip155')
    root.chain.setChainAccountData({ currentTab: 2, smartAccountDeployed: true }, 'eip155')
    expect(root.connector.activeConnectorIds.get('eip155')).toBe('com.example.wallet')
    leave(wallet)
    await platform.advance(100)
    expect(root.account.status).toBe('disconnected')
    expect(root.account.state).toEqual(emptyAccountState())
    expect(root.connector.activeConnectorIds.has('eip155')).toBe(false)
    expect(root.memory.read().connections).toEqual({})
    expect(wallet.listenerCount()).toBe(0)
  },
)

test('Losing the account closes the modal.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  root.modal.show()
  expect(root.router.view).toBe('Account')
  wallet.changeAccounts([])
  expect(root.modal.open).toBe(false)
})

test('Disconnecting asks the wallet, forgets the account and is tracked.', async () => {
  const { modal, root, wallet, connect } = await createTestRoot()
  await connect()
  root.chain.setAccountProp('profileName', 'maralune.eth', 'eip155')
  await modal.disconnect()
  expect(wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
  expect(root.account.state).toEqual(emptyAccountState())
  expect(root.memory.read().connections).toEqual({})
  expect(root.sessions.get('eip155')).toBeUndefined()
  expect(root.events.last.props).toMatchObject({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } })
  expect(root.modal.loading).toBe(false)
  expect(wallet.listenerCount()).toBe(0)
})

test('The modal is busy while a slow wallet disconnects, three seconds at most.', async () => {
  const { modal, root, wallet, platform, connect } = await createTestRoot()
  await connect()
  wallet.hold('wallet_revokePermissions')
  const disconnecting = modal.disconnect('eip155')
  expect(root.modal.loading).toBe(true)
  await platform.advance(3_000)
  await disconnecting
  expect(root.modal.loading).toBe(false)
  expect(root.account.status).toBe('disconnected')
})

test('Disconnecting without a connection does nothing.', async () => {
  const { modal, root, wallet } = await createTestRoot()
  await modal.disconnect()
  expect(wallet.calls).toEqual([])
  expect(root.events.last.props.event).toBe('DISCONNECT_SUCCESS')
})

test('[C4-11] [C8-23] Each chain with an address is disconnected and reset; failures are collected, logged and tracked.', async () => {
  const { solana, bitcoin, options } = threeNamespaces()
  const { modal, root, wallet, platform, connect } = await createTestRoot(options)
  const told: unknown[] = []
  modal.subscribeEvents(({ props }) => {
    if (props.event.startsWith('DISCONNECT')) told.push(props)
  })
  await connect()
  await root.connection.connectExternal(solana.connector)
  for (const { namespace } of [...root.chain.chains.values()])
    root.chain.setChainNetworkData({ approvedCaipNetworkIds: ['eip155:1'], supportsAllNetworks: false }, namespace)
  wallet.fail('wallet_revokePermissions', walletError(-32603, 'the wallet is stuck'))
  solana.failure = new Error('the relay is gone')

  await modal.disconnect()
  expect(wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
  expect([solana.endings, bitcoin.endings]).toEqual([1, 0])
  const message =
    'Failed to disconnect chain eip155: The wallet reported an error: the wallet is stuck, ' +
    'Failed to disconnect chain solana: the relay is gone'
  expect(platform.logged).toEqual([{ level: 'error', message, details: [] }])
  expect(told).toMatchObject([{ event: 'DISCONNECT_ERROR', properties: { message } }])
  for (const { accountState, networkState } of root.chain.chains.values()) {
    expect(accountState).toEqual(emptyAccountState())
    expect(networkState).toMatchObject({ approvedCaipNetworkIds: undefined, supportsAllNetworks: true })
  }
  expect(root.memory.read().connections).toEqual({})

  wallet.release('wallet_revokePermissions')
  await connect()
  await modal.disconnect('eip155')
  expect(told[1]).toMatchObject({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } })
  await modal.disconnect()
  expect(told[2]).toMatchObject({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } })
  expect(solana.endings).toBe(1)
})

test('[C8-12] Invalid addresses and network ids are refused in the words of the specification.', async () => {
  const descriptor = testEvmAdapter()
  const load: typeof descriptor.load = async (context) => {
    const adapter: Adapter = await descriptor.load(context)
    const accounts = [{ namespace: 'eip155', address: 'no: address', type: 'eoa' }] as const
    return { ...adapter, connect: async ({ connector }) => ({ provider: connector.provider, accounts, chainId: 1 }) }
  }
  const { root, connect } = await createTestRoot({ adapters: [{ ...descriptor, load }] })
  await connect()
  expect(root.connection.attempt).toMatchObject({
    state: 'error',
    error: { shortMessage: 'Invalid CAIP Address', details: 'eip155:1:no: address' },
  })
  expect(root.account).toMatchObject({ status: 'disconnected', address: undefined })
  expect(() => parseCaipAddress('eip155:1')).toThrow(/^Invalid CAIP-10 address/)
  expect(() => parseCaipNetworkId('eip155')).toThrow(/^Invalid CAIP-2 network id/)
})

test('A wallet that throws when listeners are added or removed can be connected and disconnected.', async () => {
  const { solana, options } = threeNamespaces()
  const broken = {
    ...solana.descriptor,
    load: async (context: AdapterContext) => ({
      ...(await solana.descriptor.load(context)),
      watch: (_: AdapterSession, listener: AdapterListener) => {
        solana.listener = listener
        return () => {
          throw new Error('no events here')
        }
      },
    }),
  }
  const { modal, root, platform } = await createTestRoot({ ...options, adapters: [testEvmAdapter(), broken] })
  const status = () => root.chain.chains.get('solana')?.accountState.status
  await root.connection.connectExternal(solana.connector)
  expect(status()).toBe('connected')
  await modal.disconnect()
  expect(status()).toBe('disconnected')
  expect(root.modal.loading).toBe(false)
  const details = [new Error('no events here')]
  const message = 'The wallet threw an error when listening stopped.'
  expect(platform.logged).toContainEqual({ level: 'warn', message, details })
  // Later events of such a wallet belong to a connection that has ended.
  solana.listener?.accountsChanged([{ namespace: 'solana', address: 'another', type: 'eoa' }])
  expect(root.chain.chains.get('solana')?.accountState.address).toBeUndefined()
})

test('A wallet that accepts no listener is connected all the same.', async () => {
  const { solana, options } = threeNamespaces()
  const broken = {
    ...solana.descriptor,
    load: async (context: AdapterContext) => ({
      ...(await solana.descriptor.load(context)),
      watch: () => {
        throw new Error('no events here')
      },
    }),
  }
  const { root, modal, platform } = await createTestRoot({ ...options, adapters: [testEvmAdapter(), broken] })
  const status = () => root.chain.chains.get('solana')?.accountState.status
  await root.connection.connectExternal(solana.connector)
  expect(status()).toBe('connected')
  const logged = { level: 'warn', message: 'The wallet cannot be followed.', details: [new Error('no events here')] }
  expect(platform.logged).toEqual([logged])
  await modal.disconnect()
  expect(status()).toBe('disconnected')
  expect(platform.logged).toEqual([logged])
})
