/** Where every project works: on the developer's machine and on the usual preview hosts (specification, section 9). */
export const defaultAllowedOrigins = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
] as const

/** What `*` stands for: some of a host and its port. It never reaches over a slash or an `@`. */
const wildcard = '[^/@]+'

/** What a `*` at the start of a pattern stands for: the scheme, and some of the host. */
const leadingWildcard = '[a-z]+(://[^/@]*)?'

/** Whether an origin matches one of the patterns, as a whole. `*` is every origin. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const isOpen = pattern.startsWith('*')
    const literals = (isOpen ? pattern.slice(1) : pattern).split('*')
    const escaped = literals.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${isOpen ? leadingWildcard : ''}${escaped.join(wildcard)}$`).test(origin)
  })
}
