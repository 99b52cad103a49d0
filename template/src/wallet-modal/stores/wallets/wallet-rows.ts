import type { ChainNamespace } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { injectedConnectorId } from '../../domain/wallets/connector'
import { membersOf } from '../../domain/wallets/merge-connectors'
import { connectLimits } from '../../domain/wallets/connect-limits'
import type { ConnectorKind, OptionsState } from '../../domain/options'
import { connectorTypeOrder } from '../../domain/options'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'

/** A row of the Connect view: a wallet in this browser, or an entry of the directory. */
export interface WalletListRow {
  kind: ConnectorKind
  /** Unique among the rows. */
  key: string
  name: string
  connector?: Connector
  wallet?: WalletEntry
}

/** A wallet of an earlier visit: the id of its connector, and its entry if it came from the directory. */
export interface RecentWallet {
  id: string
  entry?: WalletEntry | undefined
}

/** All data that the rows depend on. `connectors` has one entry per wallet. */
export interface RowSources {
  connectors: readonly Connector[]
  recent: readonly RecentWallet[]
  featured: readonly WalletEntry[]
  recommended: readonly WalletEntry[]
  excluded: readonly Pick<WalletEntry, 'name' | 'rdns'>[]
  /** Whether the host app features wallets, which may not be loaded yet. */
  hasFeatured: boolean
  options: OptionsState
  /** The namespaces whose wallets are listed. */
  namespaces: readonly ChainNamespace[]
  isMobile: boolean
  /** True if a namespace is connected by pairing. */
  isPaired: boolean
}

const connectorTypes: Partial<Record<Connector['type'], ConnectorKind>> = {
  MULTI_CHAIN: 'injected',
  ANNOUNCED: 'injected',
  INJECTED: 'injected',
  EXTERNAL: 'external',
}

/** The id of an SDK that has a row of its own elsewhere. */
const coinbaseSdkId = 'coinbaseWalletSDK'

const isSame = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase()

/** Whether the host excludes a wallet: by its rdns, or by its name without letter case. */
function isExcluded({ name, rdns }: Pick<WalletEntry, 'name' | 'rdns'>, excluded: RowSources['excluded']): boolean {
  return excluded.some((wallet) => isSame(wallet.rdns, rdns) || isSame(wallet.name, name))
}

/**
 * Whether a wallet of this browser is listed. The anonymous `window.ethereum` is listed only on phones, where the page may be open in the
 * browser of a wallet's app.
 */
function isListed({ id, name, info, provider }: Connector, { excluded, isMobile }: RowSources): boolean {
  if (isExcluded({ name, rdns: info?.rdns }, excluded)) return false
  return !isAnonymous({ id, info }) || (isMobile && provider !== undefined)
}

function isAnonymous({ id, info }: Pick<Connector, 'id' | 'info'>): boolean {
  return id === injectedConnectorId && !info?.rdns
}

function fromConnector(connector: Connector, kind: ConnectorKind): WalletListRow {
  return { kind, key: `${connector.chain}:${connector.id}`, name: connector.name, connector }
}

function fromEntry(wallet: WalletEntry, kind: ConnectorKind): WalletListRow {
  return { kind, key: wallet.id, name: wallet.name, wallet }
}

/** The MetaMask app and the MetaMask extension are one wallet with two rdns. */
function rdnsOf({ rdns }: Pick<WalletEntry, 'rdns'>, isMobile: boolean): string | undefined {
  return isMobile && rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
}

function isInNamespace({ chains }: WalletEntry, namespaces: readonly ChainNamespace[]): boolean {
  return !chains || chains.some((chain) => namespaces.some((namespace) => chain.startsWith(`${namespace}:`)))
}

/** The rows of the Connect view in order. No wallet is listed twice. */
export function composeRows(sources: RowSources): WalletListRow[] {
  const { connectors, options, isMobile, isPaired, namespaces, excluded } = sources
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT')
  const own = connectors.filter((connector) => connectorTypes[connector.type] && isListed(connector, sources))
  const recent = sources.recent.flatMap(({ id, entry }): WalletListRow[] => {
    const isIt = (known: Connector) => membersOf(known).some((member) => member.id === id)
    // A recent wallet that is installed in this browser keeps its place among the installed wallets, where it is marked as
    // installed.
    if (own.some((known) => isIt(known) || isSame(known.info?.rdns, entry?.rdns))) return []
    if (!entry || !pairing || isExcluded(entry, excluded) || !isInNamespace(entry, namespaces)) return []
    return [fromEntry(entry, 'recent')]
  })
  const injected = own.filter(({ type }) => connectorTypes[type] === 'injected')
  const external = own.filter(({ type, id }) => connectorTypes[type] === 'external' && id !== coinbaseSdkId)

  // Wallets that are in this browser, or were used recently, are not listed again from the directory.
  const knownRdns = new Set([
    ...(options.enableEIP6963 ? own.map(({ info }) => info?.rdns) : []),
    ...recent.map(({ wallet }) => wallet?.rdns),
  ])
  const knownIds = new Set([...own.map(({ explorerId }) => explorerId), ...recent.map(({ key }) => key)])
  const isNew = (wallet: WalletEntry) =>
    !knownIds.has(wallet.id) && !(wallet.rdns && knownRdns.has(rdnsOf(wallet, isMobile)))
  const offered = (wallets: readonly WalletEntry[], kind: ConnectorKind) =>
    pairing ? wallets.filter(isNew).map((wallet) => fromEntry(wallet, kind)) : []

  const custom = options.customWallets ?? []
  const hasOwnChoice = sources.hasFeatured || custom.length > 0
  const places = isMobile ? connectLimits.recommendedWallets : connectLimits.recommendedRows
  const named = injected.filter((connector) => !isAnonymous(connector))
  const free = hasOwnChoice ? 0 : Math.max(0, places - named.length - recent.length)

  const groups: Record<ConnectorKind, WalletListRow[]> = {
    walletConnect: pairing && options.enableWalletConnect && !isPaired ? [fromConnector(pairing, 'walletConnect')] : [],
    recent,
    injected: sortInjected(injected).map((connector) => fromConnector(connector, 'injected')),
    featured: offered(sources.featured, 'featured'),
    custom: offered(custom, 'custom'),
    external: external.map((connector) => fromConnector(connector, 'external')),
    recommended: offered(sources.recommended, 'recommended').slice(0, free),
  }
  const order = [...(options.features.connectorTypeOrder ?? []), ...connectorTypeOrder]
  // An app in JavaScript can name a group that does not exist.
  return unique(order.filter((kind) => connectorTypeOrder.includes(kind)).flatMap((kind) => groups[kind]))
}

/** Sorts wallets for several namespaces first, then announced ones, then others. */
function sortInjected(connectors: readonly Connector[]): Connector[] {
  const order: Connector['type'][] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']
  return [...connectors].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}

function unique(rows: readonly WalletListRow[]): WalletListRow[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}
