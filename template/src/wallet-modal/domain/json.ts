import { WalletModalError } from './errors/errors'

/**
 * Parses a JSON text. A text that is not JSON is returned as it is.
 * @throws WalletModalError 'Cannot safe json parse value of type X' if the value is not a text
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
