import { observable, runInAction } from 'mobx'
import type { AdapterDescriptor } from '../../adapters/adapter'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { Network } from '../../domain/networks/network'
import type { OptionsState, ThemeMode, ThemeVariables } from '../../domain/options'
import type { Platform } from '../../platform/platform'
import type { AccountParts } from '../account/account-loader'
import { AccountLoader } from '../account/account-loader'
import { AccountStore } from '../account/account.store'
import { AdapterLoader } from '../connection/adapter-loader'
import { addNamespaces } from '../connection/add-namespaces'
import type { AlertCode } from '../../domain/errors/alerts'
import { walletKeyOf } from '../../domain/wallets/connector'
import { AssetStore } from '../shell/asset.store'
import { ChainStore } from '../connection/chain.store'
import { ConnectionStore } from '../connection/connection.store'
import { ConnectorStore } from '../connection/connector.store'
import { EventsStore } from '../shell/events.store'
import type { FeatureStores } from './feature-stores'
import type { ModalStoreParts } from './modal-stores-loader'
import { ModalStoresLoader } from './modal-stores-loader'
import type { ModalStores } from './modal-stores'
import type { LocaleState } from '../shell/locale'
import { createLocale } from '../shell/locale'
import { ModalStore } from '../shell/modal.store'
import { OptionsStore, sdkVersionOf } from './options.store'
import { PublicStateStore } from './public-state.store'
import { reportThrown } from '../shell/report-thrown'
import { startReactions } from './root.reactions'
import { RouterStore } from '../shell/router.store'
import { SessionMemory } from '../connection/session-memory'
import { startSources } from '../connection/start-sources'
import { ThemeStore } from '../shell/theme.store'
import { WalletSessions } from '../connection/wallet-sessions'

export interface RootOptions {
  id: string
  networks: readonly Network[]
  adapters: readonly AdapterDescriptor[]
  defaultNetwork: Network | undefined
  options: Partial<OptionsState>
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables | undefined
  platform: Platform
  /** Loads the chunk of the open modal. */
  loadModal: () => Promise<ModalStoreParts>
  loadAccount: () => Promise<AccountParts>
  pageParts: readonly PagePart[]
}

/** A part of a unit that starts with the page, before the modal is opened. */
export type PagePart = (root: RootStore) => void

/** One modal: creates its stores, and starts and stops them. Creating it uses no browser global. */
export class RootStore {
  readonly platform: Platform
  readonly options: OptionsStore
  readonly theme: ThemeStore
  readonly locale: LocaleState
  readonly events: EventsStore
  readonly connector = new ConnectorStore()
  readonly asset: AssetStore
  readonly router: RouterStore
  readonly chain: ChainStore
  readonly modal: ModalStore
  readonly account: AccountStore
  readonly sessions: WalletSessions
  readonly connection: ConnectionStore
  readonly publicState: PublicStateStore
  readonly memory: SessionMemory
  readonly adapters: AdapterLoader
  readonly modalStoresLoader: ModalStoresLoader
  readonly accountLoader: AccountLoader
  /** Functions of units that reset their forms when the network changes or the account leaves. */
  readonly resets = new Set<() => void>()
  /** The stores of units. Each is created when it is first needed. Observable: readers are notified when it appears. */
  readonly features: Partial<FeatureStores> = observable({}, {}, { deep: false })
  /** Functions of units that have work to do before namespaces disconnect. Each promise settles soon and never rejects. */
  readonly beforeDisconnect = new Set<(leaving: readonly ChainNamespace[]) => Promise<void>>()
  readonly #controller = new AbortController()
  readonly #given: RootOptions
  #serverSnapshot: RootStore | undefined
  #isSnapshotRestored = false
  #started = false

  constructor(given: RootOptions) {
    const { id, networks, adapters, defaultNetwork, options, themeMode, themeVariables, platform } = given
    this.#given = given
    this.platform = platform
    this.memory = new SessionMemory(id, platform, this.#controller.signal)
    const sdkVersion = sdkVersionOf(adapters.map(({ kind }) => kind))
    this.options = new OptionsStore({ sdkVersion, ...options })
    this.modalStoresLoader = new ModalStoresLoader(this, given.loadModal, this.#controller.signal)
    this.accountLoader = new AccountLoader(this, given.loadAccount, this.#controller.signal)
    this.adapters = new AdapterLoader(adapters, {
      platform,
      options: this.options,
      loadUnits: () => this.modalStoresLoader.load(),
    })
    this.theme = new ThemeStore(themeMode, themeVariables)
    this.locale = createLocale(this.options.state)
    this.events = new EventsStore({ platform, address: () => this.account.address })
    this.asset = new AssetStore({ connectorImages: () => this.options.state.connectorImages })
    this.router = new RouterStore({ leave: () => this.modal.close('back') })
    const { connector, events, memory, router } = this
    this.chain = new ChainStore({
      options: this.options,
      connector,
      events,
      rememberNetwork: ({ caipNetworkId }) => {
        if (this.#isSnapshotRestored) memory.remember({ activeCaipNetworkId: caipNetworkId })
      },
      showUnsupportedChain: () => this.modal.show({ view: 'UnsupportedChain' }),
    })
    const { chain, asset } = this
    this.modal = new ModalStore({ options: this.options, chain, connector, router, events, after: platform.after })
    this.account = new AccountStore({
      chain,
      log: platform.log,
      readBalance: async (request) => (await this.adapters.load(request.network.chainNamespace)).getBalance(request),
      rememberBalance: (caipAddress, balance) => memory.rememberBalance(caipAddress, balance),
      rememberHiding: (hidesBalances) => memory.remember({ hidesBalances }),
    })
    this.sessions = new WalletSessions({
      chain,
      connector,
      asset,
      log: platform.log,
      rememberConnection: (namespace, connection) => memory.rememberConnection(namespace, connection),
      forgetAccount: (namespace) => void memory.forget([namespace]),
      refreshBalance: () => void this.account.refreshBalance(),
      chosenAccount: (namespace) => memory.chosenAccount(namespace),
      noteSent: (...sent) => this.accountLoader.noteSent(...sent),
      followRequest: (...request) => this.accountLoader.stores?.traffic?.request(...request),
    })
    this.connection = new ConnectionStore({
      chain,
      connector,
      modal: this.modal,
      events,
      sessions: this.sessions,
      log: platform.log,
      after: platform.after,
      loadAdapter: (namespace) => this.adapters.load(namespace),
      takeUp: async (restoring) =>
        (await import('../connection/restore-connection')).restoreConnection(this, restoring),
      resetForms: () => this.resets.forEach((reset) => reset()),
      leave: (namespaces) => Promise.all([...this.beforeDisconnect].map((work) => work(namespaces))),
      rememberWallet: (wallet) => memory.rememberWallet({ ...wallet, imageUrl: asset.connectorImage(wallet) }),
    })
    this.publicState = new PublicStateStore({ chain, modal: this.modal })
    const { account, connection, modal, theme } = this
    reportThrown([account, asset, chain, connection, connector, modal, router, theme], events)
    addNamespaces(this, networks, defaultNetwork)
    chain.setNoAdapters(adapters.length === 0)
  }

  /**
   * The stores of the open modal.
   * @throws WalletModalError MODAL_NOT_LOADED before `modalStoresLoader.load()` has settled
   */
  get modalStores(): ModalStores {
    return this.modalStoresLoader.stores
  }

  /** Raises an alert, even before the modal is loaded. If the alert cannot be shown, nothing else happens. */
  async showAlert(code: AlertCode): Promise<void> {
    await this.modalStoresLoader
      .load()
      .then(({ alert }) => alert.show(code))
      .catch((error: unknown) => this.platform.log.warn(`The alert ${code} cannot be shown.`, error))
  }

  /** The ids of the recent wallets, newest first. */
  get recentConnectorIds(): readonly string[] {
    return this.memory.read().recentConnectorIds
  }

  /** Restores the stored state of an earlier visit: once and synchronously, so that the first paint is right. Browser only. */
  restoreSnapshot(): void {
    if (this.#isSnapshotRestored) return
    this.#isSnapshotRestored = true
    const { activeCaipNetworkId, connections, hidesBalances } = this.memory.read()
    this.account.setHidesBalances(hidesBalances)
    runInAction(() => Object.assign(this.locale, createLocale(this.options.state, this.platform.window())))
    const stored = this.chain.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === activeCaipNetworkId)
    if (stored) this.chain.setActiveCaipNetwork(stored)
    for (const [namespace, connection] of Object.entries(connections))
      this.connection.showStored(namespace as ChainNamespace, connection, 'connecting')
  }

  /** The stores as the server rendered them, used while hydrating: stores with restored state would not match the server's markup. */
  get serverSnapshot(): RootStore {
    return this.#isSnapshotRestored ? (this.#serverSnapshot ??= runInAction(() => new RootStore(this.#given))) : this
  }

  /** Starts discovery and restores earlier connections. Browser only. Further calls do nothing. */
  start(): void {
    if (this.#started) return
    this.#started = true
    this.restoreSnapshot()
    const { signal } = this.#controller
    startReactions(this, signal)
    for (const start of this.#given.pageParts) start(this)
    this.memory.followTabs(() => this.followTabs())
    startSources(this, signal)
    const networks = this.chain.requestedCaipNetworks.map(({ caipNetworkId }) => caipNetworkId)
    this.events.track({ event: 'INITIALIZE', properties: { networks } })
    void this.#restoreAll()
  }

  /** Stops everything that the modal does. It cannot be started again. */
  dispose(): void {
    this.#controller.abort()
    this.connection.abandonAttempt()
    this.sessions.endAll()
    this.account.stop()
  }

  /** Called when another tab has connected or disconnected, or hides balances: does the same here, without asking the visitor. */
  followTabs(): void {
    const { connections, hidesBalances } = this.memory.read()
    this.account.setHidesBalances(hidesBalances)
    for (const namespace of this.chain.chains.keys()) {
      const stored = connections[namespace]
      const current = this.connector.activeConnectorIds.get(namespace)
      if (!stored && current) this.sessions.drop(namespace)
      if (!stored || stored.connectorId === (current && walletKeyOf(current))) continue
      this.sessions.end(namespace)
      this.connection.showStored(namespace, stored, 'reconnecting')
      void this.connection.restore(namespace, stored)
    }
  }

  async #restoreAll(): Promise<void> {
    const { connections } = this.memory.read()
    const restored = [...this.chain.chains.keys()].map(async (namespace) => {
      const stored = connections[namespace]
      if (stored) await this.connection.restore(namespace, stored)
    })
    await Promise.all(restored)
    this.publicState.setInitialized()
    const { caipAddress } = this.account
    const balance = caipAddress && (await this.memory.earlierBalance(caipAddress))
    if (balance) this.account.showEarlierBalance(caipAddress, balance)
  }
}
