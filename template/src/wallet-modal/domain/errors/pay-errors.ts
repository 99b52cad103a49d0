import { errorsOf } from './errors'
import type {} from '../../locales/language'

/** The errors of paying. */
export const payErrorMessages = {
  INVALID_PAYMENT_CONFIG: 'Invalid payment configuration',
  INVALID_RECIPIENT: 'Invalid recipient address',
  INVALID_ASSET: 'Invalid asset specified',
  INVALID_AMOUNT: 'Invalid payment amount',
  UNKNOWN_ERROR: 'Unknown payment error occurred',
  UNABLE_TO_INITIATE_PAYMENT: 'Unable to initiate payment',
  INVALID_CHAIN_NAMESPACE: 'Invalid chain namespace',
  GENERIC_PAYMENT_ERROR: 'Unable to process payment',
  UNABLE_TO_GET_EXCHANGES: 'Unable to get exchanges',
  ASSET_NOT_SUPPORTED: 'Asset not supported by the selected exchange',
  UNABLE_TO_GET_PAY_URL: 'Unable to get payment URL',
  UNABLE_TO_GET_BUY_STATUS: 'Unable to get buy status',
  PAYMENT_NOT_FOUND: 'The network does not show the payment',
} as const

export type PayErrorCode = keyof typeof payErrorMessages

declare module './errors' {
  interface ErrorCatalogues {
    pay: PayErrorCode
  }
}

declare module '../../locales/language' {
  interface TextsById {
    payErrors: Record<keyof typeof payErrorMessages, string>
  }
}

/** Creates an error of this catalogue. */
export const payError = /* @__PURE__ */ errorsOf(payErrorMessages)
