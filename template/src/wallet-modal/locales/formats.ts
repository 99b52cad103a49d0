import { formatUnits, localText } from '../domain/tokens/amount'
import { formatDecimal, formatFiat, formatShort, splitFiat } from '../domain/tokens/money'
import { leftToRight, withoutMarks } from '../domain/direction'
import type { Language } from './language'

/** Writes numbers in the notation of a language. Amounts are given as exact decimal texts with a dot. */
export interface Formats {
  /** The tag for `Intl`. Undefined: the notation of the browser. */
  tag: string | undefined
  /** A decimal text with all its decimals. */
  number(text: string): string
  /** An amount of a token, cut (never rounded) to a number of decimals, and the token's symbol. A sign stands before the amount. */
  amount(numeric: string, symbol: string | undefined, decimals: number, sign?: string): string
  /** An amount that is given in the token's smallest unit, and the token's symbol. Default: all decimals. */
  units(value: bigint, token: { decimals: number; symbol: string }, decimals?: number): string
  /** An amount for narrow places: with 3 decimals, or as a power of ten. */
  short(numeric: string, symbol?: string): string
  /** An amount in US dollars with 2 decimals. */
  fiat(value: number): string
  /** Splits an amount in US dollars before the decimal sign, so that a view can show the decimals in a smaller size. */
  splitFiat(value: number): { whole: string; fraction: string }
  /** Keeps the parts of an address or of an equation of amounts in their order from left to right. */
  ltr(text: string): string
}

/** More decimals than any token has, so that no amount is cut. */
const allDecimals = 255

const made = new WeakMap<Language, Formats>()

/** Returns the same object for the same language, so that components can compare formats. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language)
  if (known) return known
  const formats = createFormats(language)
  made.set(language, formats)
  return formats
}

function createFormats(language: Language): Formats {
  const { tag } = language
  const ltr = (text: string): string => leftToRight(language, text)
  const amount: Formats['amount'] = (numeric, symbol, decimals, sign = '') =>
    ltr(`${sign}${formatDecimal(numeric, decimals, tag)} ${symbol ?? ''}`.trim())
  return {
    tag,
    ltr,
    number: (text) => ltr(localText(text, tag)),
    amount,
    units: (value, { decimals, symbol }, shown = allDecimals) => amount(formatUnits(value, decimals), symbol, shown),
    short: (numeric, symbol = '') => ltr(`${formatShort(numeric, tag)} ${symbol}`.trim()),
    fiat: (value) => ltr(withoutMarks(formatFiat(value, tag))),
    splitFiat: (value) => splitFiat(value, tag),
  }
}
