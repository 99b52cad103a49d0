import { chainNamespaces } from '../../domain/networks/caip'
import { isRecord } from '../../domain/errors/errors'
import type { AnalyticsEvent } from '../../domain/events'
import { socialProviders } from '../../domain/wallets/social-provider'
import { errorCodeIn, errorTypeOf } from './error-code'
import type { EventFacts } from '../../services/diagnostics/report-schema'

/** Converts the id of a network to the text that a report may contain, as `networkText` does. */
type NetworkText = (caipNetworkId: unknown) => string | undefined

/** Converts the value of an event property to the value for the report. Returns undefined for a value that a report may not contain. */
type Reader = (value: unknown, networkText: NetworkText) => EventFacts[keyof EventFacts]

const flag: Reader = (value) => (typeof value === 'boolean' ? value : undefined)
const code: Reader = (value) => (typeof value === 'string' ? errorCodeIn(value) : undefined)
const network: Reader = (value, networkText) => networkText(value)

function oneOf<const Text extends NonNullable<EventFacts[keyof EventFacts]>>(...texts: readonly Text[]): Reader {
  return (value) => texts.find((text) => text === value)
}

const isSmartAccount = { isSmartAccount: flag }
const sending = { isSmartAccount: flag, network }
const signIn = { isSmartAccount: flag, network }
const message = { message: code }
const social = { provider: oneOf(...socialProviders) }
const failure = {
  errorType: ((value) => errorTypeOf(String(value))) satisfies Reader,
  errorMessage: code,
  uncaught: flag,
}

/**
 * For each event, the properties that a report contains, with the functions that read the properties. All other properties are left out:
 * addresses, names of wallets and accounts, amounts, recipients, searches, links and messages. If a message begins with an error text of
 * the modal, the report contains the code of the error.
 */
const readers: Record<AnalyticsEvent['event'], Record<string, Reader>> = {
  MODAL_CREATED: {},
  INITIALIZE: {},
  MODAL_OPEN: { connected: flag },
  MODAL_CLOSE: { connected: flag },
  SELECT_WALLET: { platform: oneOf('mobile', 'desktop', 'browser', 'web', 'qrcode') },
  SEARCH_WALLET: {},
  CONNECT_SUCCESS: { method: oneOf('qrcode', 'mobile', 'browser', 'email') },
  SOCIAL_LOGIN_STARTED: social,
  SOCIAL_LOGIN_REQUEST_USER_DATA: social,
  SOCIAL_LOGIN_SUCCESS: social,
  SOCIAL_LOGIN_ERROR: social,
  SOCIAL_LOGIN_CANCELED: social,
  CONNECT_ERROR: message,
  EMAIL_VERIFICATION_CODE_FAIL: message,
  CONNECT_PROXY_ERROR: message,
  DISCONNECT_SUCCESS: { namespace: oneOf(...chainNamespaces, 'all') },
  DISCONNECT_ERROR: message,
  API_ERROR: failure,
  DATA_PARSING_ERROR: failure,
  SECURE_SITE_ERROR: failure,
  INTERNAL_SDK_ERROR: failure,
  SEND_INITIATED: sending,
  SEND_SUCCESS: sending,
  SEND_ERROR: { ...sending, ...message },
  CLICK_SELECT_TOKEN_TO_SWAP: {},
  INITIATE_SWAP: sending,
  SWAP_SUCCESS: sending,
  SWAP_ERROR: { ...sending, ...message },
  SWAP_APPROVAL_ERROR: { ...sending, ...message },
  PAY_MODAL_OPEN: {},
  PAY_EXCHANGE_SELECTED: { headless: flag },
  PAY_INITIATED: {},
  PAY_SUCCESS: {},
  PAY_ERROR: {},
  OPEN_SEND: sending,
  OPEN_SWAP: sending,
  ERROR_FETCH_TRANSACTIONS: isSmartAccount,
  LOAD_MORE_TRANSACTIONS: isSmartAccount,
  SELECT_BUY_CRYPTO: isSmartAccount,
  SELECT_WHAT_IS_A_BUY: isSmartAccount,
  SELECT_BUY_PROVIDER: isSmartAccount,
  OPEN_ENS_FLOW: isSmartAccount,
  REGISTER_NAME_INITIATED: isSmartAccount,
  REGISTER_NAME_SUCCESS: isSmartAccount,
  REGISTER_NAME_ERROR: { ...isSmartAccount, error: code },
  CLICK_TRANSACTIONS: isSmartAccount,
  SET_PREFERRED_ACCOUNT_TYPE: { accountType: oneOf('eoa', 'smartAccount'), network },
  SWITCH_NETWORK: { network },
  SIWX_AUTH_SUCCESS: signIn,
  SIWX_AUTH_ERROR: signIn,
  CLICK_CANCEL_SIWX: signIn,
  CLICK_SIGN_SIWX_MESSAGE: signIn,
  EMAIL_LOGIN_SELECTED: {},
  EMAIL_SUBMITTED: {},
  EMAIL_EDIT: {},
  DEVICE_REGISTERED_FOR_EMAIL: {},
  EMAIL_VERIFICATION_CODE_SENT: {},
  EMAIL_VERIFICATION_CODE_PASS: {},
  EMAIL_UPGRADE_FROM_MODAL: {},
  CLICK_ALL_WALLETS: {},
  CLICK_WALLET_HELP: {},
  CLICK_NETWORK_HELP: {},
  CLICK_GET_WALLET: {},
  CLICK_NETWORKS: {},
}

/** Properties of events with a message. A report contains a code in place of the message, so the property is called `code` there. */
const renamed: Readonly<Record<string, keyof EventFacts>> = { message: 'code', errorMessage: 'code', error: 'code' }

const paymentTypes = oneOf('wallet', 'exchange')
const paymentStatus = oneOf('UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED')

/** Reads the name of an event and the properties that a report may contain. Returns undefined for an event that the modal does not define. */
export function readEvent(
  event: AnalyticsEvent,
  networkText: NetworkText,
): { event: string; facts: EventFacts } | undefined {
  if (!Object.hasOwn(readers, event.event)) return undefined
  const properties: unknown = 'properties' in event ? event.properties : undefined
  const found: Record<string, unknown> = {}
  const keep = (name: keyof EventFacts, value: unknown) => {
    if (value !== undefined) found[name] = value
  }
  if (isRecord(properties)) {
    for (const [property, read] of Object.entries(readers[event.event]))
      keep(renamed[property] ?? (property as keyof EventFacts), read(properties[property], networkText))
    const payment = properties['currentPayment']
    if (isRecord(payment)) {
      keep('paymentType', paymentTypes(payment['type'], networkText))
      keep('paymentStatus', paymentStatus(payment['status'], networkText))
    }
  }
  return { event: event.event, facts: found }
}
