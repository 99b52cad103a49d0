import { errorsOf } from './errors'

/** What can go wrong with pairing. A catalogue of its own: a page that only shows a button needs none of it. */
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

/** An error of this catalogue. */
export const pairingError = /* @__PURE__ */ errorsOf(pairingErrorMessages)
