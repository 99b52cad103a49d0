import './wallet-frame.css'
import { setLanguage } from './locales/language'
import { loadLanguage } from './locales/load-language'
import { pageTexts } from './locales/page-texts'
import type { FramePlatform } from './platform'

/** Shows what this address is to visitors who open it outside of an app. */
export async function showAddressPage(platform: Pick<FramePlatform, 'after' | 'window'>, name: string): Promise<void> {
  const { document } = platform.window
  const language = await loadLanguage(platform)
  const texts = language.textsOf(pageTexts).address
  setLanguage(document, language)
  const title = document.createElement('h1')
  title.textContent = name
  title.dir = 'auto'
  const text = document.createElement('p')
  text.textContent = texts.about(name)
  const link = document.createElement('a')
  link.href = './export.html'
  link.textContent = texts.account
  const account = document.createElement('p')
  account.append(link)
  const warning = document.createElement('p')
  warning.textContent = texts.warning('/export.html')
  document.querySelector('main')?.replaceChildren(title, text, account, warning)
}
