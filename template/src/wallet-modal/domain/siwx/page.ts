import { notValid } from './fields'

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
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID for a page without an address of its own, such as a sandboxed frame
 */
export function toSiwxPage(url: string): SiwxPage {
  const { host, protocol, pathname } = readUrl(url)
  const path = pathname
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/g, (character) => encodeURIComponent(character))
  const origin = `${protocol}//${host}`
  return { domain: host, origin, uri: `${origin}${path}` }
}

function readUrl(url: string): URL {
  try {
    return new URL(url)
  } catch {
    throw notValid('domain', 'This page has no address that a message could name. Open it by its https address')
  }
}
