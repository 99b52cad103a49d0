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

/** The expression for a `*`: a part of the host and port. It never matches a slash or an `@`. */
const wildcard = '[^/@]+'

/** The expression for a `*` at the start of a pattern: the scheme, and optionally a part of the host. */
const leadingWildcard = '[a-z]+(://[^/@]*)?'

/** Whether the whole origin matches one of the patterns. The pattern `*` matches every origin. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const isOpen = pattern.startsWith('*')
    const literals = (isOpen ? pattern.slice(1) : pattern).split('*')
    const escaped = literals.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${isOpen ? leadingWildcard : ''}${escaped.join(wildcard)}$`).test(origin)
  })
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
