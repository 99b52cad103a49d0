import * as available from './available'
import type { LanguageParts } from './create-language'
import type { Locale } from './language'
import type { TextGroup } from './locale-loader'

/** The languages of this copy, and the download of their texts. They are members of one object so that tests can replace them. */
export const languages = {
  locales: (): readonly Locale[] => ['en', ...Object.values<Locale>(available)],
  /** Rejects when a download fails. */
  async load(groups: readonly TextGroup[], locale: Exclude<Locale, 'en'>): Promise<LanguageParts> {
    const { loadTexts } = await import('./load-texts')
    return loadTexts(groups, locale)
  },
}
