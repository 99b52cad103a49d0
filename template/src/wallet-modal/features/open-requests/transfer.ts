import type { SendMark, TransferTransaction } from '../../adapters/chain-reader'
import type { Network } from '../../domain/networks/network'

/** The parts of a request to a wallet that are needed until the outcome of its transaction is known. */
export interface Transfer {
  /** Left out for a transfer from the send form. A payment moves the amount to the receiver as well; an approval moves nothing. */
  kind?: 'swap' | 'approval' | 'payment'
  token: { symbol: string; iconUrl: string }
  /** The token's address in the network's own format; undefined for the native currency. */
  tokenAddress: string | undefined
  /** The amount as an exact decimal text. */
  amountText: string
  /** The least that a swap brings, as an exact decimal text. */
  swappedFor?: { amount: string; symbol: string }
  /** The account that gets the amount; for a swap and for an approval, the contract that is called. */
  receiver: { address: string; name?: string }
  from: string
  network: Network
  transaction: TransferTransaction
  /**
   * The state of the account before the wallet was asked. With it, the network is asked whether the transaction was sent.
   * Undefined where the network did not tell.
   */
  mark: SendMark | undefined
}
