import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { Adapter, AdapterListener, AdapterSession } from '../adapters/adapter'
import type { Account, WalletInfo } from '../domain/account'
import type { ChainNamespace } from '../domain/caip'
import { isCaipAddress, parseCaipAddress, toCaipAddress } from '../domain/caip'
import type { Connector } from '../domain/connector'
import { WalletModalError, messageOf, required } from '../domain/errors'
import type { Network } from '../domain/network'
import { placeholderNetwork } from '../domain/network'
import { toWalletError } from '../domain/wallet-errors'
import type { Logger } from '../platform/platform'
import type { StoredConnection } from '../storage/session-snapshot'
import type { AccountStore } from './account.store'
import type { AssetStore } from './asset.store'
import type { ChainStore } from './chain.store'
import type { ConnectorStore } from './connector.store'
import type { EventsStore } from './events.store'
import type { ModalStore } from './modal.store'
import { wait } from './wait'

/** What became of the wallet the visitor chose last. */
export type ConnectAttempt =
  | { state: 'idle' }
  | { state: 'waiting' | 'connected'; connector: Connector }
  | { state: 'declined' | 'error'; connector: Connector; error: WalletModalError }

interface ConnectionDeps {
  chain: ChainStore
  connector: ConnectorStore
  account: AccountStore
  asset: AssetStore
  modal: ModalStore
  events: EventsStore
  log: Logger
  loadAdapter: (namespace: ChainNamespace) => Promise<Adapter>
  /** Resolves with the connector once its wallet has appeared; undefined when it does not in time. */
  findConnector: (id: string) => Promise<Connector | undefined>
  resetSend: () => void
  rememberConnection: (namespace: ChainNamespace, connection: StoredConnection | undefined) => void
  rememberWallet: (connector: Connector) => void
  forgetAddressCaches: () => void
}

interface OpenSession {
  adapter: Adapter
  session: AdapterSession
  stop: () => void
}

/** Connects, restores and disconnects wallets, and follows what they do while they are connected. */
export class ConnectionStore {
  attempt: ConnectAttempt = { state: 'idle' }
  /** A pairing session without adapters; only pairing sets it. */
  wcBasic = false
  readonly sessions = new Map<ChainNamespace, OpenSession>()
  readonly #deps: ConnectionDeps
  /** Identifies the attempt that may still change something; retries on the same wallet share it. */
  #attemptKey = {}

  constructor(deps: ConnectionDeps) {
    this.#deps = deps
    makeAutoObservable(this, {
      attempt: observableRef,
      sessions: observableRef,
      connectExternal: false,
      restore: false,
      disconnect: false,
    })
  }

  /** Asks a wallet for its accounts. The outcome is in `attempt`; one that was left meanwhile changes nothing. */
  readonly connectExternal = flow(function* (this: ConnectionStore, connector: Connector) {
    const { chain, events, connector: connectors } = this.#deps
    const isRetry = this.attempt.state !== 'idle' && this.attempt.connector === connector
    const key = isRetry ? this.#attemptKey : {}
    this.#attemptKey = key
    const namespace = connector.chain
    this.attempt = { state: 'waiting', connector }
    connectors.setActiveConnector(connector)
    chain.setAccountProp('status', 'connecting', namespace)
    try {
      const adapter = yield* wait(this.#deps.loadAdapter(namespace))
      const network = chain.chains.get(namespace)?.networkState.caipNetwork
      const session = yield* wait(adapter.connect({ connector, network }))
      if (this.#attemptKey !== key) return
      this.#openSession(adapter, session, connector)
      this.attempt = { state: 'connected', connector }
      this.#deps.rememberWallet(connector)
      events.track({ event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: connector.name } })
    } catch (thrown) {
      if (this.#attemptKey !== key || this.attempt.state === 'connected') return
      const error = toWalletError(thrown)
      this.attempt = { state: error.code === 'USER_REJECTED' ? 'declined' : 'error', connector, error }
      this.#settleStatus(namespace)
      events.track({ event: 'CONNECT_ERROR', properties: { message: error.message } })
    }
  })

  /** The visitor went elsewhere: whatever the wallet still answers is dropped. */
  abandonAttempt(): void {
    if (this.attempt.state === 'idle') return
    const { chain } = this.attempt.connector
    const wasOpen = this.attempt.state !== 'connected'
    this.attempt = { state: 'idle' }
    this.#attemptKey = {}
    if (wasOpen) this.#settleStatus(chain)
  }

  /** Shows a stored connection at once; `restore` then asks the wallet. */
  showStored(
    namespace: ChainNamespace,
    { connectorId, caipAddress }: StoredConnection,
    status: 'connecting' | 'reconnecting',
  ): void {
    const { chain, connector } = this.#deps
    const { address } = parseCaipAddress(caipAddress)
    const network = chain.chains.get(namespace)?.networkState.caipNetwork
    if (!network) return
    connector.setConnectorId(namespace, connectorId)
    chain.setChainAccountData(
      { status, address, caipAddress: toCaipAddress(network.caipNetworkId, address) },
      namespace,
    )
  }

  /** Takes up a stored connection without asking the visitor; forgets it when the wallet is gone or shares nothing. */
  readonly restore = flow(function* (this: ConnectionStore, namespace: ChainNamespace, connectorId: string) {
    try {
      const adapterLoading = this.#deps.loadAdapter(namespace)
      const connector = yield* wait(this.#deps.findConnector(connectorId))
      const adapter = yield* wait(adapterLoading)
      const session = connector && (yield* wait(adapter.reconnect({ connector, network: undefined })))
      if (this.#deps.connector.activeConnectorIds.get(namespace) !== connectorId || this.sessions.has(namespace)) return
      if (session) this.#openSession(adapter, session, connector)
      else this.reset(namespace)
    } catch (error) {
      this.#deps.log.warn(`The connection to ${connectorId} could not be restored.`, error)
      if (!this.sessions.has(namespace)) this.reset(namespace)
    }
  })

  /** Ends the connection of one namespace, or of all: in the wallet where it can, and here in any case. */
  readonly disconnect = flow(function* (this: ConnectionStore, namespace?: ChainNamespace) {
    const { chain, connector, modal, events, log } = this.#deps
    const targets = namespace ? [namespace] : [...chain.chains.keys()]
    modal.setLoading(true)
    this.#deps.resetSend()
    const results = yield* wait(Promise.allSettled(targets.map((target) => this.#endSession(target))))
    for (const target of targets) this.reset(target)
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []))
    if (failures.length > 0) {
      log.error(failures.join(', '))
      events.track({ event: 'DISCONNECT_ERROR', properties: { message: failures.join(', ') } })
    } else events.track({ event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
    this.#deps.forgetAddressCaches()
    connector.setFilterByNamespace(undefined)
    modal.setLoading(false)
  })

  /** Forgets a namespace's account and wallet here, without a word to the wallet. */
  reset(namespace: ChainNamespace): void {
    const { chain } = this.#deps
    this.drop(namespace)
    this.#deps.rememberConnection(namespace, undefined)
    const entry = chain.chains.get(namespace)
    const current = entry?.networkState.caipNetwork
    const first = entry?.caipNetworks[0]
    // A network that only the wallet knew leaves with it.
    if (first && current && !chain.checkIfSupportedNetwork(current))
      chain.setChainNetworkData({ caipNetwork: first }, namespace)
  }

  /** As `reset`, for a connection that another tab has ended and forgotten already. */
  drop(namespace: ChainNamespace): void {
    const { chain } = this.#deps
    this.sessions.get(namespace)?.stop()
    this.sessions.delete(namespace)
    chain.resetAccount(namespace)
    chain.resetNetwork(namespace)
  }

  /** @throws WalletModalError NOT_CONNECTED */
  requireSession(namespace: ChainNamespace): OpenSession {
    return required(this.sessions.get(namespace), 'NOT_CONNECTED')
  }

  /** Stops listening to every wallet. */
  stop(): void {
    for (const { stop } of this.sessions.values()) stop()
    this.sessions.clear()
  }

  async #endSession(namespace: ChainNamespace): Promise<void> {
    if (!this.#deps.chain.chains.get(namespace)?.accountState.caipAddress) return
    this.sessions.get(namespace)?.stop()
    try {
      await this.#deps.chain.getConnectionControllerClient(namespace).disconnect()
    } catch (error) {
      throw new WalletModalError('FAILED_TO_DISCONNECT', {
        details: `chain ${namespace}: ${messageOf(error)}`,
        cause: error,
      })
    }
  }

  #settleStatus(namespace: ChainNamespace): void {
    this.#deps.chain.setAccountProp('status', this.sessions.has(namespace) ? 'connected' : 'disconnected', namespace)
  }

  #openSession(adapter: Adapter, session: AdapterSession, connector: Connector): void {
    const namespace = connector.chain
    this.#showAccounts(namespace, session.accounts, session.chainId)
    this.sessions.get(namespace)?.stop()
    const stop = adapter.watch(session, this.#listener(namespace))
    this.sessions.set(namespace, { adapter, session, stop })
    this.#deps.connector.setConnectorId(namespace, connector.id)
    this.#deps.chain.setChainAccountData(
      { status: 'connected', connectedWalletInfo: this.#walletInfo(connector) },
      namespace,
    )
    this.#remember(namespace)
    this.showWalletNetwork(namespace, session.chainId)
  }

  #walletInfo(connector: Connector): WalletInfo {
    const { name, type, info } = connector
    return { name, type, icon: this.#deps.asset.connectorImage(connector), rdns: info?.rdns }
  }

  /** @throws WalletModalError 'Invalid CAIP Address' for an address that no account can have. */
  #showAccounts(namespace: ChainNamespace, allAccounts: readonly Account[], chainId: number | string): void {
    const address = required(allAccounts[0]?.address, 'NO_ACCOUNT')
    const caipAddress = `${namespace}:${chainId}:${address}`
    if (!isCaipAddress(caipAddress)) throw new WalletModalError('INVALID_CAIP_ADDRESS', { details: caipAddress })
    const before = this.#deps.chain.chains.get(namespace)?.accountState.address
    const isOther = before !== address
    this.#deps.chain.setChainAccountData(
      {
        allAccounts,
        address,
        caipAddress,
        ...(isOther && { balance: undefined, profileName: undefined, profileImage: undefined }),
      },
      namespace,
    )
  }

  #listener(namespace: ChainNamespace): AdapterListener {
    const { chain, account } = this.#deps
    const currentChainId = () => chain.chains.get(namespace)?.networkState.caipNetwork?.id ?? ''
    return {
      accountsChanged: (accounts) => {
        this.#showAccounts(namespace, accounts, currentChainId())
        this.#remember(namespace)
      },
      networkChanged: (chainId) => this.showWalletNetwork(namespace, chainId),
      disconnected: () => this.reset(namespace),
      transactionSent: (hash) => void this.#followTransaction(namespace, hash).then(() => account.refreshBalance()),
    }
  }

  /** Shows the network a wallet is on; one that the app does not know is first shown as a placeholder. */
  showWalletNetwork(namespace: ChainNamespace, chainId: number | string): void {
    const { chain } = this.#deps
    const requested = chain.chains.get(namespace)?.networkState.requestedCaipNetworks ?? []
    const known = requested.find(({ id }) => String(id) === String(chainId))
    const network: Network = known ?? placeholderNetwork(`${namespace}:${chainId}`)
    if (namespace !== chain.activeChain) return chain.setChainNetworkData({ caipNetwork: network }, namespace)
    if (network.caipNetworkId !== chain.activeCaipNetwork?.caipNetworkId)
      chain.setChainAccountData({ balance: undefined }, namespace)
    chain.setActiveCaipNetwork(network)
  }

  async #followTransaction(namespace: ChainNamespace, hash: string): Promise<void> {
    const network = this.#deps.chain.activeCaipNetwork
    const { adapter } = this.requireSession(namespace)
    const signal = new AbortController().signal
    if (network) await adapter.waitForTransaction({ hash, network, signal }).catch(() => {})
  }

  #remember(namespace: ChainNamespace): void {
    const { connector, chain } = this.#deps
    const connectorId = connector.activeConnectorIds.get(namespace)
    const caipAddress = chain.chains.get(namespace)?.accountState.caipAddress
    if (connectorId && caipAddress) this.#deps.rememberConnection(namespace, { connectorId, caipAddress })
  }
}
