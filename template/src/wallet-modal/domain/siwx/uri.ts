const pchar = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
const userCharacter = "(?:[A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})"
const nameCharacter = "(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})"
const authority = `(?:${userCharacter}*@)?(\\[[^\\]/?#@]*\\]|${nameCharacter}*)(?::[0-9]*)?`
const path = `(?://${authority}(?:/${pchar}*)*|/(?:${pchar}+(?:/${pchar}*)*)?|${pchar}+(?:/${pchar}*)*|)`
const uriPattern = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:${path}(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?$`)
const pcharsPattern = new RegExp(`^${pchar}+$`)

const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$/
const futurePattern = /^[vV][0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/

/** Whether a text is an IPv4 address of four decimal numbers, as browsers write it. */
export function isIpv4(text: string): boolean {
  return ipv4Pattern.test(text)
}

/** Whether a text is an IPv6 address of RFC 3986, without brackets. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const last = groups[groups.length - 1] ?? ''
  // An IPv4 address can replace the last two groups.
  const isMixed = last.includes('.')
  if (isMixed && (!isIpv4(last) || text.endsWith('::'))) return false
  const hexadecimal = isMixed ? groups.slice(0, -1) : groups
  if (!hexadecimal.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return false
  const count = hexadecimal.length + (isMixed ? 2 : 0)
  return halves.length === 2 ? count <= 7 : count === 8
}

/** Whether a text is a URI of RFC 3986: with a scheme, and only with characters that need no encoding. */
export function isUri(text: string): boolean {
  const match = uriPattern.exec(text)
  if (!match) return false
  const host = match[1]
  if (!host?.startsWith('[')) return true
  const literal = host.slice(1, -1)
  return isIpv6(literal) || futurePattern.test(literal)
}

/** Whether a text consists of one or more `pchar` of RFC 3986, the characters of a request id. */
export function isPchars(text: string): boolean {
  return pcharsPattern.test(text)
}
