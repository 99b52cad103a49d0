import type { CaipNetworkId, ChainNamespace } from './networks/caip'
import type { SocialProvider } from './wallets/social-provider'

/** The way in which a wallet is reached. */
export type WalletPlatform = 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode'

/** The source of an error. */
export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** The properties of an event about a transfer. */
export interface SendFacts {
  isSmartAccount: boolean
  /** The token's address, or the symbol of a native currency. */
  token: string
  amount: string
  network: CaipNetworkId
}

/** The facts of a swap. The amounts are exact decimal texts. */
export interface SwapFacts {
  network: CaipNetworkId
  swapFromToken: string
  swapToToken: string
  swapFromAmount: string
  swapToAmount: string
  isSmartAccount: boolean
}

/** The asset, the recipient and the amount of a payment. The amount is an exact decimal text. */
export interface PaymentConfiguration {
  network: CaipNetworkId
  /** The token's address, or 'native'. */
  asset: string
  recipient: string
  amount: string
}

/** How the visitor pays, and the latest status of the payment. */
export interface PaymentProgress {
  type: 'wallet' | 'exchange'
  exchangeId?: string
  sessionId?: string
  status?: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** The hash of the transaction. */
  result?: string
}

/** The properties of an event about a payment that has begun. */
export interface PaymentFacts {
  paymentId: string
  configuration: PaymentConfiguration
  currentPayment: PaymentProgress
}

/** The events for analytics and for the host app. Names and properties are those of the specification. */
export type AnalyticsEvent =
  | { event: 'MODAL_CREATED' }
  | { event: 'INITIALIZE'; properties: { networks: readonly CaipNetworkId[] } }
  | { event: 'MODAL_OPEN' | 'MODAL_CLOSE'; properties: { connected: boolean } }
  | { event: 'SELECT_WALLET'; properties: { name: string; platform: WalletPlatform } }
  | { event: 'SEARCH_WALLET'; properties: { badge: string; search: string } }
  | { event: 'CONNECT_SUCCESS'; properties: { method: 'qrcode' | 'mobile' | 'browser' | 'email'; name: string } }
  | {
      event:
        | ('SOCIAL_LOGIN_STARTED' | 'SOCIAL_LOGIN_REQUEST_USER_DATA' | 'SOCIAL_LOGIN_SUCCESS')
        | ('SOCIAL_LOGIN_ERROR' | 'SOCIAL_LOGIN_CANCELED')
      properties: { provider: SocialProvider }
    }
  | { event: 'CONNECT_ERROR' | 'EMAIL_VERIFICATION_CODE_FAIL'; properties: { message: string } }
  /** A wallet's app could not be opened. The pairing link is not part of the event, because it contains the pairing's key. */
  | { event: 'CONNECT_PROXY_ERROR'; properties: { message: string; mobile_link: string; name: string } }
  | { event: 'DISCONNECT_SUCCESS'; properties: { namespace: ChainNamespace | 'all' } }
  | { event: 'DISCONNECT_ERROR'; properties: { message: string } }
  | {
      event: ErrorCategory
      properties: { errorType: string; errorMessage: string; stackTrace: string; uncaught: boolean }
    }
  | { event: 'SEND_INITIATED' | 'SEND_SUCCESS'; properties: SendFacts }
  | { event: 'SEND_ERROR'; properties: SendFacts & { message: string } }
  | { event: 'CLICK_SELECT_TOKEN_TO_SWAP' }
  | { event: 'INITIATE_SWAP' | 'SWAP_SUCCESS'; properties: SwapFacts }
  | { event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR'; properties: SwapFacts & { message: string } }
  /** `exchanges`: the ids of the exchanges that the view offers. */
  | { event: 'PAY_MODAL_OPEN'; properties: { exchanges: readonly string[]; configuration: PaymentConfiguration } }
  | {
      event: 'PAY_EXCHANGE_SELECTED'
      /** `headless`: the app has asked for the exchange's page itself, without the view. */
      properties: Omit<PaymentFacts, 'paymentId'> & { exchange: { id: string }; headless: boolean }
    }
  | { event: 'PAY_INITIATED' | 'PAY_SUCCESS' | 'PAY_ERROR'; properties: PaymentFacts }
  | { event: 'OPEN_SEND' | 'OPEN_SWAP'; properties: { network: CaipNetworkId; isSmartAccount: boolean } }
  | {
      event: 'ERROR_FETCH_TRANSACTIONS' | 'LOAD_MORE_TRANSACTIONS'
      properties: { address: string; projectId: string; cursor: string | undefined; isSmartAccount: boolean }
    }
  | { event: 'SELECT_BUY_CRYPTO' | 'SELECT_WHAT_IS_A_BUY'; properties: { isSmartAccount: boolean } }
  | { event: 'SELECT_BUY_PROVIDER'; properties: { provider: string; isSmartAccount: boolean } }
  | { event: 'OPEN_ENS_FLOW'; properties: { isSmartAccount: boolean } }
  | {
      event: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS'
      properties: { ensName: string; isSmartAccount: boolean }
    }
  | { event: 'REGISTER_NAME_ERROR'; properties: { ensName: string; isSmartAccount: boolean; error: string } }
  | { event: 'CLICK_TRANSACTIONS'; properties: { isSmartAccount: boolean } }
  | {
      event: 'SET_PREFERRED_ACCOUNT_TYPE'
      properties: { accountType: 'eoa' | 'smartAccount'; network: CaipNetworkId | '' }
    }
  | { event: 'SWITCH_NETWORK'; properties: { network: CaipNetworkId } }
  | {
      event: 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR' | 'CLICK_CANCEL_SIWX' | 'CLICK_SIGN_SIWX_MESSAGE'
      properties: { network: CaipNetworkId | ''; isSmartAccount: boolean }
    }
  | { event: 'EMAIL_LOGIN_SELECTED' | 'EMAIL_SUBMITTED' | 'EMAIL_EDIT' | 'DEVICE_REGISTERED_FOR_EMAIL' }
  | { event: 'EMAIL_VERIFICATION_CODE_SENT' | 'EMAIL_VERIFICATION_CODE_PASS' | 'EMAIL_UPGRADE_FROM_MODAL' }
  | {
      event: 'CLICK_ALL_WALLETS' | 'CLICK_WALLET_HELP' | 'CLICK_NETWORK_HELP' | 'CLICK_GET_WALLET' | 'CLICK_NETWORKS'
    }

/** An event with its context. The host app gets every event, whether or not it is sent to analytics. */
export interface EventRecord {
  /** A UUID v4. */
  eventId: string
  /** The page's address without query and fragment, which may contain secrets. */
  url: string
  /** The page's host name. */
  domain: string
  /** Milliseconds since the epoch. */
  timestamp: number
  /** The event, and the address that was connected at that time. */
  props: AnalyticsEvent & { address: string | undefined }
}
