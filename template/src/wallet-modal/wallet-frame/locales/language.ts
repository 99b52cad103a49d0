import { directionOf } from '../../domain/direction'
import { finishOf } from '../../domain/isolated'
import { localText } from '../../domain/tokens/amount'
import type { VisibleError } from '../frame-error'
import type { RefusalTexts } from './refusal-texts'

/**
 * The texts of each catalogue by the catalogue's id. Each catalogue of a part of the frame adds its entry by declaration merging, so that the entry disappears together
 * with the catalogue's unit.
 */
export interface TextsById {
  /** The errors that visitors read. In English, visitors read the message of the error. */
  errors: Record<VisibleError, string>
  /** The refusals of the wallet server, by code. In English, visitors read the sentence of the server. */
  refusals: RefusalTexts
}

/** The texts of one part of the frame. Each part has its own catalogue, so that a script has only the English texts that it shows. */
export interface Catalogue<Texts extends object> {
  readonly id: keyof TextsById
  readonly english: Texts
}

/** Makes a catalogue of English texts. Bundlers leave out a catalogue that no part of a page uses. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<Texts extends object>(id: keyof TextsById, english: Texts): Catalogue<Texts> {
  return { id, english }
}

/** A language in which the frame speaks to the visitor. */
export interface FrameLanguage {
  /** The tag of the texts (BCP 47), for `lang`. */
  readonly locale: string
  /** The tag of numbers and dates (BCP 47), such as de-CH with texts in German. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** The texts of a catalogue. */
  textsOf<Texts extends object>(catalogue: Catalogue<Texts>): Texts
  /** The texts of errors. Undefined in English, because the errors have English messages themselves. */
  readonly errors?: Partial<Pick<TextsById, 'errors' | 'refusals'>> | undefined
  /** An exact decimal text in the notation of the language, with the symbol of its currency. */
  amount(numeric: string, symbol?: string): string
}

/**
 * Creates a language.
 * @param loaded the texts by the id of their catalogue. English texts replace missing texts.
 */
export function createLanguage(locale: string, tag: string, loaded?: Partial<TextsById>): FrameLanguage {
  const { finish } = finishOf(locale)
  const own = loaded && finish(loaded, tag)
  return {
    locale,
    tag,
    dir: directionOf(locale),
    textsOf<Texts extends object>({ id, english: texts }: Catalogue<Texts>): Texts {
      // An id belongs to one catalogue, and a catalogue has the same type in every language.
      return (own?.[id] ?? finish(texts, tag)) as Texts
    },
    errors: own,
    amount: (numeric, symbol = '') => `${localText(numeric, tag)} ${symbol}`.trim(),
  }
}

/** English, which needs no download. */
export const english = createLanguage('en', 'en')

/** Says in which language a document is, and in which direction it is read. */
export function setLanguage({ documentElement: root }: Document, { locale, dir }: FrameLanguage): void {
  root.lang = locale
  root.dir = dir
}
