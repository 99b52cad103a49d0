import type { Locale } from './language'

/**
 * The languages that the app or the visitor wants, the most wanted first. Tags that `Intl` would refuse are left out.
 * @param spoken the languages of the page and of the browser
 */
export function wantedTags(wanted: 'auto' | Locale, spoken: readonly string[]): string[] {
  return (wanted === 'auto' ? spoken : [wanted]).filter(isTag)
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
