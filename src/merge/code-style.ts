import { diffIndices } from 'node-diff3'
import { layoutOf, type CodeLayout, type OptionalEnd, type PlainString } from './code-layout'

type Quote = PlainString['quote']

/** The layout changes to apply to a text. All other layout stays. */
export interface CodeStyle {
  /** One step of indentation, and its replacement. */
  indent?: { from: string; to: string }
  /** The quotes of strings and of JSX attributes. */
  quotes: { from: Quote; to: Quote; isAttribute: boolean }[]
  /** Signs to add or to remove at the ends of lines. */
  ends: { sign: OptionalEnd['sign']; isThere: boolean }[]
}

/** Applies a style to a text. The number of lines stays the same. Lines without the old style stay unchanged. */
export function restyle(path: string, text: string, style: CodeStyle): string | null {
  const layout = layoutOf(path, text)
  return layout && withEdits(text, editsOf(text, layout, style))
}

/**
 * Detects the style that was applied to a whole file by comparing the texts before and after. `null`: no style was applied. A style is applied
 * if at least two indentations, strings or line ends follow it, and at least four in five of those that it affects. Fewer places may be a
 * person's choice.
 */
export function styleGiven(path: string, before: string, after: string): CodeStyle | null {
  const [from, to] = [readLines(path, before), readLines(path, after)]
  if (!from || !to) return null
  const pairs = samePlaces(from, to)
  const indent = indentGiven(pairs)
  const style: CodeStyle = {
    ...(indent ? { indent } : {}),
    quotes: [true, false].flatMap((isAttribute) =>
      (["'", '"'] as const).flatMap((quote) => quotesGiven(pairs, quote, isAttribute)),
    ),
    ends: ([';', ','] as const).flatMap((sign) => [true, false].flatMap((isThere) => endsGiven(pairs, sign, isThere))),
  }
  return indent || style.quotes.length > 0 || style.ends.length > 0 ? style : null
}

interface Line {
  /** The content of the line without its style. */
  key: string
  /** Empty if the indentation has a meaning or belongs to a comment. */
  indent: string
  strings: PlainString[]
  ends: OptionalEnd[]
}

type Pair = readonly [before: Line, after: Line]

const none: CodeStyle = {
  quotes: [true, false].map((isAttribute) => ({ from: '"', to: "'", isAttribute })),
  ends: ([';', ','] as const).map((sign) => ({ sign, isThere: false })),
}

function readLines(path: string, text: string): Line[] | null {
  const layout = layoutOf(path, text)
  if (!layout) return null
  const free = new Set(layout.freeLines)
  const keys = withEdits(text, editsOf(text, layout, none)).split('\n')
  let start = 0
  return text.split('\n').map((row, index) => {
    const [from, to] = [start, start + row.length]
    start = to + 1
    const isHere = (at: number): boolean => at >= from && at <= to
    const key = keys[index] ?? ''
    return {
      key: free.has(from) ? key.trimStart() : `=${key}`,
      indent: free.has(from) && !/^\s*(\*|$)/.test(row) ? indentOf(row) : '',
      strings: layout.strings.filter(({ start: at }) => isHere(at)),
      ends: layout.ends.filter(({ at }) => isHere(at)),
    }
  })
}

/** The pairs of lines with the same content before and after. */
function samePlaces(from: readonly Line[], to: readonly Line[]): Pair[] {
  const changes = diffIndices(
    from.map(({ key }) => key),
    to.map(({ key }) => key),
  )
  const pairs: Pair[] = []
  let [at, other] = [0, 0]
  for (const { buffer1, buffer2 } of [...changes, { buffer1: [from.length, 0], buffer2: [to.length, 0] }]) {
    for (; at < buffer1[0]; at++, other++) {
      const [before, after] = [from[at], to[other]]
      if (before && after) pairs.push([before, after])
    }
    at = buffer1[0] + buffer1[1]
    other = buffer2[0] + buffer2[1]
  }
  return pairs
}

function isWhole(changed: number, all: number): boolean {
  return changed >= 2 && changed >= all * 0.8
}

function indentGiven(pairs: readonly Pair[]): CodeStyle['indent'] | null {
  const indents = pairs.flatMap(([{ indent: from }, { indent: to }]): [string, string][] =>
    from === '' ? [] : [[from, to]],
  )
  const [step = ''] = indents.map(([from]) => from).sort((a, b) => a.length - b.length)
  const to = mostOf(indents.flatMap(([from, after]) => (from === step ? [after] : [])))
  if (!to || to === step) return null
  const indent = { from: step, to }
  const followed = indents.filter(([from, after]) => indented(from, indent) === after)
  return isWhole(followed.length, indents.length) ? indent : null
}

function quotesGiven(pairs: readonly Pair[], from: Quote, isAttribute: boolean): CodeStyle['quotes'] {
  const strings = pairs.flatMap(([before, after]) =>
    before.strings.flatMap((one, index) => {
      const now = after.strings[index]?.quote
      return one.quote === from && one.isAttribute === isAttribute && now !== undefined ? [now] : []
    }),
  )
  const to = from === "'" ? '"' : "'"
  return isWhole(strings.filter((now) => now === to).length, strings.length) ? [{ from, to, isAttribute }] : []
}

function endsGiven(pairs: readonly Pair[], sign: OptionalEnd['sign'], isThere: boolean): CodeStyle['ends'] {
  const ends = pairs.flatMap(([before, after]) => {
    const [old] = before.ends.filter((end) => end.sign === sign && end.isThere !== isThere)
    const [now] = after.ends
    return old && now ? [now.isThere] : []
  })
  return isWhole(ends.filter((now) => now === isThere).length, ends.length) ? [{ sign, isThere }] : []
}

interface Edit {
  start: number
  end: number
  text: string
}

function editsOf(text: string, layout: CodeLayout, { indent, quotes, ends }: CodeStyle): Edit[] {
  const indents = layout.freeLines.flatMap((start): Edit[] => {
    const old = indentOf(text.slice(start, start + 400))
    return indent ? [{ start, end: start + old.length, text: indented(old, indent) }] : []
  })
  const strings = layout.strings.flatMap(({ start, end, quote, isAttribute }): Edit[] => {
    const given = quotes.find((one) => one.from === quote && one.isAttribute === isAttribute)
    return given ? [start, end - 1].map((at) => ({ start: at, end: at + 1, text: given.to })) : []
  })
  const signs = layout.ends.flatMap(({ at, sign, isThere }): Edit[] => {
    const given = ends.find((one) => one.sign === sign && one.isThere !== isThere)
    return given ? [{ start: at, end: isThere ? at + 1 : at, text: isThere ? '' : sign }] : []
  })
  return [...indents, ...strings, ...signs].sort((a, b) => b.start - a.start)
}

function withEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end), text)
}

/** Replaces each step of an indentation. The part that is no whole step stays, for example the space before `*` in a comment. */
function indented(indent: string, { from, to }: { from: string; to: string }): string {
  let steps = 0
  while (indent.startsWith(from, steps * from.length)) steps++
  return to.repeat(steps) + indent.slice(steps * from.length)
}

function indentOf(row: string): string {
  return row.replace(/[^ \t].*/s, '')
}

function mostOf(list: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
