/** Where every project works: on the developer's machine and on the usual preview hosts (specification, section 9). */
export const defaultAllowedOrigins = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
] as const

/**
 * Whether an origin matches one of the patterns. A `*` stands for one or more labels of a host name, or for any port; it
 * never reaches over a slash, so `https://evil.example/.vercel.app` is not on `https://*.vercel.app`.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const escaped = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${escaped.join('[a-zA-Z0-9.-]+')}$`).test(origin)
  })
}
