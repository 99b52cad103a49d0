import { leftToRight, withoutMarks } from '../../domain/direction'
import type { Language } from '../../locales/language'

/** The signs of currencies that stand before an amount. */
const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** The sign of a currency: `$`. Undefined for a currency whose code is shown. */
export function currencySign(code: string): string | undefined {
  return signs[code]
}

/** An amount of money in the notation of a language: `$250`, `250 €`. A currency that browsers do not know is named by its code. */
export function moneyText(amount: number, code: string, language: Language): string {
  const { tag } = language
  if (!/^[A-Z]{3}$/.test(code)) return leftToRight(language, `${new Intl.NumberFormat(tag).format(amount)} ${code}`)
  const { format } = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  })
  return leftToRight(language, withoutMarks(format(amount)))
}
