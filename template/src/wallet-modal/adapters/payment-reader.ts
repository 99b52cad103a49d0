import type { Network } from '../domain/networks/network'
import type { TransactionState } from './chain-reader'

declare module './chain-reader' {
  interface ChainReader {
    readonly payments?: PaymentReader
  }
}

/** What a transaction has paid. */
export interface PaymentProof {
  state: TransactionState
  /** What the recipient got through the transaction, in the smallest unit. Zero unless the transaction succeeded. */
  received: bigint
  /** The height of the block that holds the transaction. Undefined until then. */
  block: number | undefined
}

/** Reads from a network whether a payment has arrived. Methods reject with a WalletModalError, or with the signal's reason. */
export interface PaymentReader {
  /** The height of the chain. What is paid from now on lies in later blocks. */
  getHeight(query: { network: Network; signal: AbortSignal }): Promise<number>
  /**
   * Reads what a recipient got through a transaction.
   * @param query `token` is the token's address; undefined for the native currency, of which only what the transaction itself moves counts
   */
  readPayment(query: {
    hash: string
    token: string | undefined
    recipient: string
    network: Network
    signal: AbortSignal
  }): Promise<PaymentProof>
}
