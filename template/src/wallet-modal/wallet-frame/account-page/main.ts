import { readConfig } from '../config'
import { loadOnce } from '../load-once'
import type { PageTexts } from '../locales/page-texts'
import { pageTexts } from '../locales/page-texts'
import { setLanguage } from '../locales/language'
import { browserPlatform } from '../platform'

const platform = browserPlatform()
const config = readConfig(import.meta.env['VITE_WALLET_CONFIG'])
const { document, parent } = platform.window
/** The language of the visitor's browser. */
const language = loadOnce(async () => (await import('../locales/load-language')).loadLanguage(platform))

function show(text: string): void {
  const line = document.createElement('p')
  line.textContent = text
  document.querySelector('main')?.replaceChildren(line)
}

/** Shows one line in place of the page. If the script of the visitor's language does not load, the line is in English. */
async function say(which: keyof PageTexts & ('notInFrame' | 'notLoaded')): Promise<void> {
  try {
    const shown = await language()
    setLanguage(document, shown)
    show(shown.textsOf(pageTexts)[which])
  } catch {
    show(pageTexts.english[which])
  }
}

async function start(): Promise<void> {
  try {
    const [{ startAccountPage }, shown] = await Promise.all([import('./account-page'), language()])
    startAccountPage({ platform, config, language: shown })
  } catch {
    await say('notLoaded')
  }
}

// The server forbids frames, too. A page that shows secret words checks it by itself as well.
void (parent === platform.window ? start() : say('notInFrame'))
