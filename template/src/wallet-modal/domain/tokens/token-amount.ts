import { WalletModalError } from '../errors/errors'

const decimalPattern = /^-?\d*\.?\d*$/

/** More digits than any 256-bit amount has, on both sides of the dot. */
const maxCharacters = 160

/** How many decimal digits a JavaScript number always keeps. */
const exactDigits = 15

/** The most decimals of a 256-bit amount. */
export const maxDecimals = 77

/** The maximum amount in US dollars. A larger number is a mistake, and is too large to be displayed in digits. */
const maxMoney = 1e15

/**
 * Reads a foreign amount as an exact decimal text without unneeded zeros. Undefined if it is not an amount. A JavaScript number is
 * accepted only if it cannot have lost digits.
 */
export function readDecimalText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > maxCharacters || !/^\d+(?:\.\d+)?$/.test(text)) return undefined
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    if (Number.isInteger(value) || text.length > exactDigits + 1) return undefined
  }
  const [whole = '', fraction = ''] = text.split('.')
  const digits = fraction.replace(/0+$/, '')
  return whole.replace(/^0+(?=\d)/, '') + (digits && `.${digits}`)
}

/** Whether a value is a valid amount or price in US dollars. */
export function isMoney(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maxMoney
}

/** Reads a token's number of decimals as a decimal text. Undefined if it is invalid. */
export function readDecimalsText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  return /^\d{1,2}$/.test(text) && Number(text) <= maxDecimals ? String(Number(text)) : undefined
}

/** Whether a decimal text from `readDecimalText` has at most the given number of decimals. */
export function fitsDecimals(numeric: string, decimals: string): boolean {
  const [, fraction = ''] = numeric.split('.')
  return fraction.length <= Number(decimals)
}

/**
 * Reads a decimal text as an exact amount in the smallest unit: `parseUnits('1.5', 18)` is 1500000000000000000n.
 * @throws WalletModalError 'Number is not a valid decimal number' for anything but an optional minus, digits and one dot, and for more
 * decimals than the currency has, because nothing is rounded silently
 */
export function parseUnits(value: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  if (!decimalPattern.test(value) || whole + fraction === '' || fraction.length > decimals)
    throw new WalletModalError('INVALID_DECIMAL', { details: value })
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  return value.startsWith('-') ? -units : units
}
