import type { Language } from './language'

/** The direction in which the texts of a language are written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|he)/.test(locale) ? 'rtl' : 'ltr'
}

/**
 * A text that is read from left to right in every language: an address, an amount. The isolates (UAX #9) keep its parts in their places inside a
 * text from right to left.
 */
export function leftToRight({ dir }: Pick<Language, 'dir'>, text: string): string {
  return dir === 'rtl' ? `\u2066${text}\u2069` : text
}

/**
 * A text from outside, such as an answer of a wallet or of a network, whose own first letter decides its direction. The isolates (UAX #9) keep
 * its parts together inside a text from right to left.
 */
export function ownDirection({ dir }: Pick<Language, 'dir'>, text: string): string {
  return dir === 'rtl' ? `\u2068${text}\u2069` : text
}

/** A text without the marks of direction that `Intl` puts into some currencies. The marks would turn the symbol around. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u061C]/g, '')
}
