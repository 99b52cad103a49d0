import { toHex } from '../crypto/bytes'

/** Makes the id of a new user: 32 hexadecimal digits. */
export function createUserId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
