import * as available from './available'
import type { LanguageParts } from './create-language'
import type { Locale } from './language'
import type { TextGroup } from './locale-loader'

/** The languages of this copy, and the download of their texts. It is one object, so that tests can have other languages. */
export const languages = {
  locales: (): readonly Locale[] => ['en', ...Object.values<Locale>(available)],
  /** Rejects when a download fails. */
  async load(groups: readonly TextGroup[], locale: Exclude<Locale, 'en'>): Promise<LanguageParts> {
    const { loadTexts } = await import('./load-texts')
    return loadTexts(groups, locale)
  },
}
