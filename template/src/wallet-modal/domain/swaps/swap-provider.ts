import type { CaipNetworkId } from '../networks/caip'
import type { Network } from '../networks/network'
import type { CheckedCall } from './check-call'
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

/** Speaks with the data service of the app. The answers are not checked. */
export interface SwapService {
  /** Sends a GET request. @throws WalletModalError DATA_SERVICE_UNAVAILABLE */
  get(path: string, params: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>
  /** Sends a POST request with a JSON body and the app's project id. @throws WalletModalError DATA_SERVICE_UNAVAILABLE */
  post(path: string, body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<unknown>
}

/** The tokens of a network that are wanted. */
export interface TokensRequest {
  network: Network
  service: SwapService
  signal: AbortSignal
}

/** A quote that is wanted. */
export interface QuoteRequest extends TokensRequest {
  account: string
  paid: SwapToken
  received: SwapToken
  /** In the smallest unit of the paid token. */
  amount: bigint
}

/** A transaction that is wanted from a provider that makes its own. */
export interface BuildRequest extends QuoteRequest {
  /** In basis points. */
  slippage: number
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
  /** Fetches more tokens that can be received. */
  fetchTokens?(request: TokensRequest): Promise<readonly SwapToken[]>
  /**
   * Makes the transaction of a swap. Left out: the modal makes it, for a router with the interface of Uniswap V2. A transaction that cannot
   * be decoded, or is not the shown swap, is refused.
   */
  build?(request: BuildRequest): Promise<CheckedCall>
}
