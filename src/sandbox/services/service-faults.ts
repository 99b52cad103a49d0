import { isRecord, type JsonRecord } from '../json'
import type { RelayFault } from '../relay/relay-fault'
import { swapLie, type SwapLie } from '../convert/swap-lie'
import { invalidParams } from '../rpc-error'
import { bundlerFault, paymasterFault, type BundlerFault, type PaymasterFault } from '../smart-accounts/fault-kinds'
import { delay } from './delay'
import { farcasterFault, socialFault, type FarcasterFault, type SocialFault } from './login-fault-kinds'
import { frameFault, storeFault, type FrameFault, type StoreFault } from './wallet-fault-kinds'

/** The faults of a service that answers HTTP. */
export type HttpFault =
  /** The service answers late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The service answers every request with this status. */
  | { readonly kind: 'status'; readonly code: FaultStatus }
  /** The service answers with an HTML page and the status 200, like the sign-in page of a public network. */
  | { readonly kind: 'rubbish' }
  /** The service ends the connection without an answer. */
  | { readonly kind: 'cut' }

type FaultStatus = 401 | 403 | 429 | 500 | 503

/** The faults in force by service. */
export interface FaultsByService {
  readonly directory: HttpFault | null
  readonly images: HttpFault | null
  readonly origins: HttpFault | null
  /** The cloud's sign-in service. */
  readonly auth: HttpFault | null
  /** The mail server. It refuses mails for every fault but `slow`. */
  readonly mail: HttpFault | null
  readonly analytics: HttpFault | null
  readonly rpc: HttpFault | null
  readonly supportedChains: HttpFault | null
  readonly identity: HttpFault | null
  readonly history: HttpFault | null
  readonly balances: HttpFault | null
  readonly prices: HttpFault | null
  readonly names: HttpFault | null
  /** The provider at which visitors buy, and its part of the data service. */
  readonly onramp: HttpFault | null
  /** The exchange's page, and the JSON-RPC of the data service for exchanges. */
  readonly pay: HttpFault | null
  /** The swaps of the data service. */
  readonly convert: HttpFault | null
  /** The fault with which the data service lies about swaps: in its token list, its quotes, or its transactions. */
  readonly swapLie: SwapLie | null
  /** The permissions that the data service stores (EIP-7715). */
  readonly sessions: HttpFault | null
  readonly relay: RelayFault | null
  /** The wallet server, below `/api/wallet` of the frame's host. */
  readonly wallet: HttpFault | null
  /** The stores of the wallet server. */
  readonly walletStore: StoreFault | null
  /** The document of the wallet frame. A document that is already open keeps the fault with which it was loaded. */
  readonly walletFrame: FrameFault | null
  /** The six social providers. */
  readonly social: SocialFault | null
  /** The Farcaster relay, and the RPC address of the registries. */
  readonly farcaster: FarcasterFault | null
  /** The bundlers of all EVM chains. */
  readonly bundler: BundlerFault | null
  /** The paymasters of all EVM chains. */
  readonly paymaster: PaymasterFault | null
}

/** A service with the faults of `HttpFault`. The services that are left out have faults of their own kinds. */
export type HttpService = Exclude<
  keyof FaultsByService,
  'relay' | 'swapLie' | 'walletStore' | 'walletFrame' | 'social' | 'farcaster' | 'bundler' | 'paymaster'
>

/** A change that came over the control API. `drop` closes the connections once, so it is no lasting fault. */
export type FaultChange =
  | { readonly service: HttpService | 'data'; readonly fault: HttpFault | null }
  | { readonly service: 'relay'; readonly fault: RelayFault | { readonly kind: 'drop' } | null }
  | { readonly service: 'swapLie'; readonly fault: SwapLie | null }
  | { readonly service: 'walletStore'; readonly fault: StoreFault | null }
  | { readonly service: 'walletFrame'; readonly fault: FrameFault | null }
  | { readonly service: 'social'; readonly fault: SocialFault | null }
  | { readonly service: 'farcaster'; readonly fault: FarcasterFault | null }
  | { readonly service: 'bundler'; readonly fault: BundlerFault | null }
  | { readonly service: 'paymaster'; readonly fault: PaymasterFault | null }

/** The services that the name `data` stands for. */
const dataServices = [
  'supportedChains',
  'identity',
  'history',
  'balances',
  'prices',
  'names',
  'onramp',
  'pay',
  'convert',
  'sessions',
] as const

const none: FaultsByService = {
  directory: null,
  images: null,
  origins: null,
  auth: null,
  mail: null,
  analytics: null,
  rpc: null,
  supportedChains: null,
  identity: null,
  history: null,
  balances: null,
  prices: null,
  names: null,
  onramp: null,
  pay: null,
  convert: null,
  swapLie: null,
  sessions: null,
  relay: null,
  wallet: null,
  walletStore: null,
  walletFrame: null,
  social: null,
  farcaster: null,
  bundler: null,
  paymaster: null,
}
const statuses: readonly number[] = [401, 403, 429, 500, 503]
const longestReason = 123

/** The faults that a test or a developer has switched on. */
export class ServiceFaults {
  #faults = none

  get all(): FaultsByService {
    return this.#faults
  }

  set({ service, fault }: FaultChange): void {
    if (fault?.kind === 'drop') return
    const services = service === 'data' ? dataServices : [service]
    this.#faults = { ...this.#faults, ...Object.fromEntries(services.map((name) => [name, fault])) }
  }

  reset(): void {
    this.#faults = none
  }
}

/**
 * Checks a change of faults that came over the control API.
 * @throws RpcError -32602 that names the possible values
 */
export function parseFault(body: JsonRecord): FaultChange {
  const { service, fault } = body
  if (typeof service !== 'string' || !isService(service)) {
    throw invalidParams(`service must be one of ${Object.keys(none).join(', ')}, data`)
  }
  if (fault !== null && !isRecord(fault)) throw invalidParams('fault must be null or an object with a kind')
  if (service === 'relay') return { service, fault: fault && relayFault(fault) }
  if (service === 'swapLie') return { service, fault: fault && swapLie(fault) }
  if (service === 'walletStore') return { service, fault: fault && storeFault(fault) }
  if (service === 'walletFrame') return { service, fault: fault && frameFault(fault) }
  if (service === 'social') return { service, fault: fault && socialFault(fault) }
  if (service === 'farcaster') return { service, fault: fault && farcasterFault(fault) }
  if (service === 'bundler') return { service, fault: fault && bundlerFault(fault) }
  if (service === 'paymaster') return { service, fault: fault && paymasterFault(fault) }
  return { service, fault: fault && httpFault(fault) }
}

function isService(name: string): name is keyof FaultsByService | 'data' {
  return name === 'data' || Object.hasOwn(none, name)
}

function httpFault({ kind, ms, code }: JsonRecord): HttpFault {
  if (kind === 'rubbish' || kind === 'cut') return { kind }
  if (kind === 'slow') return { kind, ms: delay(ms) }
  if (kind === 'status' && isStatus(code)) return { kind, code }
  if (kind === 'status') throw invalidParams(`code must be one of ${statuses.join(', ')}`)
  throw invalidParams('kind must be slow, status, rubbish or cut')
}

function relayFault({ kind, ms, reason }: JsonRecord): RelayFault | { readonly kind: 'drop' } {
  if (kind === 'drop' || kind === 'dead' || kind === 'silent') return { kind }
  if (kind === 'slow') return { kind, ms: delay(ms) }
  if (kind !== 'refuse') throw invalidParams('kind must be refuse, drop, dead, silent or slow')
  if (typeof reason !== 'string' || reason === '' || Buffer.byteLength(reason) > longestReason) {
    throw invalidParams(`reason must be a text of at most ${longestReason} bytes, such as Unauthorized: invalid key`)
  }
  return { kind, reason }
}

function isStatus(code: unknown): code is FaultStatus {
  return typeof code === 'number' && statuses.includes(code)
}
