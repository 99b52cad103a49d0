const ELSEWHERE = 'https://relative.invalid'

/**
 * Whether a picture from a wallet or a service may be shown. Allowed are `data:image/…`, `https:`, `blob:`, paths on the page's own
 * origin, and `http:` on the local machine for development.
 */
export function isSafeImageUrl(src: string): boolean {
  const url = parse(src)
  if (!url) return false
  if (url.protocol === 'data:') return /^data:image\//i.test(url.href)
  if (url.protocol === 'http:') return isLoopback(url.hostname)
  return url.protocol === 'https:' || url.protocol === 'blob:'
}

/** Whether an address has the scheme https or http, or is relative. React 18 would run the script of a `javascript:` address. */
export function isPageUrl(href: string): boolean {
  return /^https?:/.test(parse(href)?.protocol ?? '')
}

function parse(src: string): URL | undefined {
  try {
    return new URL(src, ELSEWHERE)
  } catch {
    return undefined
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}
