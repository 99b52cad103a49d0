import type { WalletModalError } from './errors'
import { errorsOf } from './errors'
import type {} from '../../locales/language'

/** Errors of the embedded wallet. They are a catalogue of their own, because a page without that wallet does not need them. */
export const authErrorMessages = {
  FRAME_NOT_LOADED: 'Network Error - Could not load embedded wallet',
  FRAME_FAILED: 'Unable to load email login dependency',
  FRAME_TIMED_OUT: 'Embedded Wallet Request Timed Out',
  FRAME_RESTARTED: 'The sign-in window was restarted; try again',
  REQUEST_LOST: 'The sign-in window was restarted, and the request may have been sent. Check before you repeat it',
  FRAME_ERROR: 'An error occurred',
  REQUEST_ABORTED: 'Request was aborted',
  ABORTED: 'Something went wrong',
  RPC_NOT_ALLOWED: 'Requested RPC call is not allowed',
  EMAIL_TOO_SOON: 'Please try again after',
  EMAIL_NOT_VALID: 'Invalid email',
  SOCIAL_TIMED_OUT: 'Social login timed out. Please try again.',
  SOCIAL_NO_STATE: 'state= parameter not found in the URL',
} as const

/** Alerts about the wallet frame: the title and text of the bar, and the message in the console for the developer. */
export const frameAlerts = {
  iframe_load_failed: {
    code: 'IFRAME_LOAD_FAILED',
    shortMessage: authErrorMessages.FRAME_NOT_LOADED,
    text: 'Check your connection, then try again.',
    longMessage: 'The wallet frame at `hosts.auth` did not load. Check its address, and that it allows this origin.',
  },
  iframe_request_timeout: {
    code: 'IFRAME_REQUEST_TIMEOUT',
    shortMessage: authErrorMessages.FRAME_TIMED_OUT,
    text: 'Try again in a moment.',
    longMessage: 'The wallet frame did not answer in time. Check the wallet server behind it.',
  },
  unverified_domain: {
    code: 'UNVERIFIED_DOMAIN',
    shortMessage: 'Invalid App Configuration',
    text: 'This address may not use the wallet of the app.',
    longMessage:
      'The wallet at `hosts.auth` does not allow this origin. Add it to `apps` of the wallet frame and of its server.',
  },
} as const

declare module './errors' {
  interface ErrorCatalogues {
    auth: keyof typeof authErrorMessages
  }
}

declare module '../../locales/language' {
  interface TextsById {
    authErrors: Record<keyof typeof authErrorMessages, string>
  }
}

declare module '../../locales/language' {
  interface TextsById {
    frameAlerts: Record<keyof typeof frameAlerts, { title: string; text: string }>
  }
}

/** Creates an error of this catalogue. */
export const authError = /* @__PURE__ */ errorsOf(authErrorMessages)

/** Says that the last code was requested a short time ago. The details begin with the number of seconds to wait. */
export function emailTooSoon(seconds: number): WalletModalError {
  return authError('EMAIL_TOO_SOON', { details: `${seconds} seconds`, separator: ' ' })
}
