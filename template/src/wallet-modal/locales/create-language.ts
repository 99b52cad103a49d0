import type { Catalogue, Language, LocaleOptions, OwnTexts } from './language'
import { ownTexts, withOwn } from './language'
import { directionOf } from '../domain/direction'

export interface LanguageParts {
  locale: string
  tag?: string | undefined
  /** Texts by the id of their catalogue. English replaces missing texts. */
  loaded?: Readonly<Record<string, object | undefined>> | undefined
  /** Changes a catalogue's texts before they are shown, for example to isolate values. Gets the tag of the language. */
  finish?: <Texts extends object>(texts: Texts, tag?: string) => Texts
}

/** Makes a language. The app's own texts replace the texts of the language. */
export function createLanguage({ locale, tag, loaded, finish }: LanguageParts, options: LocaleOptions = {}): Language {
  const own = ownTexts(options, locale)
  const made = new Map<string, object>()
  return {
    locale,
    tag,
    dir: directionOf(locale),
    errors: { ...errorsIn(loaded), ...errorsIn(own) },
    textsOf<Texts extends object>({ id, english }: Catalogue<Texts>): Texts {
      if (!made.has(id)) {
        const texts = withOwn(loaded?.[id] ?? english, own?.[id as keyof OwnTexts])
        made.set(id, finish ? finish(texts, tag) : texts)
      }
      // An id belongs to one catalogue, and a catalogue has the same type in every language.
      return made.get(id) as Texts
    },
  }
}

/** The messages of errors in all catalogues whose id ends with `Errors`. */
function errorsIn(texts: object = {}): Record<string, string> {
  const catalogues = Object.entries(texts).filter(([id]) => id.endsWith('Errors'))
  return Object.assign({}, ...catalogues.map(([, messages]) => messages as object)) as Record<string, string>
}
