import { decodeNumber, decodeText } from '../abi/decode'
import { selectors } from '../abi/selectors'
import { rpcBatchAll } from '../chain/rpc-call'

/** The facts that a token's contract returns. */
export interface TokenFacts {
  readonly name: string
  readonly symbol: string
  /** `undefined` for collectibles. */
  readonly decimals: number | undefined
}

/** Reads the name, symbol and decimals of tokens. Each token is read once. */
export class TokenBook {
  readonly #rpcUrl: string
  readonly #known = new Map<string, TokenFacts>()

  constructor(rpcUrl: string) {
    this.#rpcUrl = rpcUrl
  }

  /** Returns the facts of the tokens among these addresses, by address in lower case. A contract without a name is not a token. */
  async facts(addresses: Iterable<string>): Promise<ReadonlyMap<string, TokenFacts>> {
    const wanted = [...new Set([...addresses].map((address) => address.toLowerCase()))]
    const strange = wanted.filter((address) => !this.#known.has(address))
    const questions = [selectors.name, selectors.symbol, selectors.decimals]
    const answers = await rpcBatchAll(
      this.#rpcUrl,
      strange.flatMap((to) => questions.map((data) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] }))),
    )
    for (const [index, address] of strange.entries()) {
      const [name, symbol, decimals] = answers.slice(index * questions.length)
      const text = decodeText(name)
      if (text === undefined) continue
      const places = decodeNumber(decimals)
      this.#known.set(address, {
        name: text,
        symbol: decodeText(symbol) ?? '',
        decimals: places === undefined || places > 255n ? undefined : Number(places),
      })
    }
    return new Map(wanted.flatMap((address) => (this.#known.has(address) ? [[address, this.#get(address)]] : [])))
  }

  forget(): void {
    this.#known.clear()
  }

  #get(address: string): TokenFacts {
    const found = this.#known.get(address)
    if (found === undefined) throw new Error(`Nothing is known about ${address}`)
    return found
  }
}
