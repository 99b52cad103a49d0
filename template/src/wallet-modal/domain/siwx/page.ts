/** The page that asks, as sign-in messages name it. */
export interface SiwxPage {
  /** With the port unless it is the default one. */
  domain: string
  /** Scheme, host and port. */
  origin: string
  /** Without query and fragment, which may hold secrets. */
  uri: string
}

/**
 * Reads the address of a page. What browsers leave in a path and a URI must encode is encoded.
 * @throws TypeError when the text is not an absolute URL
 */
export function toSiwxPage(url: string): SiwxPage {
  const { host, protocol, pathname } = new URL(url)
  const path = pathname
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/g, (character) => encodeURIComponent(character))
  const origin = `${protocol}//${host}`
  return { domain: host, origin, uri: `${origin}${path}` }
}
