import { errorsOf } from './errors'
import type {} from '../../locales/language'

/**
 * Errors about the tokens, names and transfers of a connected account. They are a catalogue of their own, because a page that only shows a
 * button does not need them.
 */
export const accountErrorMessages = {
  DATA_SERVICE_UNAVAILABLE: 'The data service does not answer',
  INVALID_ADDRESS: 'Invalid Address',
  TRANSACTION_REFUSED: 'The network would refuse this transaction',
  NAME_NOT_VALID: 'This is not a valid name',
  NAME_LOOKUP_FAILED: 'Error resolving name',
  NAME_DISPUTED: 'The network and the name service disagree about this name',
  NAME_WITHOUT_ADDRESS: 'This name has no address on this network',
  NAMES_OF_ADDRESS_FAILED: 'Error fetching names for address',
  TRANSACTIONS_UNAVAILABLE: 'Failed to fetch transactions',
  TOKEN_BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  SEND_INCOMPLETE: 'An amount and receiver address are required',
  SEND_WITHOUT_TOKEN: 'A token is required',
  SEND_NOT_SUPPORTED: 'Unsupported chain',
  DECIMALS_DIFFER: 'The list and the network disagree about the decimals of this token',
  DECIMALS_UNKNOWN: 'The network does not say how many decimals this token has',
  SWAP_NOT_SUPPORTED: 'Network not supported for Swaps',
  CALLS_NOT_VALID: 'The calls are not valid',
  PERMISSIONS_NOT_VALID: 'The permissions are not valid',
} as const

export type AccountErrorCode = keyof typeof accountErrorMessages

declare module '../../locales/language' {
  interface TextsById {
    accountErrors: Record<AccountErrorCode, string>
  }
}

/** Creates an error of this catalogue. */
export const accountError = /* @__PURE__ */ errorsOf(accountErrorMessages)
