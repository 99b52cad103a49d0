import { serviceHost } from '../../domain/service-hosts'
import { fetchAllowedOrigins } from '../../services/app-config'
import type { RootStore } from '../root/root.store'

/** Origins that every project allows: the developer's machine and the usual preview hosts (SPEC C9-10). */
export const defaultAllowedOrigins = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
] as const

/** Where the part of a pattern after its first `*` may begin in an origin: within the scheme, or within the first part after `://`. */
function placesAfterStar(origin: string): ReadonlySet<number> {
  const [scheme = '', host] = /^[a-z]+(?::\/\/([^/@]*))?/.exec(origin) ?? []
  const letters = host === undefined ? scheme.length : scheme.indexOf(':')
  const places = new Set<number>()
  for (let at = 1; at <= letters; at += 1) places.add(at)
  for (let at = scheme.length - (host ?? '').length; host !== undefined && at <= scheme.length; at += 1) places.add(at)
  return places
}

/**
 * Whether the whole origin matches a pattern. A `*` stands for a part of the host and port, and never for a slash or an `@`; at the start it
 * stands for the scheme, and optionally a part of the host. A service sends the patterns, so the time is bounded by the product of both
 * lengths, which it would not be with a regular expression.
 */
function matches(origin: string, pattern: string): boolean {
  const isOpen = pattern.startsWith('*')
  const rest = isOpen ? pattern.slice(1) : pattern
  const starts = isOpen ? placesAfterStar(origin) : new Set([0])
  // How many characters of the pattern may be used up at the current place.
  let used = new Set<number>()
  for (let at = 0; at < origin.length; at += 1) {
    if (starts.has(at)) used.add(0)
    const next = new Set<number>()
    for (const count of used) {
      const expected = rest.charAt(count)
      const isStar = expected === '*' && !'/@'.includes(origin.charAt(at))
      if (isStar) next.add(count)
      if (isStar || (expected !== '*' && expected === origin.charAt(at))) next.add(count + 1)
    }
    used = next
  }
  return used.has(rest.length) || (rest === '' && starts.has(origin.length))
}

/** Whether the whole origin matches one of the patterns. The pattern `*` matches every origin. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matches(origin, pattern))
}

/**
 * Warns the developer when the project does not allow the page's origin, because the relay will refuse the origin. Nothing is
 * blocked here. If the service does not answer, there is no warning.
 */
export async function checkOrigin(root: RootStore): Promise<void> {
  const { platform, options } = root
  const base = serviceHost('api', options.state)
  const page = platform.window()
  if (!base || !page) return
  const allowed = await fetchAllowedOrigins(platform, options.serviceCaller(base))
  if (allowed && !isOriginAllowed(page.location.origin, [...allowed, ...defaultAllowedOrigins]))
    await root.showAlert('INVALID_APP_CONFIGURATION')
}
