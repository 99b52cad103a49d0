import type { AlertCode } from '../../domain/errors/alerts'

/** The alert for an error message of a WalletConnect service; undefined for other messages. */
export function alertForMessage(message: string): AlertCode | undefined {
  if (message.includes('Unauthorized: origin not allowed')) return 'INVALID_APP_CONFIGURATION'
  if (message.includes('JWT Token is not yet valid')) return 'SESSION_EXPIRED'
  if (message.includes('Unauthorized: invalid key')) return 'INVALID_PROJECT_ID'
  if (/unverified[ _]domain/i.test(message)) return 'UNVERIFIED_DOMAIN'
  return undefined
}
