import type { CaipNetworkId } from '../networks/caip'

/** The asset of a payment. */
export interface PaymentAsset {
  /** The network of the asset, as a CAIP-2 id. */
  network: CaipNetworkId
  /** The token's address in the network's own form, or 'native' for the currency of the network. */
  asset: string
  /** The symbol and the decimals that the visitor is shown. The modal compares the decimals with those that the token's contract reports. */
  metadata: { name: string; symbol: string; decimals: number }
}

/** Which exchanges the modal offers, by the ids that the data service gives them. */
export interface ExchangeFilter {
  /** The only exchanges that the modal offers. Default: all exchanges of the service. */
  includeOnly?: readonly string[]
  /** Exchanges that the modal does not offer. Default: none. */
  exclude?: readonly string[]
}

/** The payment that the app asks a visitor for. */
export interface PaymentOptions {
  paymentAsset: PaymentAsset
  /** The account that gets the amount, in the form of the asset's network. */
  recipient: string
  /** How much, in units of the asset: `'1.5'`. A text is exact; a number must not have more than 15 digits. */
  amount: string | number
  /** Whether the exchange's page opens in a new window. If false, the exchange's page replaces this page. Default: true. */
  openInNewTab?: boolean
  /** The URL that this page opens three seconds after a completed payment. Default: the page stays where it is. */
  redirectUrl?: string
  /** Which exchanges the modal offers; false for none. Default: the exchanges that the data service lists. */
  payWithExchange?: false | ExchangeFilter
}

/** An exchange. Visitors pay with what they hold in their account at the exchange. */
export interface PayExchange {
  id: string
  name: string
  /** The URL of the exchange's picture; undefined if the picture must not be shown. */
  imageUrl: string | undefined
}

/** The status of a payment that an exchange reports. The report is a claim: only the network shows whether the recipient was paid. */
export interface ExchangeStatus {
  status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** The hash of the transaction that pays the recipient. */
  txHash?: string
}

/** The page on which a visitor pays at an exchange. */
export interface ExchangePage {
  url: string
  /** Identifies the payment in later requests for its status. */
  sessionId: string
}

/** A completed payment. */
export interface PaymentResult {
  type: 'wallet' | 'exchange'
  /** The network of the payment, as a CAIP-2 id. */
  network: CaipNetworkId
  /** The hash of the transaction. Undefined if an exchange has named none. */
  hash: string | undefined
  /** Whether the network shows that the recipient got the amount. False only on networks whose payments the modal cannot read. */
  isConfirmed: boolean
  /** The exchange, and its id of the payment. Only for a payment at an exchange. */
  exchangeId?: string
  sessionId?: string
}
