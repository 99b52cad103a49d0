import type { ServerResponse } from 'node:http'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// No other page may embed a login page. The address of the page holds the app's state, so the browser must not send it as a referrer.
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** Escapes a text for the content or an attribute of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')
}

/** The parts of a login page. */
export interface LoginPage {
  readonly title: string
  /** The line below the title. */
  readonly hint: string
  /** The content as HTML. The caller has escaped every text. */
  readonly content: string
  /** The path of the page's script. Default: the page has no script. */
  readonly script?: string
}

/** Sends a login page in the style of the sandbox's other pages. */
export function sendPage(response: ServerResponse, page: LoginPage, status = 200): void {
  const { title, hint, content, script } = page
  response.writeHead(status, headers).end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/phone.svg" />
    <link rel="stylesheet" href="/wallet-page.css" />
    <link rel="stylesheet" href="/pair-page.css" />
    ${script === undefined ? '' : `<script type="module" src="${escapeHtml(script)}"></script>`}
  </head>
  <body>
    <div class="phone">
      <header class="bar">
        <div class="bar-text">
          <h1>${escapeHtml(title)}</h1>
          <p class="quiet">${escapeHtml(hint)}</p>
        </div>
      </header>
      <main>
${content}
      </main>
    </div>
  </body>
</html>
`)
}

/** The content of a page that says how the login has ended. */
export function outcome(text: string): string {
  return `<p class="empty" role="status">${escapeHtml(text)}</p>`
}

/** A button of the login page: the person whom the button posts, its text, and its test id. */
export interface Choice {
  readonly value: string
  readonly text: string
  readonly testId: string
}

/** The value of the field `person` when the visitor declines. */
export const declined = 'decline'

/**
 * Creates a form that posts the field `person` to the address of its page. The last button posts `declined`.
 * @param declineTestId the test id of the last button
 */
export function choiceForm(people: readonly Choice[], declineTestId: string): string {
  const decline = { value: declined, text: 'Decline', testId: declineTestId }
  const button = ({ value, text, testId }: Choice, look: string): string =>
    `<button class="${look}" type="submit" name="person" value="${escapeHtml(value)}" data-testid="${escapeHtml(testId)}">${escapeHtml(text)}</button>`
  const buttons = [...people.map((choice) => button(choice, 'main')), button(decline, 'other')]
  return `<form class="pair" method="post">${buttons.join('')}</form>`
}
