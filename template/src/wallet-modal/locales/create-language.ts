import type { Catalogue, Language, LocaleOptions, OwnTexts } from './language'
import { ownTexts, withOwn } from './language'
import { directionOf } from './direction'

/** The parts of a language. */
export interface LanguageParts {
  locale: string
  tag?: string | undefined
  /** Texts by the id of their catalogue. Texts that are missing are English. */
  loaded?: Readonly<Record<string, object | undefined>> | undefined
  /** Changes all texts of a catalogue. */
  finish?: <Texts extends object>(texts: Texts) => Texts
}

/** Makes a language of its texts and the app's own texts, which replace them. */
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
        made.set(id, finish ? finish(texts) : texts)
      }
      // The id names one catalogue, whose texts have one type in every language.
      return made.get(id) as Texts
    },
  }
}

/** The messages of errors in all catalogues whose id ends with `Errors`. */
function errorsIn(texts: object = {}): Record<string, string> {
  const catalogues = Object.entries(texts).filter(([id]) => id.endsWith('Errors'))
  return Object.assign({}, ...catalogues.map(([, messages]) => messages as object)) as Record<string, string>
}
