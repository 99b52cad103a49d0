import { base32crockford } from '@scure/base'
import type { Bytes } from '../bytes'
import { concatBytes } from '../bytes'

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16
/** 128 bits are 26 characters. Two more are the check. */
const [dataCharacters, checkCharacters] = [26, 2] as const

/**
 * The check of a code: its value modulo the largest prime below 32². A prime above 32 finds every wrong character and every swap of
 * neighbours, because neither changes the value by a multiple of it.
 */
function checkOf(data: string): string {
  let rest = 0
  for (const character of data) rest = (rest * 32 + digits.indexOf(character)) % 1021
  return `${digits.charAt(Math.floor(rest / 32))}${digits.charAt(rest % 32)}`
}

/** Makes a recovery code of 128 random bits. The caller wipes it. */
export function createRecoveryCode(crypto: Crypto): Bytes {
  return crypto.getRandomValues(new Uint8Array(codeLength))
}

/** Writes a recovery code for people: 28 letters and digits (Crockford's base32) in groups of four. The last two are a check. */
export function formatRecoveryCode(code: Bytes): string {
  const data = base32crockford.encode(code)
  return `${data}${checkOf(data)}`.replace(/.{4}(?!$)/g, '$&-')
}

/**
 * Reads a recovery code as people type it: in any case, with spaces and hyphens anywhere, with O for 0, and with I or L for 1.
 * Undefined for a text that cannot be a code. One wrong character or one swap of neighbours is always found. The caller wipes the code.
 */
export function readRecoveryCode(text: string): Bytes | undefined {
  const typed = text.replace(/[\s\p{Pd}]/gu, '')
  if (!/^[\dA-Za-z]+$/.test(typed) || typed.length !== dataCharacters + checkCharacters) return undefined
  const written = typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const data = written.slice(0, dataCharacters)
  // U is no digit of this alphabet.
  if (written.includes('U') || checkOf(data) !== written.slice(dataCharacters)) return undefined
  try {
    return concatBytes(base32crockford.decode(data))
  } catch {
    // The last two bits are not zero, so no code is written like this.
    return undefined
  }
}
