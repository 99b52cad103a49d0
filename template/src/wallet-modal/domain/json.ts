import { WalletModalError } from './errors/errors'

/**
 * Parses a JSON text.
 * @throws WalletModalError 'Cannot safe json parse value of type X' when it is given anything but a text; a text that is
 * not JSON comes back as it is.
 */
export function safeJsonParse(value: unknown): unknown {
  if (typeof value !== 'string')
    throw new WalletModalError('JSON_NOT_PARSABLE', { details: typeof value, separator: ' ' })
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
