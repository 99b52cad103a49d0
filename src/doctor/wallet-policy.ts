/** The directives of a content security policy. The first of two equal names counts, as in browsers. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** The sources that a page of the wallet may have for each directive, besides those of `connect-src` and `frame-ancestors`. */
const required: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** What is wrong with the policy of a page of the wallet, as the directives that it should have. Empty: nothing. */
export function policyProblems(directives: ReadonlyMap<string, readonly string[]>): string[] {
  const wrong = Object.entries(required).flatMap(([name, source]) => {
    const sources = directives.get(name) ?? []
    return sources.length === 1 && sources[0] === source ? [] : [`${name} ${source}`]
  })
  const connections = directives.get('connect-src') ?? []
  const isOpen = connections.some((source) => source !== "'self'" && !isExactOrigin(source))
  return isOpen || !connections.includes("'self'") ? [...wrong, "connect-src 'self' {each origin of rpcUrl}"] : wrong
}

/** Whether a source names one host: no wildcard and no bare scheme. */
export function isExactOrigin(source: string): boolean {
  return /^(?:https?|wss?):\/\/[a-z0-9.[\]:-]+$/i.test(source)
}
