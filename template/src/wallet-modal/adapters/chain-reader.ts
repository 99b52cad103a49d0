import type { Network } from '../domain/networks/network'
import type { TokenBalance } from '../domain/tokens/token'

interface AccountQuery {
  address: string
  network: Network
  signal: AbortSignal
}

/** A transfer as the visitor means it. */
export interface TransferRequest {
  from: string
  to: string
  /** In the smallest unit of what is sent. */
  amount: bigint
  /** The token's address as the network writes it. Left out: the native currency. */
  token?: string
  /** The decimals that `amount` was scaled with. Left out only when no person entered or saw a scaled amount. */
  decimals?: number
}

/** A transfer as the network wants it. */
export interface TransferTransaction {
  from: string
  /** Who is called: the receiver, or the token's contract. */
  to: string
  value: bigint
  /** As the namespace writes it: call data in hex on eip155, the unsigned transaction in base64 on solana. */
  data: string
  /**
   * The amount that arrives, in the token's smallest unit. It is less than the amount sent when the token withholds a transfer
   * fee. Left out: the full amount arrives.
   */
  received?: bigint
}

/** An address that can be sent to. */
export interface CheckedAddress {
  /** As the network writes it. */
  address: string
  /** Nobody can hold a key to it: a program owns what arrives there (Solana). */
  isOffCurve?: boolean
}

/** What a transaction costs besides what it moves, in the smallest unit of the native currency. */
export interface FeeEstimate {
  gas: bigint
  /** What is to be expected. */
  fee: bigint
  /** The most it can come to while the price of gas moves: leave so much. */
  maxFee: bigint
}

/** What is known of a transaction that was sent. */
export type TransactionState = 'pending' | 'success' | 'reverted' | 'unknown'

/** The outcome of a transaction for which the wallet reported no hash. */
export type SendOutcome =
  | { state: 'sent'; hash: string }
  /** Proven: the network can never accept the transaction, so sending again is safe. */
  | { state: 'notSent' }
  | { state: 'unknown' }

/** The state of the sender's account before a transaction. It is stored as JSON until the outcome is known. */
export type SendMark = Readonly<Record<string, string | number>>

/** What a sent transaction is searched by. */
export interface FindSentQuery {
  transaction: TransferTransaction
  /** The answer of `markSend`, possibly of an earlier page: the reader checks it. */
  mark: SendMark
  /** Hashes of transactions that are already known; the search skips them. */
  known: ReadonlySet<string>
  /** The wallet's error message; empty when the wallet has not answered. */
  told: string
  network: Network
  signal: AbortSignal
}

/**
 * What a network itself tells about money and names, without any service. Reads go through the network's endpoints, never
 * through the wallet. Everything rejects with a WalletModalError, or with the signal's reason when it aborted.
 */
export interface ChainReader {
  /** The native currency first, then those of the network's known tokens that the account holds. No prices. */
  getTokens(query: AccountQuery): Promise<readonly TokenBalance[]>
  /**
   * Checks an address to the last character: one with a wrong checksum is refused.
   * @throws WalletModalError INVALID_ADDRESS
   */
  checkAddress(address: string): CheckedAddress
  /**
   * Builds the transaction for a transfer. Checks the addresses, and compares a token's decimals with those that the network
   * reports now. Rejects with INVALID_ADDRESS, INVALID_DECIMAL, DECIMALS_DIFFER, DECIMALS_UNKNOWN, or the network's error.
   */
  prepareTransfer(query: {
    request: TransferRequest
    network: Network
    signal: AbortSignal
  }): Promise<TransferTransaction>
  /** What a transaction will cost. Rejects with TRANSACTION_REFUSED when the network says that it would fail. */
  estimateFee(query: { transaction: TransferTransaction; network: Network; signal: AbortSignal }): Promise<FeeEstimate>
  /** Where a transaction stands now. 'unknown' is one that the network has not heard of. */
  getTransactionState(query: { hash: string; network: Network; signal: AbortSignal }): Promise<TransactionState>
  /**
   * Records the state of the sender's account before the wallet is asked to send. If the wallet's answer leaves the outcome open,
   * `findSent` needs this mark. Left out, with `findSent`, where a network cannot be asked.
   */
  markSend?(query: { transaction: TransferTransaction; network: Network; signal: AbortSignal }): Promise<SendMark>
  /** Searches once for a transaction that may have been sent after the mark. */
  findSent?(query: FindSentQuery): Promise<SendOutcome>
  /** Left out where a network keeps no names. */
  readonly names?: NameReader
}

/** A network's answer about a name. */
export type NameAnswer =
  | { state: 'found'; address: string }
  /**
   * none: the name has no owner. noAddress: the name has an owner, but no address for the requested network. elsewhere: the
   * name's records are kept outside the chain, so the chain cannot tell.
   */
  | { state: 'none' | 'noAddress' | 'elsewhere' }

/** The names that a network keeps for its accounts. */
export interface NameReader {
  /** A name in its normal form (ENSIP-15). @throws WalletModalError NAME_NOT_VALID */
  normalizeName(name: string): Promise<string>
  /**
   * Resolves a name for the network with the given coin type (ENSIP-9, ENSIP-11).
   * @throws WalletModalError NAME_NOT_VALID for a name that cannot exist
   */
  resolveName(query: { name: string; coinType: number; network: Network; signal: AbortSignal }): Promise<NameAnswer>
  /** The name that an account goes by; only one that leads back to the account. */
  lookupAddress(query: AccountQuery): Promise<string | undefined>
  /** The picture of a name as an https: or data: address. */
  getAvatar(query: { name: string; network: Network; signal: AbortSignal }): Promise<string | undefined>
}
