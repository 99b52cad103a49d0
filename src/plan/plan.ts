import { restyled, sameText, styleOfText, type TextStyle } from '../text/text-style'

/** The content of a path of the host: a file, or something else. A folder or a link is never replaced. */
export type Local = { kind: 'file'; bytes: Uint8Array } | { kind: 'other' }

export type Action = 'add' | 'update' | 'move' | 'remove' | 'keep' | 'conflict' | 'refuse'

export type Reason =
  | 'new'
  | 'same'
  | 'pristine'
  | 'edited'
  | 'upstream-changed'
  | 'upstream-removed'
  | 'renamed'
  | 'merged'
  | 'resolved-ours'
  | 'resolved-theirs'
  | 'deleted-locally'
  | 'untracked-file'
  | 'edited-both'
  | 'edited-and-removed'
  | 'yours'
  | 'ignored'
  | 'not-chosen'
  | 'overwritten'
  | 'recorded'
  | 'dependencies-added'
  | 'dependencies-changed'
  | 'wired'
  | 'imported'
  | 'undone'
  | 'not-a-file'

export interface Change {
  path: string
  action: Action
  reason: Reason
  /** The bytes to write, with the line ends of the existing file. */
  bytes?: Uint8Array
  /** The old path of a moved file. */
  from?: string
  /** The three texts of a conflict, for a three-way merge. */
  sides?: { base: Uint8Array; mine: Uint8Array; theirs: Uint8Array }
  /** The line numbers of the conflict markers in `bytes`. */
  lines?: number[]
  /** Sidecar files to write: suffix of the file's name → content. */
  sidecars?: Readonly<Record<string, Uint8Array>>
}

export interface PlanInput {
  /** The template's texts at the last copy; empty for the first copy. */
  base: ReadonlyMap<string, Uint8Array>
  /** The host's content at the paths of `base` and `theirs`. */
  ours: ReadonlyMap<string, Local>
  /** The files that the host should have after the run. */
  theirs: ReadonlyMap<string, Uint8Array>
  /** The user's consent to replace existing files at these paths. */
  overwrite?: boolean
  /** The user's consent to remove edited files that `theirs` does not have. */
  removeEdited?: boolean
  /** Keeps files that `theirs` does not have. */
  keepGone?: boolean
  /** Path in `base` → path in `theirs`. */
  renames?: ReadonlyMap<string, string>
  /** Returns whether a file counts as unedited although its text differs from the base, because a formatter has changed the text. */
  isAsWritten?: (path: string, mine: Uint8Array) => boolean
  /** Whether the team has excluded a path from updates. */
  isIgnored?: (path: string) => boolean
  /** Returns whether a path belongs to the team after the first edit. Such a file is updated only until then. */
  isYours?: (path: string) => boolean
}

/**
 * Returns one change for each path of `base` and `theirs`, sorted. A file that moves is one change, at its new path. Differences in line
 * ends are ignored. The function is pure.
 */
export function plan(input: PlanInput): Change[] {
  const { base, ours, theirs, overwrite = false } = input
  const moves = movesOf(input)
  const origins = new Map([...moves].map(([from, to]) => [to, from]))
  const style = commonStyle(ours)
  const paths = [...new Set([...base.keys(), ...theirs.keys()])].filter((path) => !moves.has(path)).sort()
  return paths.map((path) => {
    const from = origins.get(path)
    const change = from === undefined ? changeFor(input, path) : moved(input, from, path)
    const bytes = theirs.get(path)
    const replaces = overwrite && bytes !== undefined && change.action === 'conflict'
    const result: Change = replaces ? { path, action: 'update', reason: 'overwritten', bytes } : change
    return inStyle(result, ours, style)
  })
}

type Bytes = Uint8Array | undefined

function changeFor(input: PlanInput, path: string): Change {
  const base = input.base.get(path)
  const ours = input.ours.get(path)
  const theirs = input.theirs.get(path)
  if (input.isIgnored?.(path)) return { path, action: 'keep', reason: 'ignored' }
  if (ours?.kind === 'other') return { path, action: 'refuse', reason: 'not-a-file' }
  const mine = ours?.bytes
  if (base === undefined) return firstCopy(path, mine, theirs)
  if (mine === undefined) return { path, action: 'keep', reason: 'deleted-locally' }
  const pristine = sameText(mine, base) || input.isAsWritten?.(path, mine) === true
  if (theirs === undefined) {
    if (input.keepGone) return { path, action: 'keep', reason: 'upstream-removed' }
    return pristine || input.removeEdited
      ? { path, action: 'remove', reason: 'upstream-removed' }
      : { path, action: 'conflict', reason: 'edited-and-removed' }
  }
  if (sameText(base, theirs)) return { path, action: 'keep', reason: pristine ? 'pristine' : 'edited' }
  if (pristine) return { path, action: 'update', reason: 'upstream-changed', bytes: theirs }
  if (sameText(mine, theirs)) return { path, action: 'keep', reason: 'same' }
  if (input.isYours?.(path)) return { path, action: 'keep', reason: 'yours' }
  return { path, action: 'conflict', reason: 'edited-both', sides: { base, mine, theirs } }
}

function firstCopy(path: string, mine: Bytes, theirs: Bytes): Change {
  if (theirs === undefined) return { path, action: 'keep', reason: 'edited' }
  if (mine === undefined) return { path, action: 'add', reason: 'new', bytes: theirs }
  return sameText(mine, theirs)
    ? { path, action: 'keep', reason: 'same' }
    : { path, action: 'conflict', reason: 'untracked-file' }
}

/** Returns the renames that apply: the file was copied to the old path, and the new path exists only upstream and is free in the project. */
function movesOf({ base, ours, theirs, renames = new Map(), isIgnored }: PlanInput): Map<string, string> {
  const spelled = new Map([...theirs.keys()].map((path) => [path.toLowerCase(), path]))
  // A file whose name only changed its case is one file. On many disks, both names are even the same path.
  const respelled = [...base.keys()].flatMap((from): [string, string][] => {
    const to = theirs.has(from) ? undefined : spelled.get(from.toLowerCase())
    return to === undefined ? [] : [[from, to]]
  })
  return new Map(
    [...respelled, ...renames].filter(
      ([from, to]) =>
        base.has(from) && !theirs.has(from) && theirs.has(to) && !base.has(to) && !ours.has(to) && !isIgnored?.(from),
    ),
  )
}

/** Plans a file that upstream has moved. The team's edits move to the new path. A file that the team has deleted stays deleted. */
function moved(input: PlanInput, from: string, to: string): Change {
  const theirs = input.theirs.get(to)
  const atOldPlace = changeFor({ ...input, theirs: new Map(theirs === undefined ? [] : [[from, theirs]]) }, from)
  const { action, reason, bytes, sides } = atOldPlace
  if (action === 'refuse') return { path: from, action, reason }
  if (reason === 'deleted-locally') return { path: to, action, reason }
  if (sides) return { path: to, action: 'conflict', reason: 'edited-both', from, sides }
  const ours = input.ours.get(from)
  const mine = ours?.kind === 'file' ? ours.bytes : undefined
  const content = bytes ?? mine
  return { path: to, action: 'move', reason: 'renamed', from, ...(content === undefined ? {} : { bytes: content }) }
}

/** Gives the new text the line ends of the file that it replaces. A new file gets the line ends of most other files. */
function inStyle(change: Change, ours: PlanInput['ours'], common: TextStyle): Change {
  if (change.bytes === undefined) return change
  const local = ours.get(change.from ?? change.path)
  if (local?.kind === 'file' && local.bytes === change.bytes) return change
  const style = local?.kind === 'file' ? styleOfText(local.bytes) : common
  return { ...change, bytes: restyled(change.bytes, style) }
}

function commonStyle(ours: PlanInput['ours']): TextStyle {
  const files = [...ours.values()].filter((local) => local.kind === 'file')
  const windows = files.filter(({ bytes }) => styleOfText(bytes).newline === '\r\n').length
  return { newline: windows > files.length / 2 ? '\r\n' : '\n', byteOrderMark: false }
}
