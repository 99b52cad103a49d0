import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { Adapter } from '../../adapters/adapter'
import { unreadAccount } from '../../domain/account/account'
import type { ChainNamespace } from '../../domain/networks/caip'
import { parseCaipAddress, toCaipAddress } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { walletConnectConnectorId } from '../../domain/wallets/connector'
import { WalletModalError, messageOf, toModalError } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import type { Scheduler } from '../../domain/timeout'
import { withTimeout } from '../../domain/timeout'
import type { Logger } from '../../platform/platform'
import type { StoredConnection } from '../../storage/session-snapshot'
import type { ChainStore } from './chain.store'
import type { ConnectorStore } from './connector.store'
import type { EventsStore } from '../shell/events.store'
import type { ModalStore } from '../shell/modal.store'
import type { Restoring } from './restore-connection'
import { wait } from '../root/wait'
import type { WalletSessions } from './wallet-sessions'

/** The state of the latest connection attempt. */
export type ConnectAttempt =
  | { state: 'idle' }
  | { state: 'waiting' | 'connected'; connector: Connector }
  | { state: 'declined' | 'error'; connector: Connector; error: WalletModalError }

interface ConnectionDeps {
  chain: ChainStore
  connector: ConnectorStore
  modal: ModalStore
  events: EventsStore
  sessions: WalletSessions
  log: Logger
  after: Scheduler
  loadAdapter: (namespace: ChainNamespace) => Promise<Adapter>
  /**
   * Restores a stored connection without asking the visitor. Rejects when it is not known whether the connection still exists.
   */
  takeUp: (restoring: Restoring) => Promise<void>
  resetForms: () => void
  /** Lets units finish their work while the wallets are still connected. */
  leave: (namespaces: readonly ChainNamespace[]) => Promise<unknown>
  rememberWallet: (connector: Connector) => void
}

/** Connects, restores and disconnects wallets. */
export class ConnectionStore {
  attempt: ConnectAttempt = { state: 'idle' }
  readonly #deps: ConnectionDeps
  /** The attempt that may still change something. Retries on the same wallet are one attempt. */
  readonly #latest = new Latest()
  /** For each namespace, the controller that ends the search for the wallet of an earlier visit. */
  readonly #searches = new Map<ChainNamespace, AbortController>()

  constructor(deps: ConnectionDeps) {
    this.#deps = deps
    makeAutoObservable(this, { attempt: observableRef })
  }

  /** Asks a wallet to connect. The outcome is in `attempt`, unless the visitor has left meanwhile. */
  readonly connectExternal = flow(function* (this: ConnectionStore, connector: Connector) {
    const { chain, events, sessions, connector: connectors } = this.#deps
    const isRetry = this.attempt.state !== 'idle' && this.attempt.connector === connector
    // Another wallet ends the attempt before, so that its namespace does not wait for ever.
    if (!isRetry) this.abandonAttempt()
    const signal = isRetry ? this.#latest.signal : this.#latest.begin()
    const namespace = connector.chain
    this.attempt = { state: 'waiting', connector }
    connectors.setActiveConnector(connector)
    chain.setAccountProp('status', 'connecting', namespace)
    try {
      const adapter = yield* wait(this.#deps.loadAdapter(namespace))
      const session = yield* wait(adapter.connect({ connector, network: this.#networkOf(namespace) }))
      if (signal.aborted) return
      this.#endSearch(namespace)
      chain.setActiveNamespace(namespace)
      // The networks that an earlier paired wallet approved do not apply to this wallet.
      chain.resetNetwork(namespace)
      sessions.open(adapter, session, connector)
      this.attempt = { state: 'connected', connector }
      this.#deps.rememberWallet(connector)
      events.track({ event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: connector.name } })
    } catch (thrown) {
      // A failed retry does not end the request before it, which the visitor may still approve.
      if (signal.aborted || this.attempt.state === 'connected') return
      const error = toModalError(thrown)
      this.attempt = { state: error.code === 'USER_REJECTED' ? 'declined' : 'error', connector, error }
      this.#settleStatus(namespace)
      events.track({ event: 'CONNECT_ERROR', properties: { message: error.message } })
    }
  })

  /** Called when the visitor leaves the view. Later answers of the wallet are ignored. */
  abandonAttempt(): void {
    if (this.attempt.state === 'idle') return
    const { state, connector } = this.attempt
    this.attempt = { state: 'idle' }
    this.#latest.stop()
    if (state !== 'connected') this.#settleStatus(connector.chain)
  }

  /** Shows a stored connection at once. `restore` then asks the wallet. */
  showStored(namespace: ChainNamespace, stored: StoredConnection, status: 'connecting' | 'reconnecting'): void {
    const { chain, connector } = this.#deps
    const { address, reference } = parseCaipAddress(stored.caipAddress)
    const known = chain.chains.get(namespace)?.caipNetworks.find(({ id }) => String(id) === reference)
    if (known && namespace !== chain.activeChain) chain.setNamespaceNetwork(known)
    const network = this.#networkOf(namespace)
    if (!network) return
    connector.setConnectorId(namespace, stored.connectorId)
    const isOther = chain.chains.get(namespace)?.accountState.address !== address
    const caipAddress = toCaipAddress(network.caipNetworkId, address)
    chain.setChainAccountData({ status, address, caipAddress, ...(isOther && unreadAccount) }, namespace)
  }

  /**
   * Restores a stored connection without asking the visitor, within half a minute. A wallet that connects meanwhile, and a disconnect, end
   * the search.
   */
  async restore(namespace: ChainNamespace, stored: StoredConnection): Promise<void> {
    const { after, log, sessions, takeUp } = this.#deps
    this.#endSearch(namespace)
    const search = new AbortController()
    this.#searches.set(namespace, search)
    const signal = AbortSignal.any([search.signal, sessions.signal])
    try {
      await withTimeout(takeUp({ namespace, stored, signal }), limits.restoreEnd, after)
    } catch (error) {
      log.warn(`The connection to ${stored.connectorId} could not be restored.`, error)
      if (!signal.aborted && !sessions.get(namespace)) sessions.drop(namespace)
      // Later answers of the wallet are ignored, because the visitor may be doing something else by now.
      search.abort()
    }
  }

  /**
   * Disconnects one namespace, or all: in the wallet if it supports that, and on this page in any case. If a wallet serves several
   * namespaces with one session, all of them are disconnected.
   * @returns the message of a wallet or the relay that failed; undefined if nothing failed
   */
  readonly disconnect = flow(function* (this: ConnectionStore, namespace?: ChainNamespace) {
    const { chain, connector, modal, events, sessions, log } = this.#deps
    const targets = namespace ? this.endingWith(namespace) : [...chain.chains.keys()]
    const { attempt } = this
    for (const target of targets) this.#endSearch(target)
    if (attempt.state === 'waiting' && targets.includes(attempt.connector.chain)) this.#endAttempt(attempt.connector)
    modal.setLoading(true)
    this.#deps.resetForms()
    yield* wait(this.#deps.leave(targets))
    // The disconnect is stored at once, because the page may unload, or the modal be destroyed, before the wallet answers.
    for (const target of targets) sessions.removeStored(target)
    const results = yield* wait(Promise.all(targets.map((target) => this.#disconnectChain(target))))
    // The active namespace is disconnected last, so that no other is shown in between.
    const isActive = (target: ChainNamespace) => Number(target === chain.activeChain)
    for (const target of targets.sort((one, other) => isActive(one) - isActive(other)))
      // A wallet that has connected meanwhile stays connected.
      if (!sessions.get(target)) sessions.reset(target)
    const failures = results.filter((failure) => failure !== undefined).join(', ')
    if (failures) log.error(failures)
    events.track(
      failures
        ? { event: 'DISCONNECT_ERROR', properties: { message: failures } }
        : { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } },
    )
    connector.setFilterByNamespace(undefined)
    modal.setLoading(false)
    return failures || undefined
  })

  /** The namespaces that disconnect together with one: itself, and those of the same session. */
  endingWith(namespace: ChainNamespace): ChainNamespace[] {
    const kind = this.#sharedKind(namespace)
    const isLinked = (other: ChainNamespace) => kind !== undefined && kind === this.#sharedKind(other)
    return [...this.#deps.chain.chains.keys()].filter((other) => other === namespace || isLinked(other))
  }

  /** Paired and embedded wallets have one session for all their namespaces. */
  #sharedKind(namespace: ChainNamespace): string | undefined {
    const { chain, connector } = this.#deps
    if (connector.activeConnectorIds.get(namespace) === walletConnectConnectorId) return 'WALLET_CONNECT'
    return chain.chains.get(namespace)?.accountState.connectedWalletInfo?.type === 'AUTH' ? 'AUTH' : undefined
  }

  /** Resolves with the error message; other namespaces are disconnected in any case. */
  async #disconnectChain(namespace: ChainNamespace): Promise<string | undefined> {
    const { chain, sessions } = this.#deps
    if (!chain.chains.get(namespace)?.accountState.address) return void sessions.end(namespace)
    try {
      await chain.getConnectionControllerClient(namespace).disconnect()
      return undefined
    } catch (error) {
      return `Failed to disconnect chain ${namespace}: ${messageOf(error)}`
    }
  }

  /** An approval that comes after a disconnect does not connect any more. The visitor can try again. */
  #endAttempt(connector: Connector): void {
    this.#latest.begin()
    this.attempt = { state: 'error', connector, error: new WalletModalError('NOT_CONNECTED') }
    this.#settleStatus(connector.chain)
  }

  #endSearch(namespace: ChainNamespace): void {
    this.#searches.get(namespace)?.abort()
  }

  #networkOf(namespace: ChainNamespace): Network | undefined {
    return this.#deps.chain.chains.get(namespace)?.networkState.caipNetwork
  }

  #settleStatus(namespace: ChainNamespace): void {
    const { chain, sessions } = this.#deps
    // While the wallet of an earlier visit is asked, its account is shown.
    const hasAccount = chain.chains.get(namespace)?.accountState.address !== undefined
    const isAsked = hasAccount && !this.#searches.get(namespace)?.signal.aborted
    const status = isAsked ? 'connecting' : 'disconnected'
    chain.setAccountProp('status', sessions.get(namespace) ? 'connected' : status, namespace)
  }
}
