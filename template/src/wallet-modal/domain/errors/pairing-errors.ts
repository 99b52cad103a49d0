import type { ErrorFacts } from './errors'
import { WalletModalError } from './errors'

/** What can go wrong with pairing. A catalogue of its own: a page that only shows a button needs none of it. */
export const pairingErrorMessages = {
  PAIRING_UNAVAILABLE: 'The pairing service does not answer',
  PAIRING_REFUSED: 'The pairing service refused this app',
  PROJECT_ID_MISSING: 'Pairing is not set up',
  SESSION_ENDED: 'The wallet ended the session',
} as const

export type PairingErrorCode = keyof typeof pairingErrorMessages

/** An error of this catalogue. */
export function pairingError(code: PairingErrorCode, facts: ErrorFacts = {}): WalletModalError {
  return new WalletModalError(code, { ...facts, shortMessage: pairingErrorMessages[code] })
}
