import { balanceDecimals, localText } from './amount'

/** An amount in US dollars with 2 decimals, in the notation of a language (BCP 47; undefined: the browser's): `$7,755.48`. */
export function formatFiat(value: number, tag?: string): string {
  return fiatFormat(tag).format(value)
}

/** Like `formatFiat`, split for decimals of a smaller size. */
export function splitFiat(value: number, tag?: string): { whole: string; fraction: string } {
  const parts = fiatFormat(tag).formatToParts(value)
  const start = parts.findIndex(({ type }) => type === 'decimal')
  const text = (list: typeof parts) => list.map((part) => part.value).join('')
  return { whole: text(parts.slice(0, start)), fraction: text(parts.slice(start)) }
}

function fiatFormat(tag: string | undefined): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}

/**
 * An exact decimal text in the notation of a language, cut (never rounded) to a number of decimals. An amount too small for these decimals is
 * shown as less than the smallest one, so that it does not look like nothing.
 */
export function formatDecimal(numeric: string, decimals = balanceDecimals, tag?: string): string {
  const [whole = '0', digits = ''] = numeric.split('.')
  const shown = digits.slice(0, decimals).replace(/0+$/, '')
  const isTiny = /^0*$/.test(whole) && shown === '' && /[1-9]/.test(digits)
  return localText(isTiny ? `<0.${'1'.padStart(decimals, '0')}` : shown ? `${whole}.${shown}` : whole, tag)
}

/** The most digits before the decimal sign that are readable. Longer amounts are written as a power of ten. */
const maxDigits = 15

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Like `formatDecimal`, for narrow places: an amount of more than 15 digits before the decimal sign is written as a power of ten, cut to 3
 * decimals.
 */
export function formatShort(numeric: string, tag?: string): string {
  const digits = (numeric.split('.')[0] ?? '').replace(/^0+/, '')
  if (digits.length <= maxDigits) return formatDecimal(numeric, balanceDecimals, tag)
  const power = [...String(digits.length - 1)].map((digit) => superscripts[Number(digit)]).join('')
  return `${formatDecimal(`${digits.slice(0, 1)}.${digits.slice(1, 4)}`, balanceDecimals, tag)} × 10${power}`
}
