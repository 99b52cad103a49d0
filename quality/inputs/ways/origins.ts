import { defaultAllowedOrigins, isOriginAllowed } from '../../../template/src/wallet-modal/stores/shell/origin-check'
import { part } from '../part'
import type { Random } from '../../fuzz/random'
import { mixedText, textOf } from '../values/texts'

interface Check {
  origin: string
  pattern: string
}

const patterns = [
  ...defaultAllowedOrigins,

  '*',
  'https://app.example',
  'https://*.app.example',
  '*.app.example',
  '*app.example',
  'https://*-git-*.app.example',
  'https://app.example:*',
  '*://app.example',
  'https://*',
  '***',
  'https://a*a*a*a*a*a*a*a*a*a*a*a*b',
]

/** Whether a text without its first characters is `rest`, where a star of the pattern stands for characters of the class. */
function matches(text: string, literals: readonly string[]): boolean {
  const [first = '', ...rest] = literals
  // Places in the text that the pattern may have reached, literal by literal.
  let places = text.startsWith(first) ? [first.length] : []
  for (const literal of rest) {
    const next = new Set<number>()
    for (const place of places)
      for (let end = place; end < text.length && !'/@'.includes(text.charAt(end)); end += 1)
        if (text.startsWith(literal, end + 1)) next.add(end + 1 + literal.length)
    places = [...next]
  }
  return places.includes(text.length)
}

function isAllowed({ origin, pattern }: Check): boolean {
  if (!pattern.startsWith('*')) return matches(origin, pattern.split('*'))
  // The first star stands for a scheme, and optionally for a part of the host.
  const scheme = /^[a-z]+/.exec(origin)?.[0] ?? ''
  const literals = pattern.slice(1).split('*')
  for (let end = 1; end <= scheme.length; end += 1) if (matches(origin.slice(end), literals)) return true
  if (scheme === '' || !origin.startsWith('://', scheme.length)) return false
  for (let start = scheme.length + 3; start <= origin.length; start += 1) {
    if (matches(origin.slice(start), literals)) return true
    if ('/@'.includes(origin.charAt(start))) return false
  }
  return false
}

function originOf(random: Random): string {
  const host = random.pick([
    'app.example',
    'x.app.example',
    'localhost',
    '127.0.0.1',
    'my-git-main.app.example',
    'p.vercel.app',
  ])
  return `${random.pick(['https', 'http'])}://${random.oneIn(6) ? `${textOf('aab', 30 + random.below(40), random)}.` : ''}${host}${random.pick(['', ':3000'])}`
}

/** Patterns of origins, which a service sends, with the origin of a page. */
export const origins = part<Check, boolean>({
  name: 'origins',
  count: 300_000,
  make(random) {
    const pattern = mixedText(random.pick(patterns), random)
    return { origin: mixedText(originOf(random), random).slice(0, 300), pattern: pattern.slice(0, 300) }
  },
  read: ({ origin, pattern }) => isOriginAllowed(origin, [pattern]) || undefined,
  judge(check, allowed) {
    // `.` of a pattern matches no line break, and an origin has none.
    if (/[\n\r\u2028\u2029]/.test(check.origin)) return undefined
    return isAllowed(check) === (allowed === true) ? undefined : `It is ${allowed ? 'allowed' : 'refused'}`
  },
  broken: (allowed, { origin }) => allowed ?? (origin.startsWith('https://') || undefined),
})
