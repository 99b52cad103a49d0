import type { PageLanguage } from '../pages/languages/find-page-language'
import { escapeHtml, textPage } from '../pages/text-page'

/** Posts the provider's answer to the page that has opened this window. Only a page on the app's origin receives the message. */
const script = `const { result, app } = document.currentScript.dataset
if (opener) {
  opener.postMessage({ resultUri: result }, app)
  close()
}`

const headers = {
  // The address of the page contains the provider's code.
  'referrer-policy': 'no-referrer',
}

/** The page of the callback: it posts the provider's answer to the app and closes itself. */
export function callbackPage(language: PageLanguage, resultUri: string, app: string): Promise<Response> {
  const { title, text } = language.texts.callback
  const content = `<p>${escapeHtml(text)}</p>
<script data-result="${escapeHtml(resultUri)}" data-app="${escapeHtml(app)}">${script}</script>
`
  return textPage({ language, title, content, script, headers })
}

/** The page of the callback for a login that was used or has expired. */
export function overPage(language: PageLanguage): Promise<Response> {
  const { title, text } = language.texts.over
  return textPage({ language, title, content: `<p>${escapeHtml(text)}</p>\n`, status: 410, headers })
}
