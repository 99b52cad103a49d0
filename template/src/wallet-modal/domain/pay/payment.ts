import type { CaipNetworkId } from '../networks/caip'

/** What is paid with. */
export interface PaymentAsset {
  /** The network of the asset, as a CAIP-2 id. */
  network: CaipNetworkId
  /** The token's address in the network's own form, or 'native' for the currency of the network. */
  asset: string
  /** What the visitor is shown. The modal compares the decimals of a token with those that its contract reports. */
  metadata: { name: string; symbol: string; decimals: number }
}

/** The exchanges that are offered, by their ids at the service. */
export interface ExchangeFilter {
  /** Only these. Default: all. */
  includeOnly?: readonly string[]
  /** Not these. Default: none. */
  exclude?: readonly string[]
}

/** What a visitor is asked to pay. */
export interface PaymentOptions {
  paymentAsset: PaymentAsset
  /** The account that gets the amount, in the form of the asset's network. */
  recipient: string
  /** How much, in units of the asset: `'1.5'`. A text is exact; a number must not have more than 15 digits. */
  amount: string | number
  /** Whether the page of an exchange opens in a window of its own. If false, this page is led there. Default: true. */
  openInNewTab?: boolean
  /** Where this page is led after a completed payment. Default: the page stays. */
  redirectUrl?: string
  /** Which exchanges are offered; false for none. Default: the exchanges that the service names. */
  payWithExchange?: false | ExchangeFilter
}

/** An exchange at which visitors pay out of their account there. */
export interface PayExchange {
  id: string
  name: string
  /** The address of its picture; undefined if the picture must not be shown. */
  imageUrl: string | undefined
}

/** What an exchange reports of a payment. */
export interface ExchangeStatus {
  status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** The hash of the transaction that pays the recipient. */
  txHash?: string
}

/** The page on which a visitor pays at an exchange. */
export interface ExchangePage {
  url: string
  /** Names the payment in later questions for its status. */
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
  /** For a payment at an exchange. */
  exchangeId?: string
  sessionId?: string
}
