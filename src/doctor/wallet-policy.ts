/** Returns the directives of a content security policy. If two directives have the same name, the first counts, as in browsers. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** The only source that every page of the wallet may have for each of these directives. */
const required: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** The `connect-src` that each page of the wallet must have, in words for people. `alone` is a page that no other page may embed. */
const connections = {
  frame: "'self' {each origin of a rpcUrl, bundlerUrl and paymasterUrl}",
  alone: "'self'",
  loading: "'none'",
} as const

/**
 * Writes the policy that a page of the wallet should have. Parts that only the page's host knows are placeholders in braces.
 * @param ancestors the origins of the apps that may embed the page
 */
export function walletPolicy(page: WalletPage, ancestors: string): string {
  const [first, script, style, ...others] = Object.entries(required).map(([name, source]) => `${name} ${source}`)
  return [first, script, style, `connect-src ${connections[page]}`, ...others, `frame-ancestors ${ancestors}`].join(
    '; ',
  )
}

/** The kinds of pages of the wallet, which differ in the hosts that they connect to. */
export type WalletPage = keyof typeof connections

/** Lists the directives that the policy of a page of the wallet should have and does not have. An empty list means that the policy is right. */
export function policyProblems(directives: ReadonlyMap<string, readonly string[]>, page: WalletPage): string[] {
  const wrong = Object.entries(required).flatMap(([name, source]) => {
    const sources = directives.get(name) ?? []
    return sources.length === 1 && sources[0] === source ? [] : [`${name} ${source}`]
  })
  const isRight = page === 'loading' ? connectsToNoForeignHost : connectsToListedHosts
  return isRight(directives.get('connect-src') ?? []) ? wrong : [...wrong, `connect-src ${connections[page]}`]
}

/** Whether a page may connect to its own host and to hosts that the policy names one by one, and to no other host. */
function connectsToListedHosts(sources: readonly string[]): boolean {
  return sources.includes("'self'") && sources.every((source) => source === "'self'" || isExactOrigin(source))
}

/** Whether a page may connect to no foreign host. `loading.html` has no script, so a connection to its own host does no harm. */
function connectsToNoForeignHost([source, ...more]: readonly string[]): boolean {
  return more.length === 0 && (source === "'none'" || source === "'self'")
}

/** Returns whether a source names one host, without a wildcard and not only a scheme. */
export function isExactOrigin(source: string): boolean {
  return /^(?:https?|wss?):\/\/[a-z0-9.[\]:-]+$/i.test(source)
}
