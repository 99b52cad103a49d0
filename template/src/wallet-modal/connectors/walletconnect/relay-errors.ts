import type { AlertCode } from '../../domain/errors/alerts'
import { alerts } from '../../domain/errors/alerts'
import { alertForMessage } from './service-messages'
import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import { pairingError } from '../../domain/errors/pairing-errors'
import { toWalletError } from '../../domain/errors/wallet-errors'

/** The error codes of a rejected proposal (CAIP-25, 5000 to 5003), whether the visitor or the wallet itself rejected it. */
const rejectionCodes: readonly unknown[] = [5000, 5001, 5002, 5003]

/** The error to show when the relay refuses the app and gives a reason. */
export function refusedError(message: string): WalletModalError {
  const alert: AlertCode | undefined = alertForMessage(message)
  return pairingError('PAIRING_REFUSED', {
    ...(alert && { hint: alerts[alert].text }),
    cause: new Error(message),
  })
}

/** The error to show when the relay does not answer. */
export function unavailableError(cause?: unknown): WalletModalError {
  return pairingError('PAIRING_UNAVAILABLE', { hint: 'Check your connection, then try again', cause })
}

/** Converts the error that ended an offer to a WalletModalError. */
export function toPairingError(thrown: unknown): WalletModalError {
  if (isRecord(thrown) && rejectionCodes.includes(thrown['code']))
    return new WalletModalError('USER_REJECTED', { cause: thrown })
  const message = messageOf(thrown)
  if (alertForMessage(message)) return refusedError(message)
  if (/expired/i.test(message)) return new WalletModalError('TIMED_OUT', { cause: thrown })
  return toWalletError(thrown)
}
