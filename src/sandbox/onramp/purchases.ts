import { encodeCall } from '../abi/encode'
import { selectors } from '../abi/selectors'
import type { DataChain, IconOf } from '../chain-data/entities'
import { nativeName } from '../chain-data/entities'
import { nativePrice } from '../chain-data/prices'
import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { addresses, treasury } from '../testbed/addresses'

/**
 * The button that a visitor presses on the provider's page. `later`: the payment is not finished, and the currency arrives after the list
 * was read once.
 */
export type PurchaseOutcome = 'paid' | 'later' | 'declined'

/** A currency that the provider sells. */
interface SoldCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In dollars. */
  readonly price: number
  /** Missing for the native currency. */
  readonly token?: `0x${string}`
}

/** The provider's fee, in percent of the payment. */
export const feePercent = 1

const decimalPlaces = 6

/** The currencies that the provider sells. The first is the default. */
export const sold: readonly [SoldCurrency, ...SoldCurrency[]] = [
  { name: nativeName('ETH'), symbol: 'ETH', decimals: 18, price: nativePrice('ETH') ?? 1 },
  { name: 'Sandbox Dollar', symbol: 'sUSD', decimals: 6, price: 1, token: addresses.susd },
]

/** Returns the amount of a currency that a visitor gets for dollars, after the fee. The result is a decimal text with six places. */
export function broughtBy(dollars: number, { price }: SoldCurrency): string {
  return ((dollars * (1 - feePercent / 100)) / price).toFixed(decimalPlaces)
}

/** A purchase, in the form of the data service. */
interface PurchaseEntity {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly transfers: readonly unknown[]
}

interface Purchase {
  readonly id: string
  readonly account: string
  readonly chain: DataChain
  readonly currency: SoldCurrency
  readonly quantity: string
  readonly boughtAt: string
  status: 'SUCCESS' | 'IN_PROGRESS' | 'FAILED'
  hash: string
}

/** The purchases at the provider. The treasury sends each purchased amount with a real transaction. */
export class Purchases {
  readonly #chains: readonly DataChain[]
  readonly #iconOf: IconOf
  #list: Purchase[] = []
  #count = 0

  constructor(chains: readonly DataChain[], iconOf: IconOf) {
    this.#chains = chains
    this.#iconOf = iconOf
  }

  /** Adds a purchase. Delivers the currency if the outcome is `paid`. */
  async add(account: `0x${string}`, symbol: string, dollars: number, outcome: PurchaseOutcome): Promise<void> {
    const [chain] = this.#chains
    const currency = sold.find((one) => one.symbol === symbol) ?? sold[0]
    if (!chain) return
    this.#count += 1
    const purchase: Purchase = {
      id: `purchase-${this.#count}`,
      account,
      chain,
      currency,
      quantity: broughtBy(dollars, currency),
      boughtAt: new Date().toISOString(),
      status: outcome === 'declined' ? 'FAILED' : 'IN_PROGRESS',
      hash: '',
    }
    this.#list.push(purchase)
    if (outcome === 'paid') await deliver(purchase)
  }

  /**
   * Returns the purchases of an account, newest first. Purchases with the outcome `later` are delivered after the list is made, so only the
   * next list shows them as finished.
   */
  async list(account: string): Promise<PurchaseEntity[]> {
    const own = this.#list.filter((one) => one.account.toLowerCase() === account.toLowerCase())
    const listed = own.map((one) => this.#entity(one)).toReversed()
    for (const one of own) if (one.status === 'IN_PROGRESS') await deliver(one)
    return listed
  }

  reset(): void {
    this.#list = []
  }

  #entity({ account, boughtAt, chain, currency, hash, id, quantity, status }: Purchase): PurchaseEntity {
    const { name, price, symbol } = currency
    return {
      id,
      metadata: {
        operationType: 'buy',
        hash,
        chain: chain.id,
        minedAt: boughtAt,
        sentFrom: treasury,
        sentTo: account,
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
        nonce: 0,
      },
      transfers: [
        {
          fungible_info: { name, symbol, icon: { url: this.#iconOf(symbol) } },
          direction: 'in',
          quantity: { numeric: quantity },
          value: Number(quantity) * price,
          price,
        },
      ],
    }
  }
}

/** Sends the purchased currency. Resolves when the transaction is in a block. */
async function deliver(purchase: Purchase): Promise<void> {
  const { account, chain, currency, quantity } = purchase
  const units = BigInt(quantity.replace('.', '')) * 10n ** BigInt(currency.decimals - decimalPlaces)
  const transaction = currency.token
    ? { to: currency.token, data: encodeCall(selectors.transfer, account as `0x${string}`, units) }
    : { to: account, value: `0x${units.toString(16)}` }
  const sent = { from: treasury, ...transaction }
  purchase.hash = String(await rpcCall(chain.rpcUrl, 'eth_sendTransaction', [sent]))
  purchase.status = 'SUCCESS'
  await rpcCall(chain.rpcUrl, 'eth_getTransactionReceipt', [purchase.hash])
}

/** Returns the fields of a request's body; undefined if a field is missing or has the wrong form. */
export function purchaseRequest(body: unknown) {
  const { account, amount, asset, outcome } = isRecord(body) ? body : {}
  const dollars = Number(amount)
  if (outcome !== 'paid' && outcome !== 'later' && outcome !== 'declined') return undefined
  if (typeof account !== 'string' || !/^0x[\da-f]{40}$/i.test(account)) return undefined
  if (!(dollars > 0) || dollars > 100_000) return undefined
  return { account: account as `0x${string}`, dollars, asset: String(asset), outcome } as const
}
