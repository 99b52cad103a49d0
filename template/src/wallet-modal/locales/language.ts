import type * as available from './available'

/** The languages of this copy, as BCP 47 tags. The CLI adds and removes languages: `npx create-wallet-modal add locale-de`. */
export type Locale = 'en' | (typeof available)[keyof typeof available]

/** The texts of each catalogue by the catalogue's id. Each unit declares its own entries, so that the type disappears together with the unit. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- catalogues add to it
export interface TextsById {}

/** Texts of the host app, in place of those of the modal. */
export type OwnTexts = { readonly [Id in keyof TextsById]?: PartialTexts<TextsById[Id]> }

type PartialTexts<Texts> = Texts extends readonly unknown[] | ((...values: never) => unknown)
  ? Texts
  : Texts extends object
    ? { readonly [Key in keyof Texts]?: PartialTexts<Texts[Key]> }
    : Texts

/** The texts of one part of the modal. Each part has its own catalogue, so that its texts are in the chunk that shows them. */
export interface Catalogue<Texts extends object> {
  readonly id: string
  readonly english: Texts
}

/** A language in which the modal or a button is shown. */
export interface Language {
  /** The tag of the texts (BCP 47), for `lang`. */
  readonly locale: string
  /** The tag of numbers and dates (BCP 47), such as de-CH with texts in German. Undefined: the browser's own. */
  readonly tag?: string | undefined
  readonly dir: 'ltr' | 'rtl'
  /** The messages of errors, by code. An error without a text keeps its English message. */
  readonly errors?: Readonly<Partial<Record<string, string>>>
  /** The texts of a catalogue. In the modal they stay the same object, so that components can compare them. */
  textsOf<Texts extends object>(catalogue: Catalogue<Texts>): Texts
}

/** Finds the language of the buttons among those whose texts the app has given. The page is undefined on a server. */
export type FindHint = (options: LocaleOptions, page: Window | undefined) => Language | undefined

/** The language as the host app wants it. */
export interface LocaleOptions {
  locale?: 'auto' | Locale | undefined
  localeHints?: FindHint | undefined
  texts?: OwnTexts | ((locale: string) => OwnTexts) | undefined
}

/** English, with the app's own texts in their places. Numbers are in the notation of the browser. */
export function createEnglish(options: LocaleOptions): Language {
  const own = ownTexts(options, 'en')
  return { locale: 'en', dir: 'ltr', textsOf: ({ id, english }) => withOwn(english, own?.[id as keyof OwnTexts]) }
}

/** The app's own texts in a language. */
export function ownTexts({ texts }: LocaleOptions, locale: string): OwnTexts | undefined {
  return typeof texts === 'function' ? texts(locale) : texts
}

/** Replaces texts by the app's own texts, which have the same types. A list is replaced as a whole. */
export function withOwn<Texts>(texts: Texts, own: unknown): Texts {
  if (own === undefined) return texts
  if (typeof texts !== 'object' || Array.isArray(texts)) return own as Texts
  const given = own as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, withOwn(text, given[key])]),
  ) as Texts
}
