/** More digits than any 256 bit amount has, before and after the dot together. */
const mostCharacters = 160

/** What a number is sure to keep in its decimal digits. */
const exactDigits = 15

/** The most decimals that a 256 bit amount can have. */
export const mostDecimals = 77

/**
 * An amount that somebody else wrote, as an exact decimal text; undefined for anything that is none. Numbers are taken
 * only as long as they are sure to be what was written.
 */
export function readDecimalText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > mostCharacters || !/^\d+(?:\.\d+)?$/.test(text)) return undefined
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return text
  return !Number.isInteger(value) && text.length <= exactDigits + 1 ? text : undefined
}

/** A token's number of decimals as a decimal text; undefined for anything that is none. */
export function readDecimalsText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  return /^\d{1,2}$/.test(text) && Number(text) <= mostDecimals ? String(Number(text)) : undefined
}

/** Whether an exact decimal text fits into a number of decimals. */
export function fitsDecimals(numeric: string, decimals: string): boolean {
  const [, fraction = ''] = numeric.split('.')
  return fraction.replace(/0+$/, '').length <= Number(decimals)
}
