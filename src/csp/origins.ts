import { pageHost } from './read/members'

/**
 * The source that allows requests to an address: its origin, `'self'` for the page's own host, `data:` or `blob:`. `null` for an address
 * that a policy cannot name, such as an IPv6 address or a host with characters that separate directives.
 */
export function sourceOf(address: string): string | null {
  const base = `https://${pageHost}/`
  if (!URL.canParse(address, base)) return null
  const { protocol, origin, host } = new URL(address, base)
  if (protocol === 'data:' || protocol === 'blob:') return protocol
  if (host === pageHost) return "'self'"
  return /^(?:https?|wss?):\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? origin : null
}
