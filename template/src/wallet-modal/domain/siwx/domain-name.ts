import { isIpv4, isIpv6 } from './uri'

const labelsPattern =
  /^(?!.{254})[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/
/** Browsers read a host with such a last label as an IPv4 address, and write the host in another form. */
const numericEnd = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/
const portPattern = /^[1-9][0-9]{0,4}$/

/**
 * Whether a text is a page's host as browsers write it (`location.host`): lower-case ASCII, `xn--` for other scripts, and the port unless
 * it is the default. RFC 3986 allows more in an authority: user names, capitals, percent-encoding and other scripts. They are refused,
 * because they only serve to imitate another domain.
 */
export function isPageDomain(text: string): boolean {
  const bracket = text.startsWith('[') ? text.indexOf(']') : -1
  const colon = text.indexOf(':', bracket + 1)
  const host = colon === -1 ? text : text.slice(0, colon)
  if (colon !== -1) {
    const port = text.slice(colon + 1)
    if (!portPattern.test(port) || Number(port) > 65_535) return false
  }
  if (bracket === -1) return numericEnd.test(host) ? isIpv4(host) : labelsPattern.test(host)
  return host === host.toLowerCase() && isIpv6(host.slice(1, -1))
}
