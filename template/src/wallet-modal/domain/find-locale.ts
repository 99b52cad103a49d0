/** The regions and scripts of Chinese that read traditional characters. */
const traditional = /^zh-(hant|tw|hk|mo)\b/i

/** Older and broader language tags, which browsers and pages still use, and the tags of the texts that fit them. */
const aliases: Readonly<Record<string, string>> = { iw: 'he', in: 'id', zh: 'zh-CN', pt: 'pt-BR' }

/**
 * The languages that the app or the visitor wants, the most wanted first. Tags that `Intl` would refuse are left out.
 * @param wanted the language that the app has chosen, or 'auto'
 * @param spoken the languages of the page and of the browser
 */
export function wantedTags(wanted: string, spoken: readonly string[]): string[] {
  return (wanted === 'auto' ? spoken : [wanted]).filter(isTag)
}

/**
 * Finds the texts for a reader: for each wanted language in turn, the exact tag, then the language without its region.
 * @param tags the wanted languages as BCP 47 tags, the most wanted first
 * @param locales the languages that have texts
 * @returns the language of the texts, and the wanted tag that led to it. Undefined if no wanted language has texts.
 */
export function findLocale<Given extends string>(
  tags: readonly string[],
  locales: readonly Given[],
): { locale: Given; tag: string } | undefined {
  for (const tag of tags) {
    const [language = ''] = tag.toLowerCase().split('-')
    const names = traditional.test(tag) ? ['zh-TW'] : [tag, language, aliases[language]]
    const locale = locales.find((given) => names.some((name) => name?.toLowerCase() === given.toLowerCase()))
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
