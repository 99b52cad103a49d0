import { escapeHtml, textPage } from '../pages/text-page'

function pageAnswer(title: string, content: string, status: number): Promise<Response> {
  const headers = {
    'cross-origin-opener-policy': 'same-origin',
    // With `no-referrer`, browsers would send the form with `Origin: null`.
    'referrer-policy': 'same-origin',
  }
  return textPage({ title, content, status, headers })
}

interface AskedFacts {
  ticket: string
  appName: string
  app: string
  browser: string
  time: string
}

/** The page that asks whether a browser may log in. Opening the page approves nothing: mail scanners open links, too. */
export function approvePage({ ticket, appName, app, browser, time }: AskedFacts): Promise<Response> {
  const facts = [
    ['App', `${appName} (${app})`],
    ['Browser', browser],
    ['Time', time],
  ] as const
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  const content = `<p>This browser wants to log in to your wallet:</p>
<dl>${list}</dl>
<p>Approve it only if you have just asked for it yourself.</p>
<form method="post" action="approve"><input type="hidden" name="ticket" value="${escapeHtml(ticket)}"><button>Approve this browser</button></form>
<p>If it is not yours, close this page.</p>
`
  return pageAnswer('Approve a browser', content, 200)
}

/** The page after the approval. */
export function approvedPage(): Promise<Response> {
  return pageAnswer(
    'Approved',
    '<p>Go back to the browser that wants to log in. You get another e-mail with a code.</p>\n',
    200,
  )
}

/** The page for a link that was used or is too old. */
export function spentPage(): Promise<Response> {
  return pageAnswer(
    'This link does not work any more',
    '<p>The link was used, or it is older than 20 minutes. Start again in the browser that wants to log in.</p>\n',
    410,
  )
}
