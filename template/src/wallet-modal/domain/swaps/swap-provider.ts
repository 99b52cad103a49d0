import type { CaipNetworkId } from '../networks/caip'
import type { Network } from '../networks/network'
import type { Rate } from './swap-math'

declare module '../options' {
  interface UnitOptions {
    /** Where tokens are swapped: `routerSwaps({ … })`. Left out: the modal offers no swaps. */
    swaps?: SwapProvider
  }
}

/** A token that can be swapped. */
export interface SwapToken {
  /** The address of the contract; left out for the native currency. */
  address?: string
  name: string
  symbol: string
  /** A claim. The contract is asked before an amount is scaled with it. */
  decimals: number
  /** Empty if there is none. */
  iconUrl: string
}

/** A quote that is wanted. */
export interface QuoteRequest {
  network: Network
  paid: SwapToken
  received: SwapToken
  /** In the smallest unit of the paid token. */
  amount: bigint
  signal: AbortSignal
}

/** What a swap would bring now. */
export interface SwapOffer {
  /** In the smallest unit of the received token. */
  expected: bigint
  /** The contract that swaps. The wallet is asked only if `targets` has it. */
  target: string
  path: readonly string[]
  /** The token that stands for the native currency in a path. */
  wrapped: string
  /** The rate of a very small swap; undefined if the chain does not tell. */
  small: Rate | undefined
}

/** The reads from the chain that a provider needs. */
export interface QuoteReader {
  /** The address of the token that stands for the native currency at a router. */
  getWrapped(query: { router: string; network: Network; signal: AbortSignal }): Promise<string>
  /** What an amount brings along a path; undefined if the router has no such path. */
  getAmountOut(query: {
    router: string
    amount: bigint
    path: readonly string[]
    network: Network
    signal: AbortSignal
  }): Promise<bigint | undefined>
}

/** Where tokens are swapped. What a provider says is a claim: the modal decodes each call, and tries it on the chain. */
export interface SwapProvider {
  /** The contracts that may swap on a network, and that a token may be approved for. Empty: there are no swaps on the network. */
  targets(network: CaipNetworkId): readonly string[]
  /** The tokens that can be received, besides the native currency and what the account holds. */
  tokens(network: Network): readonly SwapToken[]
  /** Asks what a swap would bring. Undefined if the tokens cannot be swapped for each other. */
  quote(request: QuoteRequest, reader: QuoteReader): Promise<SwapOffer | undefined>
}
