import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'
import { chooseLanguage } from './choose-language'
import type { FrameLanguage } from './language'
import { createLanguage, english } from './language'
import type { LanguageLoader } from './language-loader'
import * as loaders from './loaders'

/** How long the frame waits for the texts of a language, in milliseconds. After this time, the visitor reads English. */
export const textLimit = 3_000

/**
 * Loads the texts in the language of the visitor. Never rejects: English replaces texts that do not arrive in time.
 * @param page the language of the page that embeds the frame
 */
export async function loadLanguage(
  platform: Pick<FramePlatform, 'after'> & { window: { navigator: Pick<Navigator, 'languages'> } },
  page?: string,
): Promise<FrameLanguage> {
  const known = Object.values<LanguageLoader>(loaders)
  const locales = ['en', ...known.map(({ locale }) => locale)]
  const { locale, tag } = chooseLanguage(platform.window.navigator.languages, page, locales)
  const loader = known.find((one) => one.locale === locale)
  if (!loader) return createLanguage(locale, tag)
  try {
    const late = () => new Error('The texts are late')
    return createLanguage(locale, tag, await withDeadline(platform, textLimit, late, () => loader.load()))
  } catch {
    return english
  }
}
