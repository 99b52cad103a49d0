import { makeAutoObservable } from 'mobx'
import type { Adapter, AdapterListener, AdapterSession, SentNotice } from '../../adapters/adapter'
import type { Account } from '../../domain/account/account'
import { unreadAccount } from '../../domain/account/account'
import type { ChainNamespace } from '../../domain/networks/caip'
import { isCaipAddress } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { WalletModalError, required } from '../../domain/errors/errors'
import { placeholderNetwork } from '../../domain/networks/network'
import type { Logger } from '../../platform/platform'
import type { StoredConnection } from '../../storage/session-snapshot'
import type { AssetStore } from '../shell/asset.store'
import type { ChainStore } from './chain.store'
import type { ConnectorStore } from './connector.store'

/** The phase of a request to a wallet. */
export type RequestPhase = 'started' | 'success' | 'error'

interface OpenSession {
  adapter: Adapter
  session: AdapterSession
  stop: () => void
}

interface SessionDeps {
  chain: ChainStore
  connector: ConnectorStore
  asset: AssetStore
  log: Logger
  rememberConnection: (namespace: ChainNamespace, connection: StoredConnection | undefined) => void
  /** Called when an account has disconnected. Deletes the stored data of the account. */
  forgetAccount: (namespace: ChainNamespace) => void
  refreshBalance: () => void
  noteSent: (namespace: ChainNamespace, sent: SentNotice) => void
  /** Called when the wallet gets a request through its provider, and when it answers. */
  followRequest: (namespace: ChainNamespace, method: string, phase: RequestPhase, error?: unknown) => void
  /** The account that the visitor has chosen among those of the wallet, as CAIP-10. */
  chosenAccount: (namespace: ChainNamespace) => string | undefined
}

/** The sessions of connected wallets, one per namespace. Handles what wallets change by themselves. */
export class WalletSessions {
  readonly #sessions = new Map<ChainNamespace, OpenSession>()
  /** Increases with every session that opens, ends or is forgotten. MobX observes this number instead of the map, which holds foreign objects. */
  revision = 0
  readonly #deps: SessionDeps
  readonly #controller = new AbortController()

  constructor(deps: SessionDeps) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Aborts when the modal is destroyed. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Observable: readers are notified when the session changes. */
  get(namespace: ChainNamespace): OpenSession | undefined {
    return this.revision >= 0 ? this.#sessions.get(namespace) : undefined
  }

  /** @throws WalletModalError NOT_CONNECTED */
  require(namespace: ChainNamespace): OpenSession {
    return required(this.get(namespace), 'NOT_CONNECTED')
  }

  /** Adds a session that an adapter has opened: shows its account, listens to it, and stores the connection. */
  open(adapter: Adapter, session: AdapterSession, connector: Connector): void {
    const { chain, asset, connector: connectors } = this.#deps
    const { chain: namespace, id, name, type, info } = connector
    const isChosen = ({ address }: Account) => this.#isChosen(namespace, address)
    const accounts = [...session.accounts].sort((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
    this.#showAccounts(namespace, accounts, session.chainId)
    this.#stop(namespace)
    const own: OpenSession = { adapter, session, stop: () => {} }
    this.#sessions.set(namespace, own)
    own.stop = this.#follow(own, namespace)
    this.revision += 1
    connectors.setConnectorId(namespace, id)
    const connectedWalletInfo = { name, type, icon: asset.connectorImage(connector), rdns: info?.rdns }
    chain.setChainAccountData({ status: 'connected', connectedWalletInfo }, namespace)
    this.#remember(namespace, accounts.some(isChosen))
    this.showWalletNetwork(namespace, session.chainId)
  }

  /** Shows the network that the wallet is on. A network that the app does not list is shown as a placeholder. */
  showWalletNetwork(namespace: ChainNamespace, chainId: number | string): void {
    const { chain } = this.#deps
    const networkState = chain.chains.get(namespace)?.networkState
    const known = networkState?.requestedCaipNetworks.find(({ id }) => String(id) === String(chainId))
    const address = chain.chains.get(namespace)?.accountState.address
    const isChosen = this.#isChosen(namespace, address)
    const network = known ?? placeholderNetwork(`${namespace}:${chainId}`)
    if (namespace === chain.activeChain) chain.setActiveCaipNetwork(network)
    else chain.setNamespaceNetwork(network)
    this.#remember(namespace, isChosen)
  }

  /** Removes the account and the wallet of a namespace, and their stored data. The wallet is not notified. */
  reset(namespace: ChainNamespace): void {
    // After the modal was destroyed, the stored connection is that of the next modal.
    if (this.signal.aborted) return
    this.removeStored(namespace)
    this.drop(namespace)
  }

  /** Deletes the stored connection of a namespace. The stored data of an account is deleted only while the account is shown. */
  removeStored(namespace: ChainNamespace): void {
    if (this.#deps.chain.chains.get(namespace)?.accountState.address) this.forget(namespace)
    else this.#deps.rememberConnection(namespace, undefined)
  }

  /** Deletes the stored connection of a namespace, and the stored data of its account. */
  forget(namespace: ChainNamespace): void {
    this.#deps.rememberConnection(namespace, undefined)
    this.#deps.forgetAccount(namespace)
    this.revision += 1
  }

  /** Like `reset`, but keeps the stored data. */
  drop(namespace: ChainNamespace): void {
    const { chain } = this.#deps
    this.end(namespace)
    // Shows another connected namespace instead.
    const other = chain.connectedNamespaces.find((connected) => connected !== namespace)
    if (namespace === chain.activeChain && other) chain.setActiveNamespace(other)
    chain.resetAccount(namespace)
    chain.resetNetwork(namespace)
    const entry = chain.chains.get(namespace)
    const current = entry?.networkState.caipNetwork
    // A network that only the wallet knew is removed with it.
    if (current && !chain.checkIfSupportedNetwork(current))
      chain.setChainNetworkData({ caipNetwork: entry?.caipNetworks[0] }, namespace)
  }

  /** Ends the session of a namespace: stops listening to its wallet. */
  end(namespace: ChainNamespace): void {
    this.#stop(namespace)
    if (this.#sessions.delete(namespace)) this.revision += 1
  }

  /** Ends all sessions and aborts `signal`. */
  endAll(): void {
    this.#controller.abort()
    for (const namespace of [...this.#sessions.keys()]) this.end(namespace)
  }

  /** @throws WalletModalError 'Invalid CAIP Address' for an invalid address */
  #showAccounts(namespace: ChainNamespace, allAccounts: readonly Account[], chainId: number | string): void {
    const { chain } = this.#deps
    const address = required(allAccounts[0]?.address, 'NO_ACCOUNT')
    const caipAddress = `${namespace}:${chainId}:${address}`
    if (!isCaipAddress(caipAddress)) throw new WalletModalError('INVALID_CAIP_ADDRESS', { details: caipAddress })
    const isOther = chain.chains.get(namespace)?.accountState.address !== address
    chain.setChainAccountData({ allAccounts, address, caipAddress, ...(isOther && unreadAccount) }, namespace)
  }

  /**
   * Listens to a wallet. If listening fails, the wallet stays connected, but its changes are not noticed.
   * @returns a function that stops listening
   */
  #follow(open: OpenSession, namespace: ChainNamespace): () => void {
    try {
      return open.adapter.watch(open.session, this.#listener(namespace, open))
    } catch (error) {
      this.#deps.log.warn('The wallet cannot be followed.', error)
      return () => {}
    }
  }

  /**
   * Stops listening to a wallet. If the wallet throws, listening counts as stopped, so that the visitor can always disconnect.
   */
  #stop(namespace: ChainNamespace): void {
    try {
      this.#sessions.get(namespace)?.stop()
    } catch (error) {
      this.#deps.log.warn('The wallet threw an error when listening stopped.', error)
    }
  }

  /** The listener for the events of a wallet. Events are ignored once the wallet's session has ended. */
  #listener(namespace: ChainNamespace, open: OpenSession): AdapterListener {
    const { chain, refreshBalance } = this.#deps
    const isOpen = () => this.#sessions.get(namespace) === open
    return {
      accountsChanged: (accounts) => {
        if (!isOpen()) return
        const chainId = chain.chains.get(namespace)?.networkState.caipNetwork?.id ?? open.session.chainId
        this.#showAccounts(namespace, accounts, chainId)
        this.#remember(namespace)
      },
      networkChanged: (chainId) => isOpen() && this.showWalletNetwork(namespace, chainId),
      disconnected: () => isOpen() && this.reset(namespace),
      transactionSent: (sent) => {
        this.#deps.noteSent(namespace, sent)
        void this.#followTransaction(namespace, sent.hash).then(refreshBalance)
      },
      requestStarted: (method) => this.#deps.followRequest(namespace, method, 'started'),
      requestSettled: (...settled) => this.#deps.followRequest(namespace, ...settled),
    }
  }

  /** Settles when the network has the transaction, or when that cannot be found out. */
  async #followTransaction(namespace: ChainNamespace, hash: string): Promise<void> {
    const open = this.#sessions.get(namespace)
    const network = this.#deps.chain.chains.get(namespace)?.networkState.caipNetwork
    if (open && network) await open.adapter.waitForTransaction({ hash, network }).catch(() => {})
  }

  /** Whether the visitor has chosen this account among those of the wallet. */
  #isChosen(namespace: ChainNamespace, address: string | undefined): boolean {
    return this.#deps.chosenAccount(namespace)?.endsWith(`:${address}`) === true
  }

  #remember(namespace: ChainNamespace, isChosen = false): void {
    const { connector, chain, rememberConnection } = this.#deps
    const connectorId = connector.activeConnectorIds.get(namespace)
    const caipAddress = chain.chains.get(namespace)?.accountState.caipAddress
    if (connectorId && caipAddress)
      rememberConnection(namespace, { connectorId, caipAddress, ...(isChosen && { isChosen }) })
  }
}
