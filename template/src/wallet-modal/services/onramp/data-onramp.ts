import * as v from 'valibot'
import type {
  OnRampOptions,
  OnRampQuote,
  PaymentCurrency,
  PurchaseCurrency,
  QuotedAmount,
} from '../../domain/onramp/currencies'
import { readDecimalText } from '../../domain/tokens/token-amount'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../data-request'
import { getData } from '../data-request'
import { idSchema, listOf, readAnswer, textSchema, wordSchema } from '../data-schema'
import { postData } from '../post-data'

/** An amount. It stays a text, so that no digit is lost. */
const amountSchema = v.pipe(v.unknown(), v.transform(readDecimalText), v.string())

/** A code or symbol of a currency, which is compared and shown. */
const codeSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.$_-]{1,20}$/))

const limitSchema = v.pipe(
  v.object({ id: idSchema, min: amountSchema, max: amountSchema }),
  v.check(({ min, max }) => Number(min) <= Number(max)),
)

const paymentSchema = v.pipe(
  v.object({ id: codeSchema, payment_method_limits: listOf(limitSchema) }),
  v.transform((currency): PaymentCurrency => currency),
)

const placeSchema = v.object({
  name: wordSchema,
  display_name: wordSchema,
  chain_id: v.fallback(idSchema, ''),
  contract_address: v.fallback(idSchema, ''),
})

const purchaseSchema = v.pipe(
  v.object({ id: idSchema, name: textSchema, symbol: codeSchema, networks: listOf(placeSchema) }),
  v.transform((currency): PurchaseCurrency => currency),
)

const optionsSchema = v.object({ paymentCurrencies: listOf(paymentSchema), purchaseCurrencies: listOf(purchaseSchema) })

const quotedSchema = v.pipe(
  v.object({ amount: amountSchema, currency: codeSchema }),
  v.transform((amount): QuotedAmount => amount),
)

const quoteSchema = v.object({
  paymentTotal: quotedSchema,
  paymentSubtotal: quotedSchema,
  purchaseAmount: quotedSchema,
  coinbaseFee: quotedSchema,
  networkFee: quotedSchema,
  quoteId: idSchema,
})

/**
 * Fetches what can be bought, and with which currencies. Invalid entries are left out.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchOnRampOptions(
  platform: Platform,
  caller: DataCaller,
  signal: AbortSignal,
): Promise<OnRampOptions> {
  return readAnswer(optionsSchema, await getData(platform, caller, { path: '/v1/onramp/options' }, signal))
}

export interface QuoteQuestion {
  purchaseCurrency: PurchaseCurrency
  paymentCurrency: PaymentCurrency
  /** What is paid, as a decimal text in the payment currency. */
  amount: string
}

/**
 * Fetches a price.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchOnRampQuote(
  platform: Platform,
  caller: DataCaller,
  { purchaseCurrency, paymentCurrency, amount }: QuoteQuestion,
  signal: AbortSignal,
): Promise<OnRampQuote> {
  const body = { purchaseCurrency, paymentCurrency, amount, network: purchaseCurrency.symbol }
  return readAnswer(quoteSchema, await postData(platform, caller, { path: '/v1/onramp/quote', body }, signal))
}
