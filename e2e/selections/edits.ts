import { diffArrays } from 'diff'

/** A file of the copy, and what the new version has in its place. */
interface Candidate {
  path: string
  text: string
  upstream: string
  moved: boolean
}

/** One edit of a team, with its own check afterwards. */
export interface Edit {
  path: string
  kind: 'changed' | 'added' | 'comment' | 'deleted'
  moved: boolean
  /** Whether the new version has changed the line, or one beside it, too. */
  contested: boolean
  edit(text: string): string
  /** Whether the new text has the edit. A contested deletion may have been left to the team. */
  isKept(text: string): boolean
}

export const linesOf = (text: string): string[] => text.split('\n')

/**
 * Edits in this number of files, the same in every run: three quarters beside lines that the new version has changed, the others on them.
 */
export function editInPlaces(candidates: readonly Candidate[], count: number): Edit[] {
  const random = randomFrom(7)
  const shuffled = candidates.map((each) => ({ each, rank: random() })).sort((a, b) => a.rank - b.rank)
  const edits: Edit[] = []
  for (const { each } of shuffled) {
    if (edits.length === count) break
    const made = editOf(each, edits.length, edits.length % 4 === 3, random)
    if (made) edits.push(made)
  }
  return edits
}

const kinds = ['changed', 'added', 'comment', 'deleted'] as const

function editOf(file: Candidate, number: number, contested: boolean, random: () => number): Edit | undefined {
  const lines = linesOf(file.text)
  // Edits that meet a change of the new version also use each kind in turn.
  const kind = kinds[(number + Math.floor(number / 4)) % 4] ?? 'changed'
  const places = lines.flatMap((line, index) =>
    fits(kind, line, file.path) && isContested(lines, index, file.upstream) === contested ? index : [],
  )
  const place = places[Math.floor(random() * places.length)]
  const line = place === undefined ? undefined : lines[place]
  if (place === undefined || line === undefined) return undefined
  const base = { path: file.path, moved: file.moved, kind, contested }
  const mark = `/* our edit ${number} */`
  const put = (...texts: string[]) => ({
    ...base,
    edit: () => lines.toSpliced(place, 1, ...texts).join('\n'),
    isKept: (text: string) => text.includes(mark),
  })
  if (kind === 'changed') return put(`${line} ${mark}`)
  if (kind === 'comment') return put(mark, line)
  if (kind === 'added') return put(`${addition(file.path, number)} ${mark}`, line)
  const had = occurrences(file.upstream, line)
  return { ...put(), isKept: (text) => contested || occurrences(text, line) === had - 1 }
}

/** Whether this edit of a line leaves the behaviour of the program unchanged. */
function fits(kind: Edit['kind'], line: string, path: string): boolean {
  const isComment = /^\s*(\/\*\* .* \*\/|\/\/ [A-Z].*|\/\* [A-Z].* \*\/)$/.test(line)
  if (kind === 'deleted') return isComment
  if (path.endsWith('.css')) return /^\.[\w-]+ \{$/.test(line)
  return /^(export )?(async )?(const|function|interface|class|type) [^`'"]*[{=(]$/.test(line)
}

/** A line that changes no behaviour. The addition to a module is a type, because some tests read all values that a module exports. */
function addition(path: string, number: number): string {
  return path.endsWith('.css') ? `.our-edit-${number} { color: inherit; }` : `export type OurEdit${number} = ${number}`
}

/** Whether the new version has changed the line, or one next to it. */
function isContested(lines: readonly string[], index: number, upstream: string): boolean {
  let at = 0
  for (const { value, added, removed } of diffArrays([...lines], linesOf(upstream))) {
    if (added) continue
    const end = at + value.length
    const isWithin = index - 1 >= at && index + 1 < end
    if (!removed && isWithin) return false
    at = end
  }
  return true
}

const occurrences = (text: string, line: string): number => linesOf(text).filter((each) => each === line).length

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
