import type { AlertCode } from '../../domain/errors/alerts'
import { alerts } from '../../domain/errors/alerts'
import { alertForMessage } from './service-messages'
import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import { pairingError } from '../../domain/errors/pairing-errors'
import { toWalletError } from '../../domain/errors/wallet-errors'

/** The answers of a wallet that mean no, whether its visitor or its software gave them (CAIP-25, 5000 to 5003). */
const rejectionCodes: readonly unknown[] = [5000, 5001, 5002, 5003]

/** What the visitor is told when the relay refuses the app, for a reason that it gave. */
export function refusedError(message: string): WalletModalError {
  const alert: AlertCode | undefined = alertForMessage(message)
  return pairingError('PAIRING_REFUSED', {
    ...(alert && { hint: alerts[alert].text }),
    cause: new Error(message),
  })
}

/** What the visitor is told when the relay does not answer. */
export function unavailableError(cause?: unknown): WalletModalError {
  return pairingError('PAIRING_UNAVAILABLE', { hint: 'Check your connection, then try again', cause })
}

/** Turns whatever ended an offer into one of our errors. */
export function toPairingError(thrown: unknown): WalletModalError {
  if (isRecord(thrown) && rejectionCodes.includes(thrown['code']))
    return new WalletModalError('USER_REJECTED', { cause: thrown })
  const message = messageOf(thrown)
  if (alertForMessage(message)) return refusedError(message)
  if (/expired/i.test(message)) return new WalletModalError('TIMED_OUT', { cause: thrown })
  return toWalletError(thrown)
}
