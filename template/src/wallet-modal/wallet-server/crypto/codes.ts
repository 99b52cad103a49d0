import type { Bytes } from './bytes'
import { toHex, utf8, withLengths } from './bytes'

const codes = 1_000_000
/** Random numbers from here on are thrown away: with them, some codes would be more frequent than others. */
const fairEnd = Math.floor(0x1_0000_0000 / codes) * codes

/** Makes a code of six digits. All codes are equally likely. */
export function createCode(): string {
  for (;;) {
    const [number = fairEnd] = crypto.getRandomValues(new Uint32Array(1))
    if (number < fairEnd) return String(number % codes).padStart(6, '0')
  }
}

/** What a code is good for. A code is worth nothing with another flow, another device key or another address. */
export interface CodeBinding {
  purpose: string
  flow: string
  device: string
  email: string
}

/**
 * The HMAC of a code. The store keeps it in place of the code. A plain hash would not protect the code: all hashes of one million codes
 * are computed in seconds.
 */
export async function codeMac(
  pepper: Bytes,
  { purpose, flow, device, email }: CodeBinding,
  code: string,
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', pepper, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const message = withLengths([purpose, flow, device, email, code].map(utf8))
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)))
}
