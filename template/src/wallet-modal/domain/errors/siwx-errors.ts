import { errorsOf } from './errors'
import type {} from '../../locales/language'

/** Errors of signing in. They are a catalogue of their own, because a page that only shows a button does not need them. */
export const siwxErrorMessages = {
  SIWX_NOT_ENABLED: 'SIWX is not enabled',
  NO_ACTIVE_CAIP_ADDRESS: 'No ActiveCaipAddress found',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'No ActiveCaipNetwork or client found',
  SIWX_INIT_FAILED: 'A problem occurred while trying initialize authentication',
  SIGNATURE_DECLINED: 'Signature declined',
  SMART_ACCOUNT_NOT_SUPPORTED: 'This application might not support Smart Accounts',
  SIGNATURE_NOT_VALID: 'The signature is not valid',
  SIWE_NOT_VERIFIED: 'Failed to verify message',
  SIWX_MESSAGE_NOT_VALID: 'The sign-in message is not valid',
  SIWX_NETWORK_NOT_FOUND: 'EIP155.verify: CaipNetwork not found',
  SIWX_NOT_AUTHENTICATED: 'Not authenticated',
  SIGN_IN_UNAVAILABLE: 'The sign-in service does not answer',
  SIGN_IN_REFUSED: 'The sign-in service refused this sign-in',
} as const

declare module './errors' {
  interface ErrorCatalogues {
    siwx: keyof typeof siwxErrorMessages
  }
}

declare module '../../locales/language' {
  interface TextsById {
    siwxErrors: Record<keyof typeof siwxErrorMessages, string>
  }
}

/** Creates an error of this catalogue. */
export const siwxError = /* @__PURE__ */ errorsOf(siwxErrorMessages)
