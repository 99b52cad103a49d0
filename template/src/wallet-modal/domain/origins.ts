/** Where every project works: on the developer's machine and on the usual preview hosts (specification, section 9). */
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
