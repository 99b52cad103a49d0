/** Whether a `/`-separated path fits a pattern of literal text, `*` (within a segment) and `**` (any number of segments). */
export function matchesGlob(path: string, pattern: string): boolean {
  return toExpression(pattern).test(path)
}

const cache = new Map<string, RegExp>()

function toExpression(pattern: string): RegExp {
  const known = cache.get(pattern)
  if (known) return known
  const source = pattern
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part) => {
      if (part === '**/') return '(?:[^/]+/)*'
      if (part === '**') return '.*'
      if (part === '*') return '[^/]*'
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  const expression = new RegExp(`^${source}$`)
  cache.set(pattern, expression)
  return expression
}
