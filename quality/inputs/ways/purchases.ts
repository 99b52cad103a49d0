import { fetchOnRampQuote } from '../../../template/src/wallet-modal/services/onramp/data-onramp'
import type { Random } from '../../fuzz/random'
import type { Part } from '../part'
import type { Rule } from '../values/rules'
import * as rule from '../values/rules'
import { answering, caller, noSignal, servicePart } from './service-part'

const code: Rule = (value) => typeof value === 'string' && /^[A-Za-z0-9.$_-]{1,20}$/.test(value)
const quoted = { amount: rule.decimal, currency: code }
const coin = { id: 'coin', name: 'Coin', symbol: 'COIN', networks: [] }

const amountOf = (random: Random): string => `${1 + random.below(9_999)}.${1 + random.below(9)}`

/** The price of a purchase. A visitor pays it, so a quote is taken as a whole or refused. */
export const quotes: Part = servicePart({
  name: 'quotes',
  count: 40_000,
  honest(random) {
    const [euros, coins] = ['EUR', 'COIN'].map((currency) => ({ amount: amountOf(random), currency }))
    return {
      paymentTotal: euros,
      paymentSubtotal: euros,
      purchaseAmount: coins,
      coinbaseFee: euros,
      networkFee: euros,
      quoteId: random.letters(8),
    }
  },
  ask: (text) =>
    fetchOnRampQuote(
      answering(text),
      caller,
      { purchaseCurrency: coin, paymentCurrency: { id: 'EUR', payment_method_limits: [] }, amount: '10' },
      noSignal,
    ),
  rules: {
    paymentTotal: quoted,
    paymentSubtotal: quoted,
    purchaseAmount: quoted,
    coinbaseFee: quoted,
    networkFee: quoted,
    quoteId: rule.id,
  },
  size: (quote) => (quote.quoteId ? 1 : 0),
  broken: (quote) => ({ ...quote, paymentTotal: { amount: '1e3', currency: 'EUR' } }),
})
