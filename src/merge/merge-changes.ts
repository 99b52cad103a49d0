import { mergeRegistry } from '../emit/registry'
import type { Change } from '../plan/plan'
import { bytesOf, isText, restyled, styleOfText, textOf, textWithLineEnds } from '../text/text-style'
import { maxMergeLines, mergeTexts, type Merged, type MergeOptions, type Sides } from './merge-texts'

/** Where a conflict goes: markers in the file, files beside it, or one side without asking. */
export const conflictModes = ['inline', 'sidecar', 'ours', 'theirs'] as const
export type ConflictMode = (typeof conflictModes)[number]

/** Formats a text by the host's rules for a path; `null` when these do not know the file. */
export type Format = (path: string, text: string) => Promise<string | null>

export interface MergeRules {
  mode: ConflictMode
  labels: MergeOptions['labels']
  /** The host's formatter, where it has one. */
  format: Format | null
  /** Merges texts that are too long for us; `null` where nothing can. */
  mergeLong: (sides: Sides, labels: MergeOptions['labels']) => Promise<Merged | null>
  isRegistry: (path: string) => boolean
  /** Paths whose base text could not be found: there is nothing to merge from. */
  withoutBase: ReadonlySet<string>
}

/** Merges what both sides have changed. What cannot be merged stays a conflict, marked in the way that was chosen. */
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
    return { ...place, action: 'update', reason: rules.mode === 'ours' ? 'resolved-ours' : 'resolved-theirs', bytes }
  }
  const conflict: Change = { ...place, action: 'conflict', reason: 'edited-both', sides }
  if (rules.mode === 'inline' && merged)
    return { ...conflict, bytes: bytesOf(merged.text, style), lines: merged.conflicts }
  const base = !hasBase ? {} : { '.base': restyled(sides.base, style) }
  // A file that moves has to arrive at its new place, with the team's text.
  const mine = from === undefined ? {} : { bytes: sides.mine }
  return { ...conflict, ...mine, sidecars: { '.upstream': restyled(sides.theirs, style), ...base } }
}

/** One side as it is, where nothing could be merged into it. */
function sideAlone(side: 'mine' | 'theirs', sides: NonNullable<Change['sides']>): Uint8Array {
  return side === 'mine' ? sides.mine : restyled(sides.theirs, styleOfText(sides.mine))
}

interface MergedSides extends Merged {
  /** The texts that were merged, line by line; missing where it was not done line by line, or not by us. */
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

/** A file that follows the host's formatter is merged with the template's texts formatted the same way. */
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
