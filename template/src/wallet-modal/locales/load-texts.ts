import type { LanguageParts } from './create-language'
import { finishOf } from '../domain/isolated'
import type { Locale } from './language'
import * as loaders from './loaders'
import type { LocaleLoader, TextGroup } from './locale-loader'

/** Downloads groups of texts in one language. Rejects when a download fails. */
export async function loadTexts(groups: readonly TextGroup[], locale: Exclude<Locale, 'en'>): Promise<LanguageParts> {
  const loader = Object.values<LocaleLoader>(loaders).find((known) => known.locale === locale)
  const loaded = await Promise.all(groups.map((group) => loader?.[group]()))
  return { locale, loaded: Object.assign({}, ...loaded) as Record<string, object>, ...finishOf(locale) }
}
