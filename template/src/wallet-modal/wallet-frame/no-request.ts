import { setLanguage } from './locales/language'
import { loadLanguage } from './locales/load-language'
import { pageTexts } from './locales/page-texts'
import { browserPlatform } from './platform'

/** Says that a window of the frame belongs to no request, for example after the visitor has loaded the window again. */
export async function showNoRequest(): Promise<void> {
  const platform = browserPlatform()
  const { document } = platform.window
  const language = await loadLanguage(platform)
  setLanguage(document, language)
  document.body.textContent = language.textsOf(pageTexts).noRequest
}
