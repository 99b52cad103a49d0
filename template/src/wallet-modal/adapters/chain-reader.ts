import type { Network } from '../domain/networks/network'

/** The transfer that the visitor entered. */
export interface TransferRequest {
  from: string
  to: string
  /** In the smallest unit of the token or the native currency. */
  amount: bigint
  /** The token's address in the network's form. Left out: the native currency. */
  token?: string
  /** The decimals that `amount` was scaled with. Left out only when no person entered or saw a scaled amount. */
  decimals?: number
}

/** The transaction for a transfer. */
export interface TransferTransaction {
  from: string
  /** The receiver of the transaction: the receiver of the transfer, or the token's contract. */
  to: string
  value: bigint
  /** Call data in hex on eip155, the unsigned transaction in base64 on solana. */
  data: string
  /**
   * The amount that arrives, in the token's smallest unit. It is less than the amount sent when the token withholds a transfer
   * fee. Left out: the full amount arrives.
   */
  received?: bigint
}

/** A valid address of a receiver. */
export interface CheckedAddress {
  /** The address in the network's form. */
  address: string
  /** No key exists for the address (Solana). Only a program can move what arrives there. */
  isOffCurve?: boolean
}

/** The fee of a transaction, in the smallest unit of the native currency. */
export interface FeeEstimate {
  gas: bigint
  /** The expected fee. */
  fee: bigint
  /** The highest fee while the gas price changes. Keep this amount in the account. */
  maxFee: bigint
}

/** The state of a sent transaction. */
export type TransactionState = 'pending' | 'success' | 'reverted' | 'unknown'

/** The outcome of a transaction for which the wallet reported no hash. */
export type SendOutcome =
  | { state: 'sent'; hash: string }
  /** Proven: the network can never accept the transaction, so sending again is safe. */
  | { state: 'notSent' }
  | { state: 'unknown' }

/** The state of the sender's account before a transaction. It is stored as JSON until the outcome is known. */
export type SendMark = Readonly<Record<string, string | number>>

/** The query of `findSent`. */
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
 * Reads from a network without any service. Reads go through the network's endpoints, never through the wallet. All methods reject
 * with a WalletModalError, or with the signal's reason when the signal aborts. A member is left out where the network has nothing of
 * the kind, or where the unit that needs the member is not in the copy.
 */
export interface ChainReader {
  /**
   * Checks an address including its checksum.
   * @throws WalletModalError INVALID_ADDRESS
   */
  checkAddress(address: string): CheckedAddress
  readonly transfers?: TransferReader
}

/** Builds transfers and follows them on the network. */
export interface TransferReader {
  /**
   * Builds the transaction for a transfer. Checks the addresses, and compares a token's decimals with those that the network
   * reports now. Rejects with INVALID_ADDRESS, INVALID_DECIMAL, DECIMALS_DIFFER, DECIMALS_UNKNOWN, or the network's error.
   */
  prepareTransfer(query: {
    request: TransferRequest
    network: Network
    signal: AbortSignal
  }): Promise<TransferTransaction>
  /** Estimates the fee of a transaction. Rejects with TRANSACTION_REFUSED when the network reports that it would fail. */
  estimateFee(query: { transaction: TransferTransaction; network: Network; signal: AbortSignal }): Promise<FeeEstimate>
  /** Reads the current state of a transaction; 'unknown' when the network does not know the transaction. */
  getTransactionState(query: { hash: string; network: Network; signal: AbortSignal }): Promise<TransactionState>
  /**
   * Records the state of the sender's account before the wallet is asked to send. If the wallet's answer leaves the outcome open,
   * `findSent` needs this mark. Left out, with `findSent`, where a network cannot be asked.
   */
  markSend?(query: { transaction: TransferTransaction; network: Network; signal: AbortSignal }): Promise<SendMark>
  /** Searches once for a transaction that may have been sent after the mark. */
  findSent?(query: FindSentQuery): Promise<SendOutcome>
}
