import { mergeRegistry } from '../emit/registry'
import { sha256 } from '../hash'
import type { Change } from '../plan/plan'
import { bytesOf, isText, restyled, styleOfText, textOf, textWithLineEnds } from '../text/text-style'
import type { ConflictMode } from './conflict-mode'
import { maxMergeLines, mergeTexts, type Merged, type MergeOptions, type Sides } from './merge-texts'

/** Formats a text by the host's rules for a path; returns `null` if the formatter does not support the file. */
export type Format = (path: string, text: string) => Promise<string | null>

export interface MergeRules {
  mode: ConflictMode
  labels: MergeOptions['labels']
  /** The host's formatter; `null` if the host has none. */
  format: Format | null
  /** Merges texts that are too long for the built-in merge; returns `null` if no merge is possible. */
  mergeLong: (sides: Sides, labels: MergeOptions['labels']) => Promise<Merged | null>
  isRegistry: (path: string) => boolean
  /** Paths whose base text is unknown, so that no merge is possible. */
  withoutBase: ReadonlySet<string>
}

/** Merges files that both sides have changed. A file that cannot be merged stays a conflict, written in the chosen mode. */
export async function mergeChanges(
  changes: readonly Change[],
  theirs: ReadonlyMap<string, Uint8Array>,
  rules: MergeRules,
): Promise<Change[]> {
  return Promise.all(
    changes.map(async (change) => {
      if (change.action !== 'conflict') return change
      if (change.sides) return mergeSides(change, change.sides, rules)
      const upstream = theirs.get(change.path)
      return change.reason === 'untracked-file' && upstream ? besideUntracked(change, upstream, rules) : change
    }),
  )
}

async function mergeSides(change: Change, sides: NonNullable<Change['sides']>, rules: MergeRules): Promise<Change> {
  const { path, from } = change
  const place = from === undefined ? { path } : { path, from }
  const style = styleOfText(sides.mine)
  const hasBase = !rules.withoutBase.has(from ?? path)
  const mergeable = hasBase && Object.values(sides).every(isText)
  const texts = { base: textOf(sides.base), mine: textWithLineEnds(sides.mine), theirs: textOf(sides.theirs) }
  const merged = mergeable ? await merge(path, texts, rules) : null
  if (merged && merged.conflicts.length === 0) {
    return { ...place, action: 'update', reason: 'merged', bytes: bytesOf(merged.text, style) }
  }
  if (rules.mode === 'ours' || rules.mode === 'theirs') {
    const side = rules.mode === 'ours' ? 'mine' : 'theirs'
    const favored = merged?.sides ? mergeTexts(merged.sides, { labels: rules.labels, favor: side }).text : null
    const bytes = favored === null ? sideAlone(side, sides) : bytesOf(favored, style)
    const reason = rules.mode === 'ours' ? 'resolved-ours' : 'resolved-theirs'
    const isMine = from === undefined && sha256(bytes) === sha256(sides.mine)
    return isMine ? { ...place, action: 'keep', reason } : { ...place, action: 'update', reason, bytes }
  }
  const conflict: Change = { ...place, action: 'conflict', reason: 'edited-both', sides }
  if (rules.mode === 'inline' && merged)
    return { ...conflict, bytes: bytesOf(merged.text, style), lines: merged.conflicts }
  const base = !hasBase ? {} : { '.base': restyled(sides.base, style) }
  // A moved file must be written at its new path, even if its text is only the team's text.
  const mine = from === undefined ? {} : { bytes: sides.mine }
  return { ...conflict, ...mine, sidecars: { '.upstream': restyled(sides.theirs, style), ...base } }
}

/** Returns the text of one side, because the two sides could not be merged. */
function sideAlone(side: 'mine' | 'theirs', sides: NonNullable<Change['sides']>): Uint8Array {
  return side === 'mine' ? sides.mine : restyled(sides.theirs, styleOfText(sides.mine))
}

interface MergedSides extends Merged {
  /** The texts of a line-by-line merge. Missing if git merged the texts or no line-by-line merge was done. */
  sides?: Sides
}

async function merge(path: string, texts: Sides, rules: MergeRules): Promise<MergedSides | null> {
  if (rules.isRegistry(path)) return { text: mergeRegistry(texts), conflicts: [] }
  if (Object.values(texts).some((text) => text.split('\n').length > maxMergeLines)) {
    return rules.mergeLong(texts, rules.labels)
  }
  const formatted = rules.format && (await formattedSides(path, texts, rules.format))
  const attempts = formatted === null ? [] : [mergeOf(formatted, rules)]
  if (isOpen(attempts)) attempts.push(mergeOf(texts, rules))
  if (isOpen(attempts)) {
    const { inStyleOfMine } = await import('./style-of-mine')
    const restyledSides = inStyleOfMine(path, texts)
    if (restyledSides) attempts.push(mergeOf(restyledSides, rules))
  }
  return attempts.reduce((best, next) => (next.conflicts.length < best.conflicts.length ? next : best))
}

function isOpen(attempts: readonly Merged[]): boolean {
  return attempts.every(({ conflicts }) => conflicts.length > 0)
}

function mergeOf(sides: Sides, rules: MergeRules): MergedSides {
  return { ...mergeTexts(sides, { labels: rules.labels }), sides }
}

/**
 * If the team's file is formatted by the host's formatter, returns the three sides with the template's texts formatted in the same way.
 * Otherwise returns `null`.
 */
async function formattedSides(path: string, { base, mine, theirs }: Sides, format: Format): Promise<Sides | null> {
  if ((await format(path, mine)) !== mine) return null
  const [old, next] = await Promise.all([format(path, base), format(path, theirs)])
  return old === null || next === null ? null : { base: old, mine, theirs: next }
}

function besideUntracked(change: Change, upstream: Uint8Array, { mode }: MergeRules): Change {
  const { path } = change
  if (mode === 'ours') return { path, action: 'keep', reason: 'resolved-ours' }
  if (mode === 'theirs') return { path, action: 'update', reason: 'resolved-theirs', bytes: upstream }
  return { ...change, sidecars: { '.upstream': upstream } }
}
