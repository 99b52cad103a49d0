import { inlineHash } from '../crypto/inline-hash'
import type { PageLanguage } from './languages/find-page-language'

/** The style of all pages of this server. Korean lines break only between words. */
const style =
  ':root{color-scheme:light dark}:lang(ko){word-break:keep-all}body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;overflow-wrap:break-word}button{font:inherit;padding:.6rem 1.2rem}'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for the content and for the attributes of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? '')
}

interface PageParts {
  language: PageLanguage
  title: string
  /** The content of the page, as HTML. */
  content: string
  /** The HTTP status. Default: 200. */
  status?: number
  /** The text of the page's only script. Default: the page has no script. */
  script?: string
  /** Whether pages of other sites may embed the page. Such a page can send no form. Default: no site may embed the page. */
  isEmbeddable?: boolean
  headers: Record<string, string>
}

/** Answers with a small page of this server. */
export async function textPage({
  language,
  title,
  content,
  status = 200,
  script,
  isEmbeddable = false,
  headers,
}: PageParts): Promise<Response> {
  const html = `<!doctype html>
<html lang="${language.locale}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}</main></body>
</html>
`
  const scripts = script === undefined ? '' : ` script-src ${await inlineHash(script)};`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${await inlineHash(style)};${scripts} form-action ${isEmbeddable ? "'none'; base-uri 'none'" : "'self'; base-uri 'none'; frame-ancestors 'none'"}`,
      ...(!isEmbeddable && { 'x-frame-options': 'DENY' }),
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
