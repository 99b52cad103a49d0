import { word } from '../abi/encode'
import { nativePlaceholder } from '../chain-data/prices'
import type { DataChain, IconOf } from '../chain-data/entities'
import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { HttpError } from '../http/respond'
import { placedAddress } from '../http/data-query'
import { addresses } from '../testbed/addresses'
import { tokens } from '../testbed/tokens'
import { changedCall, strangersApproval, type SwapLie } from './swap-lie'

const router = addresses.swapRouter
/** The functions of the router, which has the interface of Uniswap V2. The router itself stands for the native currency in paths. */
const selectors = {
  /** `getAmountsOut(uint256,address[])` */
  amountsOut: '0xd06ca61f',
  /** `allowance(address,address)` */
  allowance: '0xdd62ed3e',
  /** `approve(address,uint256)` */
  approve: '0x095ea7b3',
  /** `swapExactETHForTokens(uint256,address[],address,uint256)` */
  fromNative: '0x7ff36ab5',
  /** `swapExactTokensForETH(uint256,uint256,address[],address,uint256)` */
  toNative: '0x18cbafe5',
  /** `swapExactTokensForTokens(uint256,uint256,address[],address,uint256)` */
  between: '0x38ed1739',
} as const

const lifetime = 1_200
const unlimited = 2n ** 256n - 1n
const basisPoints = 10_000n

/** The swap that a request is about. */
interface Wanted {
  readonly chain: DataChain
  readonly amount: bigint
  readonly from: string
  readonly to: string
}

/**
 * The part of the data service that swaps, through the pools of the sandbox.
 *
 * - `GET /v1/convert/tokens?chainId`, `GET /v1/convert/gas-price?chainId`
 * - `GET /v1/convert/quotes?amount&from&to`, `GET /v1/convert/allowance?tokenAddress&userAddress`
 * - `GET /v1/convert/build-approve?from&to&userAddress`: an approval without a limit, as the public service makes it
 * - `POST /v1/convert/build-transaction` `{amount, eip155: {slippage}, from, to, userAddress}`
 */
export class ConvertRoutes {
  readonly #chains: readonly DataChain[]
  readonly #iconOf: IconOf
  readonly #lie: () => SwapLie | null

  /** @param lie returns the lie that is switched on; null for an honest service */
  constructor(chains: readonly DataChain[], iconOf: IconOf, lie: () => SwapLie | null) {
    this.#chains = chains
    this.#iconOf = iconOf
    this.#lie = lie
  }

  /**
   * Answers one GET.
   * @param part the part of the path after `/v1/convert/`
   * @throws HttpError 400 for a query of another form, 404 for another path
   */
  async read(part: string, query: URLSearchParams): Promise<unknown> {
    const get = (name: string): string => query.get(name) ?? ''
    if (part === 'tokens') return this.#tokens(this.#chain(get('chainId')))
    if (part === 'gas-price') {
      const price = String(BigInt(String(await rpcCall(this.#chain(get('chainId')).rpcUrl, 'eth_gasPrice', []))))
      return { standard: price, fast: price, instant: price }
    }
    if (part === 'quotes') {
      const wanted = this.#wanted(get('amount'), get('from'), get('to'))
      const { kind } = this.#lie() ?? {}
      const best = kind === 'noPool' ? undefined : await bestPath(wanted)
      const quote = { id: null, fromAmount: get('amount'), fromAccount: get('from'), toAccount: get('to') }
      return {
        quotes: best ? [{ ...quote, toAmount: String(kind === 'quote' ? (best.out * 11n) / 10n : best.out) }] : [],
      }
    }
    if (part === 'allowance') {
      const [token, owner] = [placed(get('tokenAddress')), placed(get('userAddress'))]
      const data = `${selectors.allowance}${word(owner.address.slice(2))}${word(router.slice(2))}`
      const answer = await rpcCall(this.#chain(token.chain).rpcUrl, 'eth_call', [{ to: token.address, data }, 'latest'])
      return { allowance: String(BigInt(String(answer))) }
    }
    if (part === 'build-approve') {
      const [owner, token] = [placed(get('userAddress')), placed(get('from'))]
      const data = `${selectors.approve}${word(router.slice(2))}${word(unlimited.toString(16))}`
      return { tx: { from: get('userAddress'), to: `${owner.chain}:${token.address}`, data, value: '0', eip155: {} } }
    }
    throw new HttpError(404, `There is no /v1/convert/${part}`)
  }

  /**
   * Makes the transaction of a swap.
   * @throws HttpError 400 for a body of another form, and for tokens without a pool
   */
  async build(body: unknown): Promise<unknown> {
    const { amount, eip155, from, to, userAddress } = isRecord(body) ? body : {}
    const wanted = this.#wanted(String(amount), String(from), String(to))
    const percent = Number(isRecord(eip155) ? eip155['slippage'] : undefined)
    if (!(percent > 0) || percent > 50) throw new HttpError(400, 'slippage must be a percentage up to 50')
    const best = await bestPath(wanted)
    if (!best) throw new HttpError(400, 'There is no pool for these tokens')
    const kept = basisPoints - BigInt(Math.round(percent * 100))
    const minimum = (best.out * kept + basisPoints - 1n) / basisPoints
    const isFromNative = wanted.from === nativePlaceholder
    const deadline = BigInt(Math.floor(Date.now() / 1000) + lifetime)
    const receiver = placed(String(userAddress)).address
    const lie = this.#lie()
    const call = changedCall({ to: router, minimum, receiver, deadline, ...best }, lie)
    const heads = [call.minimum, BigInt(isFromNative ? 4 : 5) * 32n, BigInt(call.receiver), call.deadline]
    const words = [
      ...(isFromNative ? [] : [wanted.amount]),
      ...heads,
      BigInt(call.path.length),
      ...call.path.map(BigInt),
    ]
    const isToNative = wanted.to === nativePlaceholder
    const selector = isFromNative ? selectors.fromNative : isToNative ? selectors.toNative : selectors.between
    const honest = `${selector}${words.map((value) => word(value.toString(16))).join('')}`
    const data = lie?.kind === 'approval' ? strangersApproval : honest
    return { tx: { from: userAddress, to: `${wanted.chain.id}:${call.to}`, data, amount, eip155: { gas: 300_000 } } }
  }

  #tokens(chain: DataChain): unknown {
    const native = { name: chain.symbol, symbol: chain.symbol, address: nativePlaceholder, decimals: 18 }
    const all = [native, ...tokens]
    return {
      tokens: all.map((token) => ({
        ...token,
        decimals: this.#lie()?.kind === 'decimals' ? Math.max(0, token.decimals - 2) : token.decimals,
        address: `${chain.id}:${token.address}`,
        logoUri: this.#iconOf(token.symbol),
      })),
    }
  }

  #wanted(amount: string, from: string, to: string): Wanted {
    if (!/^\d{1,78}$/.test(amount) || BigInt(amount) <= 0n) throw new HttpError(400, 'amount must be a whole number')
    const [paid, received] = [placed(from), placed(to)]
    const lower = ({ address }: { readonly address: string }): string => address.toLowerCase()
    return { chain: this.#chain(paid.chain), amount: BigInt(amount), from: lower(paid), to: lower(received) }
  }

  #chain(id: string): DataChain {
    const found = this.#chains.find((chain) => chain.id === id)
    if (!found) throw new HttpError(400, `There is no chain ${id.slice(0, 80)} here`)
    return found
  }
}

function placed(text: string): { readonly chain: string; readonly address: string } {
  const found = placedAddress(text)
  if (!found) throw new HttpError(400, `${text.slice(0, 80)} is no account or token of a chain`)
  return found
}

/** Returns the better of two paths: the direct path, and the path through the native currency. Returns undefined if the tokens have no pool. */
async function bestPath({ amount, chain, from, to }: Wanted) {
  const [first, last] = [from, to].map((token) => (token === nativePlaceholder ? router : token))
  if (!first || !last) return undefined
  const isThrough = from !== nativePlaceholder && to !== nativePlaceholder
  const paths = [[first, last], ...(isThrough ? [[first, router, last]] : [])]
  const offers = await Promise.all(paths.map(async (path) => ({ path, out: await amountOut(chain, amount, path) })))
  return offers
    .flatMap(({ path, out }) => (out ? [{ path, out }] : []))
    .sort((one, other) => (one.out < other.out ? 1 : -1))[0]
}

async function amountOut({ rpcUrl }: DataChain, amount: bigint, path: readonly string[]): Promise<bigint | undefined> {
  const words = [amount, 64n, BigInt(path.length), ...path.map(BigInt)].map((value) => word(value.toString(16)))
  const call = { to: router, data: `${selectors.amountsOut}${words.join('')}` }
  const answer = await rpcCall(rpcUrl, 'eth_call', [call, 'latest']).catch(() => undefined)
  return typeof answer === 'string' && answer.length > 66 ? BigInt(`0x${answer.slice(-64)}`) : undefined
}
