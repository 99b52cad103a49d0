import { notValid } from './fields'

/** The page in the format of sign-in messages. */
export interface SiwxPage {
  /** The host, with its port unless that is the default. */
  domain: string
  /** Scheme, host and port. */
  origin: string
  /** The address without query and fragment, which may contain secrets. */
  uri: string
}

/**
 * Reads the address of a page. Encodes characters that browsers allow in a path but a URI must encode.
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
