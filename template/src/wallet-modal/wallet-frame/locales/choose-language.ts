import { findLocale, wantedTags } from '../../domain/find-locale'

/** A language that was chosen: the language of the texts, and the tag of the visitor's browser for numbers and dates. */
interface ChosenLanguage {
  locale: string
  tag: string
}

/**
 * Chooses a language that the visitor understands: the language of the page, if the browser of the visitor names this language too; else the first language
 * of the browser that has texts; else English. So no page can ask the visitor for an approval in a language that the visitor does not read.
 * @param spoken the languages of the visitor's browser, as BCP 47 tags
 * @param page the language of the page that embeds the frame. Undefined: the page has not named a language.
 * @param locales the languages that have texts
 */
export function chooseLanguage(
  spoken: readonly string[],
  page: string | undefined,
  locales: readonly string[],
): ChosenLanguage {
  const known = wantedTags('auto', spoken).flatMap((tag) => findLocale([tag], locales) ?? [])
  const wanted = page === undefined ? undefined : findLocale([page], locales)?.locale
  return known.find(({ locale }) => locale === wanted) ?? known[0] ?? { locale: 'en', tag: 'en' }
}
