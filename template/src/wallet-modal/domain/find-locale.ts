/** Matches the language tags of readers of traditional Chinese. */
const traditional = /^zh-(hant|tw|hk|mo)\b/i

/** Language tags for which the texts have another tag: the outdated tags `iw` and `in`, and `zh` and `pt` without a region. */
const aliases: Readonly<Record<string, string>> = { iw: 'he', in: 'id', zh: 'zh-CN', pt: 'pt-BR' }

/**
 * Returns the tags of the languages that the app or the visitor wants, in order of preference. Malformed tags are left out, because `Intl` would
 * throw an error for them.
 * @param wanted the language that the app has chosen, or 'auto'
 * @param spoken the languages of the page and of the browser, which count only if `wanted` is 'auto'
 */
export function wantedTags(wanted: string, spoken: readonly string[]): string[] {
  return (wanted === 'auto' ? spoken : [wanted]).filter(isTag)
}

/**
 * Finds the first wanted language that has texts. A wanted language matches texts with the same tag or with the tag of the language without a
 * region: the texts `de` match the wanted `de-AT`.
 * @param tags the wanted languages as BCP 47 tags, in order of preference
 * @param locales the languages that have texts
 * @returns the language of the texts, and the wanted tag that matches these texts. Undefined if no wanted language has texts.
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
