import type { ShownErrorCode } from '../domain/errors/errors'
import type * as available from './available'

/** The languages of this copy, as BCP 47 tags. The CLI adds and removes languages: `npx create-wallet-modal add locale-de`. */
export type Locale = 'en' | (typeof available)[keyof typeof available]

/**
 * The texts of each catalogue by the catalogue's id. Each further catalogue adds its entry by declaration merging, so that the entry disappears
 * together with the catalogue's unit.
 */
export interface TextsById {
  coreErrors: Record<ShownErrorCode, string>
}

/** Texts of the host app, which replace texts of the modal. */
export type OwnTexts = { readonly [Id in keyof TextsById]?: PartialTexts<TextsById[Id]> }

type PartialTexts<Texts> = Texts extends readonly unknown[] | ((...values: never) => unknown)
  ? Texts
  : Texts extends object
    ? { readonly [Key in keyof Texts]?: PartialTexts<Texts[Key]> }
    : Texts

/** The texts of one part of the modal. Each part has its own catalogue, so that a chunk downloads only the texts that it shows. */
export interface Catalogue<Texts extends object> {
  readonly id: string
  readonly english: Texts
}

/** A language in which the modal or a button is shown. */
export interface Language {
  /** The tag of the texts (BCP 47), for `lang`. */
  readonly locale: string
  /** The tag of numbers and dates (BCP 47), such as de-CH with texts in German. Undefined: the notation of the browser. */
  readonly tag?: string | undefined
  readonly dir: 'ltr' | 'rtl'
  /** The messages of errors, by code. An error without a text keeps its English message. */
  readonly errors?: Readonly<Partial<Record<string, string>>>
  /** The texts of a catalogue. In the modal, each call returns the same object, so that components can compare texts. */
  textsOf<Texts extends object>(catalogue: Catalogue<Texts>): Texts
}

/** Finds the language of the buttons among those whose texts the app has given. The page is undefined on a server. */
export type FindHint = (options: LocaleOptions, page: Window | undefined) => Language | undefined

/** The options of the modal that decide its language and its texts. */
export interface LocaleOptions {
  locale?: 'auto' | Locale | undefined
  localeHints?: FindHint | undefined
  texts?: OwnTexts | ((locale: string) => OwnTexts) | undefined
}

/** English, with the app's own texts in place of the modal's. Numbers are in the notation of the browser. */
export function createEnglish(options: LocaleOptions): Language {
  const own = ownTexts(options, 'en')
  return { locale: 'en', dir: 'ltr', textsOf: ({ id, english }) => withOwn(english, own?.[id as keyof OwnTexts]) }
}

/** Returns the app's own texts for a language, also when the option is a function. */
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
