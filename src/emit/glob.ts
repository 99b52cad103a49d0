/** The maximum number of literal characters between the first and the last star of a pattern. */
const longest = 60

/**
 * Returns the reason why a pattern is refused; `null` if the pattern is accepted. A pattern may come with a stranger's repository. So for
 * every accepted pattern, matching must take time linear in the length of the path.
 */
export function globPitfall(pattern: string): string | null {
  if (pattern.length > 1000) return 'it is longer than 1000 characters'
  const { middle } = partsOf(`${pattern}/**`)
  return middle.replaceAll('*', '').length > longest
    ? `it has more than ${longest - 1} characters after its first star`
    : null
}

/**
 * Whether a `/`-separated path matches a pattern of literal text, `*` (within a segment) and `**` (any number of segments). Throws
 * `RangeError` on a pattern that {@link globPitfall} refuses.
 */
export function matchesGlob(path: string, pattern: string): boolean {
  const { start, middle, end } = partsOf(pattern)
  if (middle === '') return path === start
  if (path.length < start.length + end.length || !path.startsWith(start) || !path.endsWith(end)) return false
  return middle === '**' || machineOf(middle)(path.slice(start.length, path.length - end.length))
}

/** The text before a pattern's first star, the text after its last star, and the part between. */
interface PatternParts {
  start: string
  middle: string
  end: string
}

const split = new Map<string, PatternParts>()

function partsOf(pattern: string): PatternParts {
  const known = split.get(pattern) ?? splitPattern(pattern)
  split.set(pattern, known)
  return known
}

function splitPattern(pattern: string): PatternParts {
  const first = pattern.indexOf('*')
  if (first === -1) return { start: pattern, middle: '', end: '' }
  // `**/` also matches zero folders, so the slash belongs to the double star.
  const last = pattern.lastIndexOf('*')
  const after = pattern.slice(last - 1, last + 2) === '**/' ? last + 2 : last + 1
  return { start: pattern.slice(0, first), middle: pattern.slice(first, after), end: pattern.slice(after) }
}

type Machine = (text: string) => boolean

const machines = new Map<string, Machine>()

function machineOf(pattern: string): Machine {
  const known = machines.get(pattern)
  if (known) return known
  const machine = build(pattern)
  machines.set(pattern, machine)
  return machine
}

/** A set of states as bits of two numbers. Each number has 31 bits, because the sign bit is not used. */
interface Bits {
  low: number
  high: number
}

const none: Bits = { low: 0, high: 0 }

function withState({ low, high }: Bits, state: number): Bits {
  return state < 31 ? { low: low | (1 << state), high } : { low, high: high | (1 << (state - 31)) }
}

/** The pattern as a nondeterministic automaton: state n is reached after n literal characters. */
interface Parts {
  /** Character code → the states that are entered on it. */
  reaches: Map<number, Bits>
  /** The states that stay on any character but a slash, on any character, and at the beginning of any number of folders. */
  inSegment: Bits
  anywhere: Bits
  folders: Bits
  last: number
}

function read(pattern: string): Parts {
  const parts: Parts = { reaches: new Map(), inSegment: none, anywhere: none, folders: none, last: 0 }
  for (const piece of pattern.match(/\*\*\/|\*\*|\*|[^*]/gsu) ?? []) {
    if (piece === '**/') parts.folders = withState(parts.folders, parts.last)
    else if (piece.startsWith('*')) {
      parts.inSegment = withState(parts.inSegment, parts.last)
      if (piece === '**') parts.anywhere = withState(parts.anywhere, parts.last)
    } else {
      for (const unit of piece.split('')) {
        parts.last += 1
        const code = unit.charCodeAt(0)
        parts.reaches.set(code, withState(parts.reaches.get(code) ?? none, parts.last))
      }
    }
  }
  return parts
}

/** Simulates all states of the automaton at the same time. Each character takes a fixed number of steps, without backtracking. */
function build(pattern: string): Machine {
  const { reaches, inSegment, anywhere, folders, last } = read(pattern)
  if (last > longest) throw new RangeError(`the pattern ${pattern} is too long`)
  const end = withState(none, last)
  // Nearly all characters in paths are ASCII, and an array lookup is several times faster than the map.
  const lows = Int32Array.from({ length: 128 }, (_, code) => reaches.get(code)?.low ?? 0)
  const highs = Int32Array.from({ length: 128 }, (_, code) => reaches.get(code)?.high ?? 0)
  const mask = 0x7fffffff
  const slash = 47
  return (text) => {
    let low = 1
    let high = 0
    // The states to which `**/` returns at the next slash.
    let skippedLow = 0
    let skippedHigh = 0
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      const isAscii = code < 128
      const nextLow = (isAscii ? lows[code] : reaches.get(code)?.low) ?? 0
      const nextHigh = (isAscii ? highs[code] : reaches.get(code)?.high) ?? 0
      const reachedLow = (low << 1) & mask & nextLow
      const reachedHigh = ((high << 1) | (low >>> 30)) & mask & nextHigh
      if (code === slash) {
        low = reachedLow | (low & anywhere.low) | skippedLow
        high = reachedHigh | (high & anywhere.high) | skippedHigh
        skippedLow = 0
        skippedHigh = 0
      } else {
        skippedLow |= low & folders.low
        skippedHigh |= high & folders.high
        low = reachedLow | (low & inSegment.low)
        high = reachedHigh | (high & inSegment.high)
      }
      if ((low | high | skippedLow | skippedHigh) === 0) return false
    }
    return ((low & end.low) | (high & end.high)) !== 0
  }
}
