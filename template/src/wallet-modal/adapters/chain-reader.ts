import type { Network } from '../domain/network'
import type { TokenBalance } from '../domain/token'

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
  /** How many decimals `amount` was scaled with. Left out only where nobody entered or saw a scaled amount. */
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
  /** What arrives, in the smallest unit of the token: less than was sent where the token keeps a fee. Left out: all of it. */
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
  mostFee: bigint
}

/** What is known of a transaction that was sent. */
export type TransactionState = 'pending' | 'success' | 'reverted' | 'unknown'

/** What became of a transaction whose sending the wallet did not report. */
export type SendOutcome =
  | { state: 'sent'; hash: string }
  /** Proven: the network cannot take it any more, so that sending again is safe. */
  | { state: 'notSent' }
  | { state: 'unknown' }

/** Looks once for a transaction. */
export type FindSent = (query: {
  /** The hashes of other transactions, which it cannot be. */
  known: ReadonlySet<string>
  /** What the wallet said instead of a hash. */
  told: string
  signal: AbortSignal
}) => Promise<SendOutcome>

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
   * The transaction for a transfer; its addresses are checked, and the decimals of a token are compared with what the network
   * itself says of it now. Rejects with INVALID_ADDRESS, INVALID_DECIMAL, DECIMALS_DIFFER, DECIMALS_UNKNOWN, or what the network
   * says.
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
   * Notes where the sender's account stands, before a wallet is asked to send. What this resolves with finds out later what
   * became of the transaction, when the wallet's answer leaves that open. Left out where a network cannot be asked.
   */
  watchSend?(query: { transaction: TransferTransaction; network: Network; signal: AbortSignal }): Promise<FindSent>
  /** Left out where a network keeps no names. */
  readonly names?: NameReader
}

/** What a network says of a name. */
export type NameAnswer =
  | { state: 'found'; address: string }
  /**
   * none: nobody has it. noAddress: somebody has it, with no address for the network that was asked about. elsewhere: it is kept
   * outside the chain, which therefore cannot tell.
   */
  | { state: 'none' | 'noAddress' | 'elsewhere' }

/** The names that a network keeps for its accounts. */
export interface NameReader {
  /** A name in its normal form (ENSIP-15). @throws WalletModalError NAME_NOT_VALID */
  normalizeName(name: string): Promise<string>
  /**
   * What the network says of a name, for the network that has the given coin type (ENSIP-9, ENSIP-11).
   * @throws WalletModalError NAME_NOT_VALID for a name that cannot exist
   */
  resolveName(query: { name: string; coinType: number; network: Network; signal: AbortSignal }): Promise<NameAnswer>
  /** The name that an account goes by; only one that leads back to the account. */
  lookupAddress(query: AccountQuery): Promise<string | undefined>
  /** The picture of a name as an https: or data: address. */
  getAvatar(query: { name: string; network: Network; signal: AbortSignal }): Promise<string | undefined>
}
