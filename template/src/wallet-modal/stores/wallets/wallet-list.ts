import { makeAutoObservable, observableRef } from 'mobx'
import type { Connector } from '../../domain/wallets/connector'
import { walletConnectConnectorId } from '../../domain/wallets/connector'
import { membersOf, mergeConnectors } from '../../domain/wallets/merge-connectors'
import type { ConnectMethod } from '../../domain/options'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { openLink } from '../../platform/open-link'
import { appBrowserLink } from './app-browser-link'
import type { ConnectionStore } from '../connection/connection.store'
import type { ConnectorStore } from '../connection/connector.store'
import type { ModalStores } from '../root/modal-stores'
import type { RootStore } from '../root/root.store'
import type { RecentWallet, WalletListRow } from './wallet-rows'
import { composeRows } from './wallet-rows'

const maxTiles = 4

type Page = Pick<RootStore, 'chain' | 'events' | 'memory' | 'options' | 'platform' | 'recentConnectorIds' | 'router'>

/** The stores that the list reads, and the store that connects the chosen wallet. */
interface ListedFrom extends Page {
  connector: ConnectorStore
  connection: ConnectionStore
}

/** The wallets of the Connect view in order, and what happens when one is chosen. */
export class WalletList {
  /** The entries of wallets that were paired in earlier visits, by id. The unit that pairs reads them from the database. */
  recentEntries: ReadonlyMap<string, WalletEntry> = new Map()
  readonly #root: ListedFrom
  readonly #modalStores: ModalStores

  constructor(root: ListedFrom, modalStores: ModalStores) {
    this.#root = root
    this.#modalStores = modalStores
    makeAutoObservable(this, { recentEntries: observableRef })
  }

  /** The rows of the list. On a phone the tiles are not among them, and the code for other devices is last. */
  get rows(): readonly WalletListRow[] {
    const { tiles } = this
    const rows = this.all.filter((row) => !tiles.includes(row))
    const isCode = ({ kind }: WalletListRow) => kind === 'walletConnect'
    return this.#modalStores.device.isMobile ? [...rows.filter((row) => !isCode(row)), ...rows.filter(isCode)] : rows
  }

  /** The first four wallets on a phone, shown as tiles. */
  get tiles(): readonly WalletListRow[] {
    if (!this.#modalStores.device.isMobile) return []
    return this.all.filter(({ kind }) => kind !== 'walletConnect').slice(0, maxTiles)
  }

  /** All offered wallets, in order. */
  get all(): readonly WalletListRow[] {
    const { connector, chain, options } = this.#root
    const {
      featured = [],
      recommended = [],
      excludedWallets = [],
      hasFeatured = false,
    } = this.#modalStores.directory ?? {}
    const ids = [...connector.activeConnectorIds.values()]
    return composeRows({
      connectors: this.wallets,
      recent: this.#recent,
      featured,
      recommended,
      excluded: excludedWallets,
      hasFeatured,
      options: options.state,
      namespaces: connector.filterByNamespace ? [connector.filterByNamespace] : [...chain.chains.keys()],
      isMobile: this.#modalStores.device.isMobile,
      isPaired: ids.includes(walletConnectConnectorId),
    })
  }

  /** The wallets in this browser, one entry per wallet even if it serves several namespaces. */
  get wallets(): readonly Connector[] {
    return mergeConnectors(this.#root.connector.connectors)
  }

  /** Names of more than one row. The list distinguishes these rows by their rdns or number. */
  get ambiguousNames(): ReadonlySet<string> {
    const seen = new Set<string>()
    const names = this.all.map(({ name }) => name.toLowerCase())
    return new Set(names.filter((name) => seen.size === seen.add(name).size))
  }

  /**
   * The ways to connect, in the host app's order. By default wallets come first if this browser has one. The host app's order cannot hide
   * the wallets.
   */
  get connectMethods(): readonly ConnectMethod[] {
    const { connectMethodsOrder } = this.#root.options.state.features
    if (connectMethodsOrder) return [...new Set<ConnectMethod>([...connectMethodsOrder, 'wallet'])]
    const hasWallet = this.all.some(({ kind }) => kind === 'injected')
    return hasWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
  }

  /** The connector of a directory entry, if the wallet is in this browser. */
  connectorOf({ id, rdns, name }: WalletEntry): Connector | undefined {
    const found = this.#root.connector.getConnector({ id, rdns: rdns ?? null })
    return this.wallets.find((wallet) => found && membersOf(wallet).includes(found)) ?? this.#namesake(name)
  }

  setRecentEntries(entries: ReadonlyMap<string, WalletEntry>): void {
    this.recentEntries = entries
  }

  /** Chooses a row of the list. */
  choose({ kind, connector, wallet }: WalletListRow): void {
    if (connector) return this.chooseConnector(connector)
    if (!wallet || !this.#modalStores.optionsState.isConnectingAllowed) return
    // A custom wallet is matched by no name, because it may have any name.
    if (kind === 'custom') this.#root.router.push({ view: 'ConnectingWalletConnect', data: { wallet } })
    else this.chooseWallet(wallet)
  }

  /** Connects a wallet of this browser, or by pairing. Does nothing before the visitor has accepted required terms. */
  chooseConnector(connector: Connector): void {
    const { connection, events, router } = this.#root
    if (!this.#modalStores.optionsState.isConnectingAllowed) return
    if (connector.type === 'WALLET_CONNECT') return router.push({ view: 'ConnectingWalletConnect', data: undefined })
    if (connector.connectors) {
      router.push({ view: 'ConnectingMultiChain', data: { connector } })
      const last = this.#lastMemberOf(connector.connectors)
      // A returning visitor skips the choice of the namespace. Back leads to it.
      return last && this.chooseConnector(last)
    }
    events.track({ event: 'SELECT_WALLET', properties: { name: connector.name, platform: 'browser' } })
    router.push({ view: 'ConnectingExternal', data: { connector } })
    void connection.connectExternal(connector)
  }

  /**
   * Connects a wallet of the directory: directly if it is in this browser, in the browser of its app if it does not support pairing, else
   * by pairing.
   */
  chooseWallet(wallet: WalletEntry): void {
    const { chain, platform, router } = this.#root
    if (!this.#modalStores.optionsState.isConnectingAllowed) return
    const installed = this.connectorOf(wallet)
    if (installed) return this.chooseConnector(installed)
    const page = platform.window()
    const link =
      page &&
      appBrowserLink(wallet, {
        page,
        activeNamespace: chain.activeChain,
        device: this.#modalStores.device,
        keepsQuery: this.#root.options.state.walletLinksKeepQuery,
      })
    if (link) openLink(page, link, '_self')
    else router.push({ view: 'ConnectingWalletConnect', data: { wallet } })
  }

  /** Wallets of Wallet Standard have no rdns and are recognised by their name. */
  #namesake(name: string): Connector | undefined {
    const isNamed = (known: Connector) => !known.info?.rdns && known.name.toLowerCase() === name.toLowerCase()
    return this.wallets.find((wallet) => wallet.chain !== 'eip155' && wallet.type === 'ANNOUNCED' && isNamed(wallet))
  }

  /** The member that was connected in the namespace used last, unless that namespace is connected now. */
  #lastMemberOf(members: readonly Connector[]): Connector | undefined {
    const { chain, recentConnectorIds } = this.#root
    const isLast = ({ chain: namespace, id }: Connector) =>
      namespace === chain.activeChain && recentConnectorIds.includes(id)
    return chain.activeCaipAddress ? undefined : members.find(isLast)
  }

  get #recent(): readonly RecentWallet[] {
    return this.#root.recentConnectorIds.map((id) => ({ id, entry: this.recentEntries.get(id) }))
  }
}
