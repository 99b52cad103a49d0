import { sameBytes } from '../hash'

/** What stands at a path of the host: a file, or something that must not be replaced. */
export type Local = { kind: 'file'; bytes: Uint8Array } | { kind: 'other' }

export type Action = 'add' | 'update' | 'remove' | 'keep' | 'conflict' | 'refuse'

export type Reason =
  | 'new'
  | 'same'
  | 'pristine'
  | 'edited'
  | 'upstream-changed'
  | 'upstream-removed'
  | 'deleted-locally'
  | 'untracked-file'
  | 'edited-both'
  | 'edited-and-removed'
  | 'overwritten'
  | 'dependencies-added'
  | 'not-a-file'

export interface Change {
  path: string
  action: Action
  reason: Reason
  /** What to write; only with `add` and `update`. */
  bytes?: Uint8Array
}

export interface PlanInput {
  /** The pristine files that were copied last time; empty on the first copy. */
  base: ReadonlyMap<string, Uint8Array>
  /** What the host has at the paths of `base` and `theirs`. */
  ours: ReadonlyMap<string, Local>
  /** The files to arrive at. */
  theirs: ReadonlyMap<string, Uint8Array>
  /** The consent to replace files that are in the way. */
  overwrite?: boolean
}

/** One change for each path of `base` and `theirs`, sorted. Pure. */
export function plan({ base, ours, theirs, overwrite = false }: PlanInput): Change[] {
  const paths = [...new Set([...base.keys(), ...theirs.keys()])].sort()
  return paths.map((path) => {
    const change = changeFor(path, base.get(path), ours.get(path), theirs.get(path))
    const bytes = theirs.get(path)
    const replaces = overwrite && bytes !== undefined && change.action === 'conflict'
    return replaces ? { path, action: 'update', reason: 'overwritten', bytes } : change
  })
}

type Bytes = Uint8Array | undefined

function changeFor(path: string, base: Bytes, ours: Local | undefined, theirs: Bytes): Change {
  if (ours?.kind === 'other') return { path, action: 'refuse', reason: 'not-a-file' }
  const mine = ours?.bytes
  if (base === undefined) return firstCopy(path, mine, theirs)
  if (mine === undefined) return { path, action: 'keep', reason: 'deleted-locally' }
  const pristine = sameBytes(mine, base)
  if (theirs === undefined) {
    return pristine
      ? { path, action: 'remove', reason: 'upstream-removed' }
      : { path, action: 'conflict', reason: 'edited-and-removed' }
  }
  if (sameBytes(base, theirs)) return { path, action: 'keep', reason: pristine ? 'pristine' : 'edited' }
  if (pristine) return { path, action: 'update', reason: 'upstream-changed', bytes: theirs }
  return sameBytes(mine, theirs)
    ? { path, action: 'keep', reason: 'same' }
    : { path, action: 'conflict', reason: 'edited-both' }
}

function firstCopy(path: string, mine: Bytes, theirs: Bytes): Change {
  if (theirs === undefined) return { path, action: 'keep', reason: 'edited' }
  if (mine === undefined) return { path, action: 'add', reason: 'new', bytes: theirs }
  return sameBytes(mine, theirs)
    ? { path, action: 'keep', reason: 'same' }
    : { path, action: 'conflict', reason: 'untracked-file' }
}
