import type { ErrorFacts } from './errors'
import { WalletModalError } from './errors'

/** What a wallet that is asked can answer. A catalogue of its own: a page that only shows a button asks none. */
export const walletErrorMessages = {
  REQUEST_PENDING: 'Your wallet is already showing a request',
  NETWORK_UNCHANGED: 'The wallet did not change its network',
} as const

export type WalletErrorCode = keyof typeof walletErrorMessages

/** An error of this catalogue. */
export function walletError(code: WalletErrorCode, facts: ErrorFacts = {}): WalletModalError {
  return new WalletModalError(code, { ...facts, shortMessage: walletErrorMessages[code] })
}
