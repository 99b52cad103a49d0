import { notation } from './direction'

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

/** The formats of the tags that sentences have needed so far. */
const formats = new Map<string, [Intl.NumberFormat, Intl.DateTimeFormat, Intl.ListFormat]>()

/**
 * Makes the words of a catalogue. While `finishOf` makes a sentence for a tag of the same language, such as ar-EG for texts in `ar`, the words are
 * in the notation of this tag. The plural categories are always those of the catalogue's language.
 * @param locale the language of the catalogue, as a BCP 47 tag
 */
export function wordsIn(locale: string): Words {
  const rules = new Intl.PluralRules(locale)
  const languageOf = (tag: string) => new Intl.Locale(tag).language
  const current = () => {
    const { tag: wanted = locale } = notation
    const tag = languageOf(wanted) === languageOf(locale) ? wanted : locale
    const known = formats.get(tag) ?? [
      new Intl.NumberFormat(tag),
      new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
      new Intl.ListFormat(tag),
    ]
    formats.set(tag, known)
    return known
  }
  const number = (value: number) => current()[0].format(value)
  return {
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', number(count)),
    number,
    day: (date) => current()[1].format(date),
    list: (items) => current()[2].format(items),
  }
}
