/** The forms of a sentence with a number, by the plural categories of CLDR. `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Writes numbers, dates and lists inside the texts of a language. */
export interface Words {
  /** Chooses the form for a number, and writes the number in the notation of the language. */
  plural(count: number, forms: PluralForms): string
  /** A number in the notation of the language. */
  number(value: number): string
  /** A date without the time, in universal time: `21 Nov 2026`. */
  day(date: Date): string
  /** An enumeration: `A, B and C`. */
  list(items: readonly string[]): string
}

/** @param tag the language, as a BCP 47 tag */
export function wordsIn(tag: string): Words {
  const rules = new Intl.PluralRules(tag)
  const { format: number } = new Intl.NumberFormat(tag)
  const { format: day } = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const lists = new Intl.ListFormat(tag)
  return {
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', number(count)),
    number,
    day,
    list: (items) => lists.format(items),
  }
}
