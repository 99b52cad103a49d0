// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { emptyAccountState } from '../../domain/account/account'
import type { ConnectionClient, NetworkClient } from '../../domain/networks/chain'
import type { Network } from '../../domain/networks/network'
import { completeNetwork, placeholderNetwork } from '../../domain/networks/network'
import { firstAddress } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { createTestChain } from '../../testing/chains/create-test-chain'
import { ChainStore } from './chain.store'

const first = completeNetwork(alpha)
const second = completeNetwork(beta)
const solana = completeNetwork({ ...alpha, id: 'main', name: 'Solana', chainNamespace: 'solana' })
const unknown = placeholderNetwork('eip155:31337')

const connectionClient: ConnectionClient = {
  connectExternal: async () => {},
  disconnect: async () => {},
  signMessage: async () => '0x',
  sendTransaction: async () => '0x',
}
const networkClient: NetworkClient = { switchCaipNetwork: async () => {} }

test('[C3-02] Five namespaces, each with its states, networks and clients.', () => {
  const { chain } = createTestChain()
  for (const namespace of ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const) {
    const network = completeNetwork({ ...alpha, chainNamespace: namespace })
    chain.addNamespace(namespace, [network])
    chain.setClients(namespace, connectionClient, networkClient)
    expect(chain.chains.get(namespace)).toEqual({
      namespace,
      networkState: expect.objectContaining({ caipNetwork: network, requestedCaipNetworks: [network] }),
      accountState: emptyAccountState(),
      caipNetworks: [network],
      connectionControllerClient: connectionClient,
      networkControllerClient: networkClient,
    })
  }
  expect(chain.chains.size).toBe(5)
})

test('Switching the active network updates everything that depends on it.', () => {
  const { chain, rememberNetwork, showUnsupportedChain } = createTestChain([first, second, solana])
  chain.setChainAccountData({ address: 'So1', status: 'connected' }, 'solana')
  chain.setActiveCaipNetwork(solana)
  expect(chain.activeChain).toBe('solana')
  expect(chain.isSwitchingNamespace).toBe(true)
  expect(chain.activeCaipAddress).toBe('solana:main:So1')
  expect(rememberNetwork).toHaveBeenLastCalledWith(solana)

  chain.setIsSwitchingNamespace(false)
  chain.setChainAccountData({ address: firstAddress, status: 'connected' }, 'eip155')
  chain.setActiveCaipNetwork(second)
  expect(chain.activeCaipAddress).toBe(`eip155:10:${firstAddress}`)
  expect(showUnsupportedChain).not.toHaveBeenCalled()
  chain.setIsSwitchingNamespace(false)

  chain.setActiveCaipNetwork(unknown)
  expect(chain.isSwitchingNamespace).toBe(false)
  expect(showUnsupportedChain).toHaveBeenCalledOnce()
  expect(rememberNetwork).toHaveBeenLastCalledWith(second)
})

test('[C2-20] UnsupportedChain opens only when the network is not requested and all three exceptions are off.', () => {
  const opens = (network: Network, options = {}, isBasicPairing = false) => {
    const { chain, showUnsupportedChain } = createTestChain([first, second], options, isBasicPairing)
    chain.setChainAccountData({ address: firstAddress }, 'eip155')
    chain.setActiveCaipNetwork(network)
    return showUnsupportedChain.mock.calls.length > 0
  }
  expect(opens(unknown)).toBe(true)
  expect(opens(second)).toBe(false)
  expect(opens(unknown, { enableNetworkSwitch: false })).toBe(false)
  expect(opens(unknown, { allowUnsupportedChain: true })).toBe(false)
  expect(opens(unknown, {}, true)).toBe(false)
})

test('Without an account there is no warning.', () => {
  const { chain, showUnsupportedChain } = createTestChain()
  chain.setActiveCaipNetwork(unknown)
  expect(showUnsupportedChain).not.toHaveBeenCalled()
})

test('[C4-12] Removing the active network switches to the first that remains, then removes the namespace’s wallets.', () => {
  const { chain, connector } = createTestChain([first, second, solana])
  chain.removeNetwork('eip155', first.id)
  expect(chain.activeCaipNetwork).toEqual(second)
  expect([...connector.enabledNamespaces]).toEqual(['eip155', 'solana'])
  chain.removeNetwork('eip155', second.id)
  expect(chain.activeCaipNetwork).toBeUndefined()
  expect([...connector.enabledNamespaces]).toEqual(['solana'])
})

test('Removing another network does not change the active one.', () => {
  const { chain } = createTestChain([first, second])
  chain.removeNetwork('eip155', second.id)
  chain.removeNetwork('cosmos', 'hub')
  expect(chain.activeCaipNetwork).toEqual(first)
  expect(chain.requestedCaipNetworks).toEqual([first])
})

test('When the app removes a network that is not active, the active network stays, also if it is not the first. In a namespace without networks, nothing happens.', () => {
  const third = completeNetwork({ ...beta, id: 99 })
  const { chain } = createTestChain([first, second, third])
  chain.setActiveCaipNetwork(second)
  chain.removeNetwork('eip155', third.id)
  expect(chain.activeCaipNetwork).toEqual(second)
  chain.addNamespace('cosmos', [])
  expect(() => chain.removeNetwork('cosmos', 'hub')).not.toThrow()
  expect(chain.checkIfSupportedNetwork(third)).toBe(false)
  expect(chain.checkIfSupportedNetwork(completeNetwork({ ...beta, chainNamespace: 'cosmos' }))).toBe(true)
})

test('A network is added once, with its namespace if that is new.', () => {
  const { chain, connector } = createTestChain([first])
  for (const network of [second, second, solana]) chain.addNetwork(network)
  expect(chain.requestedCaipNetworks).toEqual([first, second, solana])
  expect(chain.activeChain).toBe('eip155')
  expect(connector.enabledNamespaces.has('solana')).toBe(true)
})

test('[C5-18] Adding and resetting account data require a chain.', () => {
  const { chain } = createTestChain([first])
  expect(() => chain.setChainAccountData({ address: firstAddress }, undefined)).toThrow('Chain is required')
  expect(() => chain.setAccountProp('address', firstAddress, undefined)).toThrow('Chain is required')
  expect(() => chain.resetAccount(undefined)).toThrow('Chain is required')
  expect(chain.activeEntry?.accountState).toEqual(emptyAccountState())
})

test('[C8-22] The six errors of chains and clients.', () => {
  const { chain } = createTestChain([first])
  expect(() => chain.setChainAccountData({}, undefined)).toThrow(/^Chain is required to update chain account data$/)
  expect(() => chain.getNetworkControllerClient('solana')).toThrow(/^Chain adapter not found$/)
  expect(() => chain.getNetworkControllerClient('eip155')).toThrow(/^NetworkController client not set$/)
  expect(() => chain.getConnectionControllerClient(undefined)).toThrow(
    /^Chain is required to get connection controller client$/,
  )
  expect(() => chain.getConnectionControllerClient('eip155')).toThrow(/^ConnectionController client not set$/)
  expect(() => chain.setAccountProp('address', 'a', undefined)).toThrow(/^Chain is required to set account prop$/)
})

test('A reset keeps only the labels of addresses, and the wallet is not the namespace’s any more.', () => {
  const { chain, connector } = createTestChain([first])
  const addressLabels = new Map([[firstAddress, 'maralune.eth']])
  chain.setChainAccountData({ address: firstAddress, status: 'connected', profileName: 'm', addressLabels }, 'eip155')
  connector.setConnectorId('eip155', 'wallet')
  chain.resetAccount('eip155')
  expect(chain.activeEntry?.accountState).toEqual({ ...emptyAccountState(), addressLabels })
  expect(connector.isConnected('eip155')).toBe(false)
})

test('The status disconnected also removes the wallet’s id.', () => {
  const { chain, connector } = createTestChain([first])
  connector.setConnectorId('eip155', 'wallet')
  chain.setAccountProp('status', 'connecting', 'eip155')
  chain.setAccountProp('profileName', 'disconnected', 'eip155')
  expect(connector.isConnected('eip155')).toBe(true)
  chain.setAccountProp('status', 'disconnected', 'eip155')
  expect(connector.isConnected('eip155')).toBe(false)
})

test('Switching is offered if there is a choice, or to leave an unsupported network.', () => {
  const { chain, options } = createTestChain([first, second])
  expect(chain.isSwitchingAllowed).toBe(true)
  options.update({ enableNetworkSwitch: false })
  expect(chain.isSwitchingAllowed).toBe(false)
  const single = createTestChain([first]).chain
  expect(single.isSwitchingAllowed).toBe(false)
  single.setActiveCaipNetwork(unknown)
  expect(single.isSwitchingAllowed).toBe(true)
})

test('A switch asks the namespace’s client first, and is tracked when it is done.', async () => {
  const { chain, events } = createTestChain([first, second])
  const switchCaipNetwork = vi.fn<NetworkClient['switchCaipNetwork']>().mockRejectedValueOnce(new Error('no'))
  chain.setClients('eip155', connectionClient, { switchCaipNetwork })
  await expect(chain.switchActiveNetwork(second)).rejects.toThrow('no')
  expect(events.last.props.event).toBe('MODAL_CREATED')
  await chain.switchActiveNetwork(second)
  expect(switchCaipNetwork).toHaveBeenCalledWith(second)
  expect(events.last.props).toMatchObject({ event: 'SWITCH_NETWORK', properties: { network: 'eip155:10' } })
})

test('A new store has no namespace, no network and no account, and is not switching.', () => {
  const chain = new ChainStore(createTestChain())
  expect(chain).toMatchObject({ activeChain: undefined, isSwitchingNamespace: false, noAdapters: false })
  expect([chain.activeCaipNetwork, chain.activeCaipAddress, chain.connectedNamespaces]).toEqual([
    undefined,
    undefined,
    [],
  ])
})

test('A namespace that the app does not have cannot become active, and gets no network, no clients and no account.', () => {
  const { chain, rememberNetwork } = createTestChain([first])
  chain.setActiveNamespace('solana')
  chain.setActiveCaipNetwork(solana)
  chain.setChainNetworkData({ caipNetwork: solana }, 'solana')
  chain.setClients('solana', connectionClient, networkClient)
  expect(() => chain.setNamespaceNetwork(solana)).toThrow(/^Chain is required to update chain account data$/)
  expect(() => chain.getConnectionControllerClient('solana')).toThrow(/^ConnectionController client not set$/)
  expect([chain.activeChain, [...chain.chains.keys()]]).toEqual(['eip155', ['eip155']])
  expect(chain.checkIfSupportedNetwork(solana)).toBe(true)
  expect(rememberNetwork).not.toHaveBeenCalled()
})

test('The network of a namespace that becomes active is remembered, unless the app does not list it or the namespace is active already.', () => {
  const { chain, rememberNetwork } = createTestChain([first, solana])
  chain.setActiveNamespace('eip155')
  chain.addNamespace('cosmos', [])
  chain.setActiveNamespace('cosmos')
  chain.setNamespaceNetwork(unknown)
  chain.setActiveNamespace('eip155')
  expect([chain.activeChain, rememberNetwork.mock.calls]).toEqual(['eip155', []])
  chain.setActiveNamespace('solana')
  expect(rememberNetwork.mock.calls).toEqual([[solana]])
})

test('A network that becomes active because the app has removed the active network is remembered.', () => {
  const { chain, rememberNetwork } = createTestChain([first, second])
  chain.removeNetwork('eip155', first.id)
  expect(rememberNetwork.mock.calls).toEqual([[second]])
})

test('The namespaces with an account are listed in the order of their networks.', () => {
  const { chain } = createTestChain([first, solana])
  chain.setChainAccountData({ address: 'So1' }, 'solana')
  expect(chain.connectedNamespaces).toEqual(['solana'])
  chain.setChainAccountData({ address: firstAddress }, 'eip155')
  expect(chain.connectedNamespaces).toEqual(['eip155', 'solana'])
})

test('If the same network is set again, the data of the account stays. If another network is set, the data of the account is discarded.', () => {
  const { chain } = createTestChain([first, second])
  const balance = { value: BigInt(1), decimals: 18, symbol: 'ETH' }
  chain.setChainAccountData({ address: firstAddress, balance, balanceState: 'ready' }, 'eip155')
  chain.setNamespaceNetwork(first)
  expect(chain.activeEntry?.accountState).toMatchObject({ balance, balanceState: 'ready' })
  chain.setNamespaceNetwork(second)
  expect(chain.activeEntry?.accountState).toMatchObject({ balance: undefined, balanceState: 'idle' })
})

test('After a reset, a wallet may use every network, and smart accounts are enabled on none.', () => {
  const { chain } = createTestChain([first])
  const approval = { approvedCaipNetworkIds: [], supportsAllNetworks: false, smartAccountEnabledNetworks: [1] }
  chain.setChainNetworkData(approval, 'eip155')
  chain.resetNetwork('eip155')
  expect(chain.activeEntry?.networkState).toEqual({
    caipNetwork: first,
    requestedCaipNetworks: [first],
    approvedCaipNetworkIds: undefined,
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: [],
  })
})

test('Networks are stored unchanged, and an app that allows other networks gets no warning about them.', () => {
  const { chain, options } = createTestChain([first])
  expect(chain.activeCaipNetwork).toBe(first)
  chain.setActiveCaipNetwork(unknown)
  expect(chain.isUnsupportedShown).toBe(true)
  options.update({ allowUnsupportedChain: true })
  expect(chain.isUnsupportedShown).toBe(false)
})
