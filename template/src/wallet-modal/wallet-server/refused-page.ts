import type { Visit } from '../server-kit/fetch-server'
import { findPageLanguage } from './pages/languages/find-page-language'
import { escapeHtml, textPage } from './pages/text-page'

/** This message tells the embedding page that it may not use the wallet. `connectors/auth-frame/protocol.ts` has its type, too. */
const script = `if (parent !== self && document.referrer)
parent.postMessage({ type: '@wallet-frame/UNVERIFIED_DOMAIN' }, new URL(document.referrer).origin)`

/**
 * The document in place of the wallet frame for a page that may not embed the frame. It tells the page the reason, because browsers do not
 * report that `frame-ancestors` has refused a frame. Any page may embed this document, because it has no part of the wallet.
 */
export async function refusedPage({ request }: Pick<Visit, 'request'>): Promise<Response> {
  const language = findPageLanguage(request)
  const { title, text } = language.texts.refused
  return textPage({
    language,
    title,
    content: `<p>${escapeHtml(text)}</p>\n<script>${script}</script>`,
    script,
    isEmbeddable: true,
    headers: { 'referrer-policy': 'no-referrer' },
  })
}

/**
 * Whether a request for the frame's document comes from a page that may not embed the frame. A request without a `Referer` header is not
 * refused: `frame-ancestors` decides then.
 */
export function isRefused(referer: string | undefined, allowed: readonly string[]): boolean {
  if (!referer) return false
  return !URL.canParse(referer) || !allowed.includes(new URL(referer).origin)
}
