import { makeAutoObservable, observableRef, observableShallow } from 'mobx'
import type { AccountState } from '../../domain/account/account'
import { emptyAccountState, unreadOnNetwork } from '../../domain/account/account'
import type { CaipAddress, ChainNamespace } from '../../domain/networks/caip'
import { toCaipAddress } from '../../domain/networks/caip'
import type { ChainEntry, ConnectionClient, NetworkClient, NetworkState } from '../../domain/networks/chain'
import { createChainEntry, networksOf } from '../../domain/networks/chain'
import type { CoreErrorCode } from '../../domain/errors/errors'
import { required } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import type { ConnectorStore } from './connector.store'
import type { EventsStore } from '../shell/events.store'
import type { OptionsStore } from '../root/options.store'

interface ChainDeps {
  options: OptionsStore
  connector: ConnectorStore
  events: EventsStore
  rememberNetwork: (network: Network) => void
  showUnsupportedChain: () => void
}

/** The namespaces with their networks and accounts, and the active namespace. */
export class ChainStore {
  activeChain: ChainNamespace | undefined = undefined
  readonly chains = new Map<ChainNamespace, ChainEntry>()
  isSwitchingNamespace = false
  noAdapters = false
  readonly #deps: ChainDeps

  constructor(deps: ChainDeps) {
    this.#deps = deps
    makeAutoObservable(this, { chains: observableShallow, activeChain: observableRef })
  }

  get activeEntry(): ChainEntry | undefined {
    return this.activeChain && this.chains.get(this.activeChain)
  }

  get activeCaipNetwork(): Network | undefined {
    return this.activeEntry?.networkState.caipNetwork
  }

  get activeCaipAddress(): CaipAddress | undefined {
    return this.activeEntry?.accountState.caipAddress
  }

  /** The networks of all namespaces. */
  get requestedCaipNetworks(): Network[] {
    return [...this.chains.values()].flatMap((entry) => entry.networkState.requestedCaipNetworks)
  }

  get isActiveNetworkSupported(): boolean {
    return !this.activeCaipNetwork || this.checkIfSupportedNetwork(this.activeCaipNetwork)
  }

  /** Whether the views warn about the active network: the app does not list it, and does not tolerate that. */
  get isUnsupportedShown(): boolean {
    return !this.isActiveNetworkSupported && !this.#deps.options.state.allowUnsupportedChain
  }

  /** Whether the visitor can switch networks: there are several, or the active one is not listed. */
  get isSwitchingAllowed(): boolean {
    const requested = this.requestedCaipNetworks
    return this.#deps.options.state.enableNetworkSwitch && (requested.length > 1 || !this.isActiveNetworkSupported)
  }

  /** Adds a namespace with its networks. The first namespace becomes the active one. */
  addNamespace(namespace: ChainNamespace, networks: readonly Network[]): void {
    this.chains.set(namespace, createChainEntry(namespace, networks))
    this.activeChain ??= namespace
    this.#syncConnectorFilter()
  }

  setClients(namespace: ChainNamespace, connection: ConnectionClient, network: NetworkClient): void {
    this.#change(namespace, { connectionControllerClient: connection, networkControllerClient: network })
  }

  setNoAdapters(noAdapters: boolean): void {
    this.noAdapters = noAdapters
  }

  /** @throws WalletModalError 'Chain is required to update chain account data' */
  setChainAccountData(data: Partial<AccountState>, namespace: ChainNamespace | undefined): void {
    const entry = this.#entry(namespace, 'CHAIN_REQUIRED_FOR_ACCOUNT_DATA')
    this.#change(entry.namespace, { accountState: { ...entry.accountState, ...data } })
  }

  /** @throws WalletModalError 'Chain is required to set account prop' */
  setAccountProp<Key extends keyof AccountState>(
    key: Key,
    value: AccountState[Key],
    namespace: ChainNamespace | undefined,
  ): void {
    const entry = this.#entry(namespace, 'CHAIN_REQUIRED_FOR_ACCOUNT_PROP')
    this.setChainAccountData({ [key]: value }, entry.namespace)
    if (key === 'status' && value === 'disconnected') this.#deps.connector.removeConnectorId(entry.namespace)
  }

  setChainNetworkData(data: Partial<NetworkState>, namespace: ChainNamespace): void {
    const entry = this.chains.get(namespace)
    if (entry) this.#change(namespace, { networkState: { ...entry.networkState, ...data } })
  }

  /** Makes another namespace active, with its current account and network. */
  setActiveNamespace(namespace: ChainNamespace): void {
    const network = this.chains.get(namespace)?.networkState.caipNetwork
    if (namespace === this.activeChain || !this.chains.has(namespace)) return
    this.activeChain = namespace
    if (network && this.checkIfSupportedNetwork(network)) this.#deps.rememberNetwork(network)
  }

  /** The namespaces that have an account, in the order of their networks. */
  get connectedNamespaces(): ChainNamespace[] {
    return [...this.chains.values()].flatMap(({ namespace, accountState }) => (accountState.address ? [namespace] : []))
  }

  setIsSwitchingNamespace(isSwitching: boolean): void {
    this.isSwitchingNamespace = isSwitching
  }

  /** Sets the current network of a namespace, which need not be active. */
  setNamespaceNetwork(network: Network): void {
    this.#setNetwork(network.chainNamespace, network)
  }

  /** Makes a network the active one, together with its namespace. */
  setActiveCaipNetwork(network: Network): void {
    const { chainNamespace: namespace } = network
    const entry = this.chains.get(namespace)
    if (!entry) return
    if (namespace !== this.activeChain) this.isSwitchingNamespace = true
    this.activeChain = namespace
    this.setNamespaceNetwork(network)
    if (this.checkIfSupportedNetwork(network)) this.#deps.rememberNetwork(network)
    else if (entry.accountState.address && this.#mayShowUnsupportedChain()) this.#deps.showUnsupportedChain()
  }

  /** Switches the network, first in the wallet, then here. Rejects with the wallet's error. */
  async switchActiveNetwork(network: Network): Promise<void> {
    await this.getNetworkControllerClient(network.chainNamespace).switchCaipNetwork(network)
    this.#deps.events.track({ event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
  }

  checkIfSupportedNetwork(network: Network): boolean {
    const requested = this.chains.get(network.chainNamespace)?.networkState.requestedCaipNetworks ?? []
    return requested.length === 0 || requested.some(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
  }

  /**
   * Appends a network to its namespace if the network is missing. The network becomes the current one when the namespace has
   * none, or only a placeholder of this network.
   */
  addNetwork(network: Network): void {
    const entry = this.chains.get(network.chainNamespace)
    if (!entry) return this.addNamespace(network.chainNamespace, [network])
    if (entry.caipNetworks.some(({ id }) => id === network.id)) return
    this.#setNetworks(entry, [...entry.caipNetworks, network])
    const current = entry.networkState.caipNetwork
    if (!current || current.caipNetworkId === network.caipNetworkId) this.setNamespaceNetwork(network)
  }

  /** Removes a network. If it is the current network of its namespace, the first remaining network becomes the current one. */
  removeNetwork(namespace: ChainNamespace, id: Network['id']): void {
    const entry = this.chains.get(namespace)
    if (!entry) return
    const remaining = entry.caipNetworks.filter((network) => network.id !== id)
    const wasCurrent = entry.networkState.caipNetwork?.id === id
    this.#setNetworks(entry, remaining)
    if (!wasCurrent) return
    if (remaining[0] && namespace === this.activeChain) this.setActiveCaipNetwork(remaining[0])
    else this.#setNetwork(namespace, remaining[0])
  }

  resetNetwork(namespace: ChainNamespace): void {
    this.setChainNetworkData(
      { approvedCaipNetworkIds: undefined, supportsAllNetworks: true, smartAccountEnabledNetworks: [] },
      namespace,
    )
  }

  /** @throws WalletModalError 'Chain is required to set account prop' */
  resetAccount(namespace: ChainNamespace | undefined): void {
    const entry = this.#entry(namespace, 'CHAIN_REQUIRED_FOR_ACCOUNT_PROP')
    const { addressLabels } = entry.accountState
    this.setChainAccountData({ ...emptyAccountState(), addressLabels }, entry.namespace)
    this.#deps.connector.removeConnectorId(entry.namespace)
  }

  /** @throws WalletModalError 'Chain adapter not found' or 'NetworkController client not set' */
  getNetworkControllerClient(namespace: ChainNamespace | undefined): NetworkClient {
    const entry = required(namespace && this.chains.get(namespace), 'CHAIN_ADAPTER_NOT_FOUND')
    return required(entry.networkControllerClient, 'NETWORK_CLIENT_NOT_SET')
  }

  /** @throws WalletModalError 'Chain is required to get connection controller client' or 'ConnectionController client not set' */
  getConnectionControllerClient(namespace: ChainNamespace | undefined): ConnectionClient {
    const chain = required(namespace, 'CHAIN_REQUIRED_FOR_CONNECTION_CLIENT')
    return required(this.chains.get(chain)?.connectionControllerClient, 'CONNECTION_CLIENT_NOT_SET')
  }

  /** Sets the network of a namespace. The CAIP address follows, and account data from another network is cleared. */
  #setNetwork(namespace: ChainNamespace, network: Network | undefined): void {
    const { networkState, accountState } = this.chains.get(namespace) ?? {}
    const isOther = networkState?.caipNetwork?.caipNetworkId !== network?.caipNetworkId
    this.setChainNetworkData({ caipNetwork: network }, namespace)
    const address = accountState?.address
    const caipAddress = network && address ? toCaipAddress(network.caipNetworkId, address) : undefined
    this.setChainAccountData({ caipAddress, ...(isOther && unreadOnNetwork) }, namespace)
  }

  #mayShowUnsupportedChain(): boolean {
    const { enableNetworkSwitch, allowUnsupportedChain } = this.#deps.options.state
    // An app without adapters has only basic pairing, whose session brings its own networks.
    return enableNetworkSwitch && !allowUnsupportedChain && !this.noAdapters
  }

  #setNetworks(entry: ChainEntry, caipNetworks: readonly Network[]): void {
    this.#change(entry.namespace, networksOf(caipNetworks, entry.networkState))
    this.#syncConnectorFilter()
  }

  /** Wallets of a namespace without networks are not offered. */
  #syncConnectorFilter(): void {
    const used = [...this.chains.values()].filter((entry) => entry.caipNetworks.length > 0)
    this.#deps.connector.filterByNamespaces(used.map((entry) => entry.namespace))
  }

  #entry(namespace: ChainNamespace | undefined, code: CoreErrorCode): ChainEntry {
    return required(namespace && this.chains.get(namespace), code)
  }

  #change(namespace: ChainNamespace, data: Partial<ChainEntry>): void {
    const entry = this.chains.get(namespace)
    if (entry) this.chains.set(namespace, { ...entry, ...data })
  }
}
