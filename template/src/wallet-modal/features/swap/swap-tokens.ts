import { makeAutoObservable, observableRef } from 'mobx'
import type { SwapToken } from '../../domain/swaps/swap-provider'
import type { TokenBalance } from '../../domain/tokens/token'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { SwapPlace } from './freeze-swap'

/** The symbols of the tokens that are suggested. */
const suggestedSymbols: ReadonlySet<string> = new Set(
  (
    'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS ' +
    'MATIC OP'
  ).split(' '),
)
const maxSuggested = 8

type TokensRoot = Pick<RootStore, 'chain' | 'options' | 'platform'>

/** A token of the account's list as one that can be swapped. */
export function toSwapToken({ address, name, symbol, quantity, iconUrl }: TokenBalance): SwapToken {
  const own = address?.split(':')[2]
  return { ...(own && { address: own }), name, symbol, decimals: Number(quantity.decimals), iconUrl }
}

/** Whether two tokens are the same one. */
export function isSameToken(one: SwapToken | undefined, other: SwapToken | undefined): boolean {
  return one !== undefined && other !== undefined && one.address?.toLowerCase() === other.address?.toLowerCase()
}

/** Sorts tokens so that the tokens of an earlier list keep their order, and new tokens follow them. */
export function keepPlaces(tokens: readonly SwapToken[], earlier: readonly SwapToken[]): readonly SwapToken[] {
  const isIn = (list: readonly SwapToken[], token: SwapToken) => list.some((other) => isSameToken(other, token))
  const kept = earlier.flatMap((one) => tokens.find((token) => isSameToken(token, one)) ?? [])
  return [...kept, ...tokens.filter((token) => !isIn(earlier, token))]
}

/** The tokens of the active network that can be swapped. */
export class SwapTokens {
  /** The tokens that the provider's service lists. Empty until they have loaded. */
  fetched: readonly SwapToken[] = []
  readonly #root: TokensRoot
  readonly #stores: AccountStores
  readonly #place: (signal: AbortSignal) => Promise<SwapPlace>

  constructor(root: TokensRoot, stores: AccountStores, place: (signal: AbortSignal) => Promise<SwapPlace>) {
    this.#root = root
    this.#stores = stores
    this.#place = place
    makeAutoObservable(this, { fetched: observableRef, load: false })
  }

  /** What the account holds on the active network. */
  get held(): readonly TokenBalance[] {
    return this.#stores.tokens.list
  }

  /** All tokens that can be received: what the account holds, and those of the provider. */
  get known(): readonly SwapToken[] {
    const { activeCaipNetwork: network } = this.#root.chain
    const { swaps } = this.#root.options.state
    if (!network || !swaps) return []
    const { name, symbol, decimals } = network.nativeCurrency
    const native = { name, symbol, decimals, iconUrl: '' }
    const all = [native, ...this.held.map(toSwapToken), ...swaps.tokens(network), ...this.fetched]
    return all.filter((token, index) => all.findIndex((other) => isSameToken(other, token)) === index)
  }

  /** Well-known tokens of the provider, at most eight. A token that only the account holds is not suggested, because anybody can name a token. */
  get suggested(): readonly SwapToken[] {
    const network = this.#root.chain.activeCaipNetwork
    const listed = [...((network && this.#root.options.state.swaps?.tokens(network)) ?? []), ...this.fetched]
    const isOffered = (token: SwapToken) =>
      token.address === undefined || listed.some((other) => isSameToken(other, token))
    return this.known.filter((token) => isOffered(token) && suggestedSymbols.has(token.symbol)).slice(0, maxSuggested)
  }

  /** The balance of a token as the list has it, as a decimal text. */
  balanceOf(token: SwapToken | undefined): string {
    return this.held.find((one) => isSameToken(toSwapToken(one), token))?.quantity.numeric ?? '0'
  }

  /** The token with a symbol. Anybody can name a token like another, so the tokens of the provider come before those that the account holds. */
  named(symbol: unknown): SwapToken | undefined {
    const { chain, options } = this.#root
    const network = chain.activeCaipNetwork
    const listed = (network && options.state.swaps?.tokens(network)) ?? []
    const isNamed = (token: SwapToken) => token.symbol.toLowerCase() === String(symbol).toLowerCase()
    const native = this.known.filter(({ address }) => address === undefined)
    return symbol === undefined ? undefined : [...native, ...listed, ...this.known].find(isNamed)
  }

  /** Fetches the tokens that the provider's service lists. Without an answer, the other tokens are offered. */
  async load(): Promise<void> {
    const { signal } = new AbortController()
    try {
      const { network, provider, service } = await this.#place(signal)
      const tokens = (await provider.fetchTokens?.({ network, service, signal })) ?? []
      if (this.#root.chain.activeCaipNetwork?.caipNetworkId === network.caipNetworkId) this.setFetched(tokens)
    } catch (error) {
      this.#root.platform.log.warn('The tokens that can be swapped could not be read.', error)
    }
  }

  setFetched(tokens: readonly SwapToken[]): void {
    this.fetched = tokens
  }

  forget(): void {
    this.fetched = []
  }
}
