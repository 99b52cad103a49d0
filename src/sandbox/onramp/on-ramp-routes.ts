import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRecord } from '../json'
import { HttpError, readJson, sendJson } from '../http/respond'
import { broughtBy, feePercent, purchaseRequest, sold, type Purchases } from './purchases'

/** The path of the provider's page. */
export const onRampPath = '/onramp'

const currency = 'USD'
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/**
 * The provider at which visitors buy, and the part of the data service that speaks for it.
 *
 * - `GET /onramp?address&amount&asset`: the provider's page
 * - `GET /onramp/purchases?account`: the purchases of an account, for providers of a team's own
 * - `POST /onramp/purchases` `{account, amount, asset, outcome}`: what the visitor does on the page
 * - `GET /v1/onramp/options`, `POST /v1/onramp/quote`, `POST /v1/generators/onrampurl`: the data service
 */
export class OnRampRoutes {
  readonly #purchases: Purchases
  readonly #page: string

  /** @param base the address of the sandbox */
  constructor(purchases: Purchases, base: string) {
    this.#purchases = purchases
    this.#page = `${base}${onRampPath}`
  }

  /** Answers a request to a path below `/onramp/`. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname !== `${onRampPath}/purchases`) throw new HttpError(404, `There is no ${url.pathname}`)
    if (request.method === 'GET')
      return sendJson(response, { data: await this.#purchases.list(url.searchParams.get('account') ?? ''), next: null })
    const wanted = purchaseRequest(await readJson(request))
    if (!wanted) throw new HttpError(400, 'A purchase has an account, an amount of dollars, and an outcome')
    await this.#purchases.add(wanted.account, wanted.asset, wanted.dollars, wanted.outcome)
    sendJson(response, { success: true })
  }

  /** Returns the currencies that visitors can buy, and the currency that they can pay with. */
  options(): unknown {
    return {
      paymentCurrencies: [{ id: currency, payment_method_limits: limits }],
      purchaseCurrencies: sold.map(({ name, symbol, token = '' }) => ({
        id: symbol,
        name,
        symbol,
        networks: [{ name: 'sandbox', display_name: 'Sandbox One', chain_id: '31337', contract_address: token }],
      })),
    }
  }

  /**
   * Returns the price of a purchase.
   * @throws HttpError 400 for a currency that is not sold, or if the amount is missing
   */
  quote(body: unknown): unknown {
    const { amount, purchaseCurrency, paymentCurrency } = isRecord(body) ? body : {}
    const symbol = isRecord(purchaseCurrency) ? purchaseCurrency['symbol'] : undefined
    const wanted = sold.find((one) => one.symbol === symbol)
    const dollars = Number(amount)
    if (!wanted || !(dollars > 0) || !isRecord(paymentCurrency) || paymentCurrency['id'] !== currency)
      throw new HttpError(400, 'There is no price for this')
    const fee = (dollars * feePercent) / 100
    const inDollars = (value: number) => ({ amount: value.toFixed(2), currency })
    return {
      paymentTotal: inDollars(dollars),
      paymentSubtotal: inDollars(dollars - fee),
      purchaseAmount: { amount: broughtBy(dollars, wanted), currency: wanted.symbol },
      coinbaseFee: inDollars(fee),
      networkFee: inDollars(0),
      quoteId: `quote-${wanted.symbol}-${dollars}`,
    }
  }

  /**
   * Returns the address of the provider's page for an account.
   * @throws HttpError 400 if the account is missing
   */
  address(body: unknown): { readonly url: string } {
    const { destinationWallets, presetCryptoAmount } = isRecord(body) ? body : {}
    const [wallet] = Array.isArray(destinationWallets) ? (destinationWallets as unknown[]) : []
    if (!isRecord(wallet) || typeof wallet['address'] !== 'string') throw new HttpError(400, 'There is no account')
    const [asset = sold[0].symbol] = Array.isArray(wallet['assets']) ? (wallet['assets'] as unknown[]) : []
    const page = new URL(this.#page)
    page.searchParams.set('address', wallet['address'])
    page.searchParams.set('asset', String(asset))
    if (typeof presetCryptoAmount === 'number') {
      const { price } = sold.find(({ symbol }) => symbol === asset) ?? sold[0]
      page.searchParams.set('amount', ((presetCryptoAmount * price) / (1 - feePercent / 100)).toFixed(2))
    }
    return { url: page.href }
  }
}
