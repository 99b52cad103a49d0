import type { Network } from '../domain/networks/network'
import type { TransactionState } from './chain-reader'

declare module './chain-reader' {
  interface ChainReader {
    readonly payments?: PaymentReader
  }
}

/** What the network shows of the transaction of a payment. */
export interface PaymentProof {
  state: TransactionState
  /** The amount that the transaction has moved to the recipient, in the asset's smallest unit. Zero unless the transaction succeeded. */
  received: bigint
  /** The number of the block that contains the transaction. Undefined while no block contains the transaction. */
  block: number | undefined
}

/** Reads from a network whether a payment has arrived. Methods reject with a WalletModalError, or with the signal's reason. */
export interface PaymentReader {
  /** Reads the number of the newest block. A payment that begins now lies in a later block. */
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
