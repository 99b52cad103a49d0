/** The signs of currencies that stand before an amount. */
const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** The sign of a currency: `$`. Undefined for a currency whose code is shown. */
export function currencySign(code: string): string | undefined {
  return signs[code]
}

/** An amount of money: `$250`, or `250 CHF`. */
export function moneyText(amount: number, code: string): string {
  const sign = currencySign(code)
  return sign ? `${sign}${amount.toLocaleString('en-US')}` : `${amount.toLocaleString('en-US')} ${code}`
}
