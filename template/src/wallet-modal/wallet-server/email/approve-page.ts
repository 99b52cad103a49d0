import type { PageLanguage } from '../pages/languages/find-page-language'
import { escapeHtml, textPage } from '../pages/text-page'

const headers = {
  'cross-origin-opener-policy': 'same-origin',
  // With `no-referrer`, browsers would send the form with `Origin: null`.
  'referrer-policy': 'same-origin',
}

/**
 * The page that asks whether a browser may log in. Opening the page approves nothing: mail scanners open links, too.
 * @param facts what the mail says about the login, as lines in the language of the page
 */
export function approvePage(language: PageLanguage, ticket: string, facts: readonly string[]): Promise<Response> {
  const { title, ifAsked, button, ifNot } = language.texts.approve
  const content = `<p>${facts.map(escapeHtml).join('</p>\n<p>')}</p>
<p>${escapeHtml(ifAsked)}</p>
<form method="post" action="approve"><input type="hidden" name="ticket" value="${escapeHtml(ticket)}"><button>${escapeHtml(button)}</button></form>
<p>${escapeHtml(ifNot)}</p>
`
  return textPage({ language, title, content, headers })
}

/** The page after the approval. */
export function approvedPage(language: PageLanguage): Promise<Response> {
  const { title, text } = language.texts.approved
  return textPage({ language, title, content: `<p>${escapeHtml(text)}</p>\n`, headers })
}

/** The page for a link that was used or is too old. */
export function spentPage(language: PageLanguage): Promise<Response> {
  const { title, text } = language.texts.spent
  return textPage({ language, title, content: `<p>${escapeHtml(text)}</p>\n`, status: 410, headers })
}
