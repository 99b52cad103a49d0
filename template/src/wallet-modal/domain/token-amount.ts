/** More digits than any 256 bit amount has, before and after the dot together. */
const mostCharacters = 160

/** What a number is sure to keep in its decimal digits. */
const exactDigits = 15

/** The most decimals that a 256 bit amount can have. */
export const mostDecimals = 77

/** More dollars than there are. A larger number is a mistake, and is too large to be written in digits. */
const mostMoney = 1e15

/**
 * An amount that somebody else wrote, as an exact decimal text without needless zeros; undefined for anything that is
 * none. Numbers are taken only as long as they are sure to be what was written.
 */
export function readDecimalText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > mostCharacters || !/^\d+(?:\.\d+)?$/.test(text)) return undefined
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    if (Number.isInteger(value) || text.length > exactDigits + 1) return undefined
  }
  const [whole = '', fraction = ''] = text.split('.')
  const digits = fraction.replace(/0+$/, '')
  return whole.replace(/^0+(?=\d)/, '') + (digits && `.${digits}`)
}

/** Whether a number can be an amount or a price in US dollars. */
export function isMoney(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= mostMoney
}

/** A token's number of decimals as a decimal text; undefined for anything that is none. */
export function readDecimalsText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  return /^\d{1,2}$/.test(text) && Number(text) <= mostDecimals ? String(Number(text)) : undefined
}

/** Whether a decimal text as `readDecimalText` gives it fits into a number of decimals. */
export function fitsDecimals(numeric: string, decimals: string): boolean {
  const [, fraction = ''] = numeric.split('.')
  return fraction.length <= Number(decimals)
}
