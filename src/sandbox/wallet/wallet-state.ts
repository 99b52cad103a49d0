import { devAccounts, nowhereChain, toHexId } from '../chain/chains'
import { invalidParams } from '../rpc-error'
import { CallBatches } from './call-batches'
import { contractAccountOf } from './contract-account'
import type { WalletSettings } from './settings'
import { RequestLog } from './request-log'
import { StandardAccounts, type StandardNamespace, type StandardPageState } from './standard-accounts'

/** A chain as the wallet stores it. Requests to a chain without an address fail. */
export interface WalletChain {
  readonly id: number
  readonly name: string
  readonly symbol: string
  readonly rpcUrl: string | null
}

/** The part of the wallet's state that a page may know. The page script compares the states, and makes an event of each difference. */
export interface PageState {
  /** Each change increases the version. So the page can ignore an old message that comes late. */
  readonly version: number
  readonly accounts: readonly string[]
  readonly chainId: string
  readonly knownChains: readonly string[]
  /** Whether a person sees the requests that need a decision. */
  readonly asks: boolean
  readonly popup: boolean
  readonly refuseSwitch: boolean
  /** Whether the wallet can allow a site to act without asking. */
  readonly permissions: boolean
  /** Whether the wallet has `solana:signIn` of the Wallet Standard. A page that is already loaded keeps the feature that it has. */
  readonly solanaSignIn: boolean
  /** The namespaces other than EVM that the wallet offers by the Wallet Standard. */
  readonly standard: Readonly<Record<string, StandardPageState>>
}

/** A site that may see accounts, and the time of its connection. */
interface Site {
  readonly origin: string
  readonly connectedAt: number
}

/** The wallet's settings, chains and connected sites. Each origin has its own permission. All other state is the same for all sites. */
export class WalletState {
  /** The batches of calls that sites have sent. */
  readonly batches = new CallBatches()
  /** All requests of apps to the wallet. */
  readonly log = new RequestLog()
  /** The wallet's accounts of the namespaces other than EVM. */
  readonly standard: StandardAccounts
  readonly #initialChains: readonly WalletChain[]
  readonly #listeners = new Set<() => void>()
  readonly #sites = new Map<string, number>()
  #chains: readonly WalletChain[]
  #settings: WalletSettings
  // Begins with the time, so that the versions of a restarted sandbox are higher than the versions that open pages already have.
  #version = Date.now()

  constructor(chains: readonly WalletChain[], namespaces: readonly StandardNamespace[] = []) {
    this.standard = new StandardAccounts(namespaces, () => this.changed())
    const known = [...chains, { ...nowhereChain, rpcUrl: null }]
    this.#initialChains = known.map(({ id, name, symbol, rpcUrl }) => ({ id, name, symbol, rpcUrl }))
    this.#chains = this.#initialChains
    this.#settings = initialSettings(this.#initialChains)
  }

  get settings(): WalletSettings {
    return this.#settings
  }

  /** Every chain that the wallet has ever known, including chains that the wallet has forgotten. */
  get chains(): readonly WalletChain[] {
    return this.#chains
  }

  /** A chain whose node holds the keys of the accounts. */
  get keyChain(): WalletChain {
    const [chain] = this.#initialChains
    if (chain === undefined) throw new Error('The wallet has no chain')
    return chain
  }

  /** Returns whether a chain's node holds the keys of the accounts. The nodes of the sandbox do. */
  holdsKeys({ rpcUrl }: WalletChain): boolean {
    return this.#initialChains.some((chain) => chain.rpcUrl === rpcUrl)
  }

  get currentChain(): WalletChain {
    const chain = this.findChain(this.#settings.chainId)
    if (chain === undefined) throw new Error(`The wallet has lost its chain ${this.#settings.chainId}`)
    return chain
  }

  /** The sites that are connected on EVM. */
  get sites(): readonly Site[] {
    return [...this.#sites].map(toSite)
  }

  /** The sites that are connected in any namespace. */
  get allSites(): readonly Site[] {
    return [...new Map([...this.standard.sites, ...this.#sites])].map(toSite)
  }

  findChain(id: number): WalletChain | undefined {
    return this.#chains.find((chain) => chain.id === id)
  }

  isKnown(id: number): boolean {
    return this.#settings.knownChains.includes(id)
  }

  isConnected(origin: string): boolean {
    return this.#sites.has(origin)
  }

  /** Returns the accounts that a site sees, the selected account first. Empty if the wallet is locked or the site is not connected. */
  accountsFor(origin: string): readonly string[] {
    return this.#settings.locked || !this.isConnected(origin) ? [] : this.exposedAccounts
  }

  /** The accounts that connected sites see, the selected account first. If the wallet uses a contract account, sites see only that account. */
  get exposedAccounts(): readonly string[] {
    const { selectedAccount, exposedAccounts } = this.#settings
    const contract = contractAccountOf(this.#settings)
    if (contract !== undefined) return [contract.address]
    return [selectedAccount, ...exposedAccounts.filter((address) => address !== selectedAccount)]
  }

  pageState(origin: string): PageState {
    const { mode, unresponsive, popup, chainId, knownChains, refuseSwitch, permissions, locked } = this.#settings
    return {
      version: this.#version,
      accounts: this.accountsFor(origin),
      chainId: toHexId(chainId),
      knownChains: knownChains.map(toHexId),
      asks: mode === 'ask' && !unresponsive,
      popup,
      refuseSwitch,
      permissions,
      solanaSignIn: this.#settings.solanaSignIn !== 'none',
      standard: this.standard.pageState(origin, locked),
    }
  }

  connect(origin: string): void {
    this.#sites.set(origin, Date.now())
    this.#settings = { ...this.#settings, locked: false }
    this.changed()
  }

  /** Connects a site to a namespace other than EVM. */
  connectStandard(namespace: string, origin: string): void {
    this.#settings = { ...this.#settings, locked: false }
    this.standard.connect(namespace, origin)
  }

  disconnect(origin: string): boolean {
    const wasConnected = this.#sites.delete(origin)
    if (wasConnected) this.changed()
    return wasConnected
  }

  /** Adds a chain to the chains that the wallet knows. Replaces a chain with the same id. */
  addChain(chain: WalletChain): void {
    const isMet = this.findChain(chain.id) !== undefined
    this.#chains = isMet
      ? this.#chains.map((other) => (other.id === chain.id ? chain : other))
      : [...this.#chains, chain]
    const knownChains = [...new Set([...this.#settings.knownChains, chain.id])]
    this.#settings = { ...this.#settings, knownChains }
    this.changed()
  }

  /**
   * Changes several settings together. Changes nothing if the result would not be valid.
   * @throws RpcError -32602 for a chain that the wallet has never known, or if the wallet would forget its current chain
   */
  update(change: Partial<WalletSettings>): void {
    const next = { ...this.#settings, ...change }
    const stranger = next.knownChains.find((id) => this.findChain(id) === undefined)
    if (stranger !== undefined)
      throw invalidParams(`The wallet has never met the chain ${stranger}; add it from a site`)
    if (!next.knownChains.includes(next.chainId)) {
      throw invalidParams(`The wallet cannot be on chain ${next.chainId} without knowing it; switch to another first`)
    }
    this.#settings = { ...next, ...consistentAccounts(next, change) }
    this.changed()
  }

  reset(): void {
    this.#sites.clear()
    this.standard.reset()
    this.batches.clear()
    this.log.clear()
    this.#chains = this.#initialChains
    this.#settings = initialSettings(this.#initialChains)
    this.changed()
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells every listener that the state may have changed. */
  changed(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}

function toSite([origin, connectedAt]: readonly [string, number]): Site {
  return { origin, connectedAt }
}

function initialSettings(chains: readonly WalletChain[]): WalletSettings {
  return {
    mode: 'ask',
    delayMs: 0,
    locked: false,
    selectedAccount: devAccounts[0],
    exposedAccounts: [devAccounts[0]],
    chainId: chains[0]?.id ?? nowhereChain.id,
    knownChains: chains.map((chain) => chain.id),
    refuseSwitch: false,
    unresponsive: false,
    popup: true,
    pairingChains: null,
    pairingNamespace: 'eip155',
    pairingRejectCode: 5000,
    pairingSignIn: 'yes',
    solanaSignIn: 'yes',
    contractAccount: 'none',
    assetDiscovery: false,
    atomic: false,
    permissions: false,
  }
}

/** Selecting a hidden account also exposes the account. Hiding the selected account selects the first account that is left. */
function consistentAccounts(
  next: WalletSettings,
  change: Partial<WalletSettings>,
): Pick<WalletSettings, 'selectedAccount' | 'exposedAccounts'> {
  const { selectedAccount, exposedAccounts } = next
  if (exposedAccounts.includes(selectedAccount)) return { selectedAccount, exposedAccounts }
  const [first] = exposedAccounts
  if (change.selectedAccount !== undefined || first === undefined) {
    return { selectedAccount, exposedAccounts: [...exposedAccounts, selectedAccount] }
  }
  return { selectedAccount: first, exposedAccounts }
}
