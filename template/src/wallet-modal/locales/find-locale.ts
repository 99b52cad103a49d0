import type { Locale } from './language'

/** The regions and scripts of Chinese that read traditional characters. */
const traditional = /^zh-(hant|tw|hk|mo)\b/i

/** Older and broader tags of languages that a copy may have. */
const aliases: Readonly<Record<string, string>> = { iw: 'he', in: 'id', zh: 'zh-CN', pt: 'pt-BR' }

/**
 * The languages that the app or the visitor wants, the most wanted first: tags that `Intl` can use.
 * @param spoken the languages of the page and of the browser
 */
export function wantedTags(wanted: 'auto' | Locale, spoken: readonly string[]): string[] {
  return (wanted === 'auto' ? spoken : [wanted]).filter(isTag)
}

/** The first wanted language that is there, and the tag by which it was asked for. Undefined if no wanted language is there. */
export function findLocale<Given extends string>(
  tags: readonly string[],
  locales: readonly Given[],
): { locale: Given; tag: string } | undefined {
  for (const tag of tags) {
    const [language = ''] = tag.toLowerCase().split('-')
    const names = traditional.test(tag) ? ['zh-TW'] : [tag, language, aliases[language]]
    const locale = locales.find((one) => names.some((name) => name?.toLowerCase() === one.toLowerCase()))
    if (locale) return { locale, tag }
  }
  return undefined
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
