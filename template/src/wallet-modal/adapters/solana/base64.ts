import { WalletModalError } from '../../domain/errors/errors'

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Decodes base64. @throws WalletModalError WALLET_FAILED for text that is not base64 */
export function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch (error) {
    throw new WalletModalError('WALLET_FAILED', { details: 'not base64', cause: error })
  }
}
