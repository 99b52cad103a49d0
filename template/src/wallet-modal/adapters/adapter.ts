import type { Account, Balance } from '../domain/account/account'
import type { ChainNamespace } from '../domain/networks/caip'
import type { Connector } from '../domain/wallets/connector'
import type { Eip1193Provider } from '../domain/wallets/eip1193'
import type { Network } from '../domain/networks/network'
import type { ConnectorSource } from '../connectors/connector'
import type { Platform } from '../platform/platform'
import type { RpcClient } from '../services/rpc-client'
import type { ChainReader } from './chain-reader'

export type AdapterKind = 'universal' | 'solana' | 'wagmi' | 'ethers' | 'ethers5' | 'bitcoin'

/** The signer type of each adapter. A unit adds its own entry, so that leaving out the unit removes the type. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- units add to it
export interface AdapterSigners {}

/** The provider type of each namespace. A unit adds its own entry, so that leaving out the unit removes the type. */
export interface AdapterProviders {
  eip155: Eip1193Provider
}

/**
 * Describes a kind of adapter: how to find its wallets and how to load its code. A descriptor is small, so it may be in the first
 * chunk of a page.
 */
export interface AdapterDescriptor {
  readonly kind: AdapterKind
  readonly namespace: ChainNamespace
  readonly sources: readonly ConnectorSource[]
  /** True when the host app connects wallets too: the modal then loads the adapter at the start and follows it. Default: false. */
  readonly followsHost?: boolean
  load(context: AdapterContext): Promise<Adapter>
}

export interface AdapterContext {
  platform: Platform
  rpc: RpcClient
}

/** A connected wallet: its provider, its shared accounts, and its chain (in the namespace's form of chain ids). */
export interface AdapterSession {
  provider: unknown
  accounts: readonly Account[]
  chainId: number | string
}

export interface ConnectRequest {
  connector: Connector
  /** The network that the app prefers. A wallet on another network stays there. */
  network: Network | undefined
  /**
   * The account of the earlier connection. An adapter that also connects the wallet for the host app (wagmi) does not reconnect a
   * wallet that shares only other accounts.
   */
  address?: string
}

/** A sent transaction, with what its parameters tell. */
export interface SentNotice {
  hash: string
  from: string | undefined
  to: string | undefined
  /** The amount of the native currency, in its smallest unit. */
  value: bigint
  /** The transaction calls a contract, so the tokens that it moves are unknown. */
  isCall: boolean
  /** The chain of the transaction, in the namespace's form. Default: the active chain. */
  chainId?: number | string
}

/** Receives the changes of a connected wallet. */
export interface AdapterListener {
  accountsChanged(accounts: readonly Account[]): void
  networkChanged(chainId: number | string): void
  disconnected(): void
  /** A transaction was sent through the session's provider, so the balance will change. */
  transactionSent(sent: SentNotice): void
  /** A request to that provider started. Wallets inside the page show their approval there. */
  requestStarted(method: string): void
  /**
   * A request to the provider was answered or failed.
   * @param error the value with which the request was rejected
   */
  requestSettled(method: string, outcome: 'success' | 'error', error?: unknown): void
}

/** Connects the modal to the wallets and chains of one namespace. All methods reject with a WalletModalError. */
export interface Adapter {
  readonly kind: AdapterKind
  /** Connects a wallet. The wallet asks the visitor. */
  connect(request: ConnectRequest): Promise<AdapterSession>
  /** Restores an earlier connection without asking the visitor; null when the wallet shares no account. */
  reconnect(request: ConnectRequest): Promise<AdapterSession | null>
  /** Ends the connection, in the wallet too if the wallet supports this. */
  disconnect(session: AdapterSession): Promise<void>
  /** Starts to listen to a session. Returns a function that stops this. */
  watch(session: AdapterSession, listener: AdapterListener): () => void
  /**
   * Calls back with every wallet that the host app's own library connects, or connected before the call. `watch` reports later
   * changes of such a wallet, as for any other. Returns a function that stops this.
   */
  followHost?(connected: (connector: Connector, session: AdapterSession) => void): () => void
  /** Asks the wallet to change its network, and to add the network if necessary. Resolves after the change. */
  switchNetwork(session: AdapterSession, network: Network): Promise<void>
  /** Reads the native balance from the network itself. */
  getBalance(request: { address: string; network: Network; signal: AbortSignal }): Promise<Balance>
  signMessage(session: AdapterSession, message: string, address: string): Promise<string>
  sendTransaction(session: AdapterSession, transaction: NativeTransaction): Promise<string>
  /** Resolves when the network has the transaction. Rejects with 'timed out' after 25 s. */
  waitForTransaction(request: { hash: string; network: Network }): Promise<'success' | 'reverted'>
  /** Loads the code that reads balances, fees and names from the chain. */
  loadReader?(): Promise<ChainReader>
  /** The chain library's own signer. `AdapterSigners` has its type. */
  getSigner?(session: AdapterSession, address: string): Promise<unknown>
}

interface NativeTransaction {
  from: string
  to: string
  /** In the smallest unit. */
  value: bigint
  data?: string
  /** The network of the transaction. A wallet that has just changed to another network then refuses the transaction. */
  network?: Network
  /**
   * Cancels the transaction. If the wallet has not been asked before the signal aborts, it is not asked, and the call rejects with
   * the signal's reason.
   */
  signal?: AbortSignal
}
