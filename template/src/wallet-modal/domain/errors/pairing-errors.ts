import { errorsOf } from './errors'
import type {} from '../../locales/language'

/** Errors of pairing. They are a catalogue of their own, because a page that only shows a button does not need them. */
export const pairingErrorMessages = {
  PAIRING_UNAVAILABLE: 'The pairing service does not answer',
  PAIRING_REFUSED: 'The pairing service refused this app',
  PROJECT_ID_MISSING: 'Pairing is not set up',
  SESSION_ENDED: 'The wallet ended the session',
} as const

declare module './errors' {
  interface ErrorCatalogues {
    pairing: keyof typeof pairingErrorMessages
  }
}

declare module '../../locales/language' {
  interface TextsById {
    pairingErrors: Record<keyof typeof pairingErrorMessages, string>
  }
}

/** Creates an error of this catalogue. */
export const pairingError = /* @__PURE__ */ errorsOf(pairingErrorMessages)
