/** How a language is written. */
interface Written {
  readonly dir: 'ltr' | 'rtl'
}

/** The tag (BCP 47) in whose notation the sentence that is being made writes its numbers. `finishOf` sets the tag while it makes a sentence. */
export const notation: { tag?: string | undefined } = {}

/** The direction of a language: from right to left for Arabic and Hebrew. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|he)/.test(locale) ? 'rtl' : 'ltr'
}

/**
 * Keeps the parts of an address or an amount in their order, which is from left to right in every language. Without isolates (UAX #9), a text
 * from right to left would move the parts.
 */
export function leftToRight({ dir }: Written, text: string): string {
  return dir === 'rtl' ? `\u2066${text}\u2069` : text
}

/**
 * A text from outside, such as an answer of a wallet or of a network, whose own first letter decides its direction. The isolates (UAX #9) keep
 * its parts together inside a text from right to left.
 */
export function ownDirection({ dir }: Written, text: string): string {
  return dir === 'rtl' ? `\u2068${text}\u2069` : text
}

/** Removes the marks of direction that `Intl` writes in some currencies, because the marks would move the symbol to the other side. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u061C]/g, '')
}
