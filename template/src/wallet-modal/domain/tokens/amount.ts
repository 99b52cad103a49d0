/** Writes an amount in the smallest unit as an exact decimal text without trailing zeros. */
export function formatUnits(value: bigint, decimals: number): string {
  const digits = (value < BigInt(0) ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < BigInt(0) ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** How many decimals of a native balance are shown, and the text of an empty balance. */
export const balanceDecimals = 3
const emptyBalance = '0.000'

/** Cuts a decimal text to the decimals that are shown. Never rounds up. */
function floorDecimals(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const shown = fraction.slice(0, balanceDecimals).replace(/0+$/, '')
  return `${whole}${shown && `.${shown}`}`
}

/** A native balance as text: cut to 3 decimals, '0.000' for none (SPEC C9-08). */
export function formatBalance(balance: { value: bigint; decimals: number } | undefined): string {
  if (!balance || balance.value === BigInt(0)) return emptyBalance
  const shown = floorDecimals(formatUnits(balance.value, balance.decimals))
  return Number(shown) === 0 ? `<0.001` : shown
}

/**
 * A decimal text with a dot, exact, in the notation of a language (BCP 47; undefined: the browser's); apart, where the decimals are set
 * smaller.
 */
export function localParts(text: string, tag?: string): { whole: string; fraction?: string } {
  const [whole = '0', fraction] = text.split('.')
  const { format } = new Intl.NumberFormat(tag)
  const local = (digits: string) => format(BigInt(digits))
  return {
    whole: whole.replace(/\d+/, local),
    // The second character of one half is the sign between whole and fraction.
    ...(fraction && { fraction: format(0.5).charAt(1) + fraction.replace(/\d/g, local) }),
  }
}

/** Like `localParts`, as one text. */
export function localText(text: string, tag?: string): string {
  const { whole, fraction = '' } = localParts(text, tag)
  return whole + fraction
}
