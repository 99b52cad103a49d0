import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { snapshotOf, type Snapshot } from '../place'
import type { Scene } from './scenes'

/** The state of the disk before and after a command that nobody disturbs. */
export interface Ends {
  old: Snapshot
  next: Snapshot
}

/** The moment of a command at which a kill or a fault hit, by what it left on the disk. */
export const phases = ['before the stage', 'staging', 'applying', 'tidying', 'after the stage'] as const
export type Phase = (typeof phases)[number]

/** Everything on the disk. What holds the key or was signed with it counts by its place only, if each run has another key. */
export function treeOf({ place, makesKey }: Scene): Snapshot {
  const tree = snapshotOf(place.root)
  if (!makesKey) return tree
  const isSigned = (path: string): boolean => /^state\/create-wallet-modal\/|\/\.wallet-modal-undo\/record$/.test(path)
  return new Map([...tree].map(([path, entry]) => [path, isSigned(path) ? 'signed' : entry]))
}

/** The paths that differ. The user's key stays when a run is taken back, and so may the file from which it was made. */
export function differences(one: Snapshot, other: Snapshot): string[] {
  const paths = [...new Set([...one.keys(), ...other.keys()])].sort()
  return paths.filter((path) => one.get(path) !== other.get(path) && !/^state\/create-wallet-modal(\/|$)/.test(path))
}

/** Which of the two states a tree is; `null` for a mixture. */
export function endOf(tree: Snapshot, { old, next }: Ends): 'old' | 'new' | null {
  if (differences(tree, old).length === 0) return 'old'
  return differences(tree, next).length === 0 ? 'new' : null
}

export function phaseOf({ stage }: Scene, tree: Snapshot, { old }: Ends): Phase {
  if (existsSync(join(stage, 'done.json'))) return 'tidying'
  if (existsSync(join(stage, 'journal.json'))) return 'applying'
  if (existsSync(stage)) return 'staging'
  return differences(tree, old).length === 0 ? 'before the stage' : 'after the stage'
}
