import type { Network } from '../domain/networks/network'
import type { QuoteReader } from '../domain/swaps/swap-provider'
import type { TransferTransaction } from './chain-reader'

declare module './chain-reader' {
  interface ChainReader {
    readonly swaps?: SwapReader
  }
}

interface SwapQuery {
  network: Network
  signal: AbortSignal
}

/** Reads what a swap needs from the chain, and builds its transactions. Methods reject with a WalletModalError. */
export interface SwapReader extends QuoteReader {
  /** The decimals that the token's contract reports; undefined if it reports none. */
  getDecimals(query: SwapQuery & { token: string }): Promise<number | undefined>
  /** The balance in the smallest unit. Without a token: of the native currency. */
  getHolding(query: SwapQuery & { token: string | undefined; owner: string }): Promise<bigint>
  /** How much of a token a spender may take, in the smallest unit. */
  getAllowance(query: SwapQuery & { token: string; owner: string; spender: string }): Promise<bigint>
  /** Runs a transaction without sending it. False if the network says that the transaction would fail. */
  wouldSucceed(query: SwapQuery & { transaction: TransferTransaction }): Promise<boolean>
  buildApproval(approval: { owner: string; token: string; spender: string; amount: bigint }): TransferTransaction
  buildSwap(swap: {
    account: string
    router: string
    isFromNative: boolean
    isToNative: boolean
    amount: bigint
    minimum: bigint
    path: readonly string[]
    /** Seconds since the epoch. */
    deadline: bigint
  }): TransferTransaction
}
