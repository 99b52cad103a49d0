const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}dt{opacity:.7}dd{margin:0 0 .75rem}button{font:inherit;padding:.6rem 1.2rem}'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? '')
}

async function pageAnswer(title: string, content: string, status: number): Promise<Response> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)))
  const styleHash = `'sha256-${btoa(String.fromCharCode(...digest))}'`
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>
${content}</main></body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${styleHash}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      // With `no-referrer`, browsers would send the form with `Origin: null`.
      'referrer-policy': 'same-origin',
    },
  })
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
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')
  const content = `<p>This browser wants to log in to your wallet:</p>
<dl>${list}</dl>
<p>Approve it only if you have just asked for it yourself.</p>
<form method="post" action="approve"><input type="hidden" name="ticket" value="${escape(ticket)}"><button>Approve this browser</button></form>
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
