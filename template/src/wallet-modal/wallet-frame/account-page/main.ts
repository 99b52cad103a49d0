import { readConfig } from '../config'
import { browserPlatform } from '../platform'

const platform = browserPlatform()
const config = readConfig(import.meta.env['VITE_WALLET_CONFIG'])
const { window } = platform

/** Shows one line in place of the page. */
function say(text: string): void {
  const line = window.document.createElement('p')
  line.textContent = text
  window.document.querySelector('main')?.replaceChildren(line)
}

// The server forbids frames, too. A page that shows secret words checks it by itself as well.
if (window.parent !== window) say('This page does not work inside another page. Open it in a tab of its own.')
else
  import('./account-page').then(
    ({ startAccountPage }) => startAccountPage({ platform, config }),
    () => say('The page could not be loaded. Load it again.'),
  )
