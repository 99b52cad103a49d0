// The page that a window shows until it is led to the page of a provider. The page is in English until the texts of another language have arrived.
import { setLanguage } from './locales/language'
import { loadLanguage } from './locales/load-language'
import { pageTexts } from './locales/page-texts'
import { browserPlatform } from './platform'

const platform = browserPlatform()
const { document } = platform.window

void loadLanguage(platform).then((language) => {
  const { title, opening, close } = language.textsOf(pageTexts).loading
  setLanguage(document, language)
  document.title = title
  const [heading, text] = document.querySelectorAll('h1, p')
  if (heading) heading.textContent = opening
  if (text) text.textContent = close
})
