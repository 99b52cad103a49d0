/** The least and the most money that a way to pay takes, as decimal texts in the payment currency. */
export interface PaymentLimit {
  /** `card`, `ach_bank_account` … */
  id: string
  min: string
  max: string
}

/** A currency that the visitor can pay with. */
export interface PaymentCurrency {
  /** ISO 4217, such as `USD`. */
  id: string
  payment_method_limits: readonly PaymentLimit[]
}

/** A currency that the visitor can buy. */
export interface PurchaseCurrency {
  id: string
  name: string
  symbol: string
  networks: readonly PurchaseNetwork[]
}

/** A network on which a purchase can arrive. */
export interface PurchaseNetwork {
  name: string
  display_name: string
  chain_id: string
  /** Empty for the currency of the network itself. */
  contract_address: string
}

/** The currencies that can be bought, and those that can be paid with. */
export interface OnRampOptions {
  paymentCurrencies: readonly PaymentCurrency[]
  purchaseCurrencies: readonly PurchaseCurrency[]
}

/** An amount of a quote, as a decimal text with its currency. */
export interface QuotedAmount {
  amount: string
  currency: string
}

/** A service's price for a purchase. It is a claim: the provider's page shows the price that counts. */
export interface OnRampQuote {
  /** What the visitor pays, fees included. */
  paymentTotal: QuotedAmount
  paymentSubtotal: QuotedAmount
  /** What the visitor gets. */
  purchaseAmount: QuotedAmount
  coinbaseFee: QuotedAmount
  networkFee: QuotedAmount
  quoteId: string
}

const limits: readonly PaymentLimit[] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

const id = '2b92315d-eab7-5bef-84fa-089a131333f5'

const networks: readonly PurchaseNetwork[] = [
  {
    name: 'ethereum-mainnet',
    display_name: 'Ethereum',
    chain_id: '1',
    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  {
    name: 'polygon-mainnet',
    display_name: 'Polygon',
    chain_id: '137',
    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  },
]

/** What is offered when the data service does not say what can be bought (SPEC C9-15). */
export const fallbackOptions: OnRampOptions = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: limits },
    { id: 'EUR', payment_method_limits: limits },
  ],
  purchaseCurrencies: [
    { id, name: 'USD Coin', symbol: 'USDC', networks },
    { id, name: 'Ether', symbol: 'ETH', networks },
  ],
}

/** The least and the most that can be paid in a currency by any way to pay. Undefined for a currency without limits. */
export function paymentRange({
  payment_method_limits: ways,
}: PaymentCurrency): { min: number; max: number } | undefined {
  if (ways.length === 0) return undefined
  return {
    min: Math.min(...ways.map(({ min }) => Number(min))),
    max: Math.max(...ways.map(({ max }) => Number(max))),
  }
}
