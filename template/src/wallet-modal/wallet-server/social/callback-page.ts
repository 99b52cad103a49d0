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
export function callbackPage(resultUri: string, app: string): Promise<Response> {
  const content = `<p>Go back to the app. You can close this window.</p>
<script data-result="${escapeHtml(resultUri)}" data-app="${escapeHtml(app)}">${script}</script>
`
  return textPage({ title: 'Almost done', content, script, headers })
}

/** The page of the callback for a login that was used or has expired. */
export function overPage(): Promise<Response> {
  const content = '<p>This login was used, or it is older than 10 minutes. Go back to the app and start again.</p>\n'
  return textPage({ title: 'This login is over', content, status: 410, headers })
}
