import { bytesToHex } from '@noble/hashes/utils.js'

/** An unguessable, unique text: 128 random bits as 32 hexadecimal digits. */
export function createNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** Whether a text has 8 to 128 letters and digits. EIP-4361 sets no upper limit. */
export function isNonce(text: string): boolean {
  return /^[A-Za-z0-9]{8,128}$/.test(text)
}
