import type { Account, Balance } from '../domain/account/account'
import type { ChainNamespace } from '../domain/networks/caip'
import type { Connector } from '../domain/wallets/connector'
import type { Eip1193Provider } from '../domain/wallets/eip1193'
import type { Network } from '../domain/networks/network'
import type { SiwxMessageData } from '../domain/sign-in/siwx'
import type { ConnectorSource } from '../connectors/connector'
import type { Platform } from '../platform/platform'
import type { RpcClient } from '../services/rpc-client'
import type { ChainReader } from './chain-reader'

export type AdapterKind = 'universal' | 'solana' | 'wagmi' | 'ethers' | 'ethers5' | 'bitcoin'

/** What each adapter hands out as a signer. A unit adds its own entry, so that leaving it out removes the type. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- units add to it
export interface AdapterSigners {}

/** What each namespace hands out as a provider. A unit adds its own entry, so that leaving it out removes the type. */
export interface AdapterProviders {
  eip155: Eip1193Provider
}

/**
 * Says that a kind of adapter exists, how its wallets are found, and how to get the rest: weighs nothing, so it may stand
 * in the first chunk of a page.
 */
export interface AdapterDescriptor {
  readonly kind: AdapterKind
  readonly namespace: ChainNamespace
  readonly sources: readonly ConnectorSource[]
  /** The host app connects wallets too: the adapter is loaded at the start and followed. Default: false. */
  readonly followsHost?: boolean
  load(context: AdapterContext): Promise<Adapter>
}

export interface AdapterContext {
  platform: Platform
  rpc: RpcClient
}

/** A connected wallet: its provider, what it shares, and the chain it is on (as the namespace writes chain ids). */
export interface AdapterSession {
  provider: unknown
  accounts: readonly Account[]
  chainId: number | string
}

export interface ConnectRequest {
  connector: Connector
  /** The network the app would like; a wallet on another one stays there. */
  network: Network | undefined
  /**
   * The account of the earlier connection. An adapter that also connects the wallet for the host app (wagmi) does not reconnect a
   * wallet that shares only other accounts.
   */
  address?: string
}

/** A transaction that was sent, as far as it tells of itself. */
export interface SentNotice {
  hash: string
  from: string | undefined
  to: string | undefined
  /** Of the native currency, in its smallest unit. */
  value: bigint
  /** It calls a contract: what it moves is not known from here. */
  isCall: boolean
  /** The chain of the transaction, as the namespace writes it. Left out: the active chain. */
  chainId?: number | string
}

/** What a wallet does on its own account while it is connected. */
export interface AdapterListener {
  accountsChanged(accounts: readonly Account[]): void
  networkChanged(chainId: number | string): void
  disconnected(): void
  /** A transaction left through the provider that the session hands out, so the balance is about to change. */
  transactionSent(sent: SentNotice): void
  /** Something is asked through that provider, and then answered: a wallet that lives in the page approves it there. */
  requestStarted(method: string): void
  requestSettled(method: string, outcome: 'success' | 'error'): void
}

/** Speaks to the wallets and the chains of one namespace. What they reject with is a WalletModalError. */
export interface Adapter {
  readonly kind: AdapterKind
  /** Asks the visitor. */
  connect(request: ConnectRequest): Promise<AdapterSession>
  /** Takes up an earlier connection without asking; null when the wallet no longer shares an account. */
  reconnect(request: ConnectRequest): Promise<AdapterSession | null>
  /** Ends the connection in the wallet too, where it can. */
  disconnect(session: AdapterSession): Promise<void>
  /** Starts to listen; returns what stops it. */
  watch(session: AdapterSession, listener: AdapterListener): () => void
  /**
   * Calls back with every wallet that is connected and was not through this modal: by the host app's own library, now or
   * before the call. What becomes of it is told to `watch`, as of any other. Returns what stops it.
   */
  followHost?(connected: (connector: Connector, session: AdapterSession) => void): () => void
  /** Asks the wallet to change its network, adding it when the wallet lacks it; resolves when it did. */
  switchNetwork(session: AdapterSession, network: Network): Promise<void>
  /** The native balance, from the network itself. */
  getBalance(request: { address: string; network: Network; signal: AbortSignal }): Promise<Balance>
  signMessage(session: AdapterSession, message: string, address: string): Promise<string>
  /**
   * Has a wallet that knows sign-in messages write and sign one itself (Wallet Standard, `solana:signIn`); undefined for a wallet
   * that does not.
   */
  signIn?(session: AdapterSession, data: SiwxMessageData): Promise<SignedMessage> | undefined
  sendTransaction(session: AdapterSession, transaction: NativeTransaction): Promise<string>
  /** Resolves when the network has the transaction, or rejects with 'timed out' after 25 s. */
  waitForTransaction(request: { hash: string; network: Network }): Promise<'success' | 'reverted'>
  /** What the chain itself tells about money and names; the code for it is fetched on the first need. */
  loadReader?(): Promise<ChainReader>
  /** The chain library's own signer; which type is in `AdapterSigners`. */
  getSigner?(session: AdapterSession, address: string): Promise<unknown>
}

/** A message as the wallet wrote it, and its signature as `signMessage` has it. */
export interface SignedMessage {
  message: string
  signature: string
}

interface NativeTransaction {
  from: string
  to: string
  /** In the smallest unit. */
  value: bigint
  data?: string
  /** The network it is meant for, so that a wallet that has just changed to another refuses it. */
  network?: Network
  /**
   * Aborts when the transaction is not wanted any more. A wallet that has not been asked by then is not asked, and the call
   * rejects with the signal's reason.
   */
  signal?: AbortSignal
}
