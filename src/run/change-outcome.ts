import type { PackageManager } from '../host/package-manager'
import type { CopySelection } from '../manifest/manifest'
import type { ChangedLines } from '../diff/changed-lines'
import { untold, type ChangeReport, type Outcome } from './outcome'
import type { RunContext } from './context'

/** A file that both sides have changed, or that was edited and is no longer upstream. */
export interface ConflictReport {
  path: string
  reason: string
  /** The lines (from 1) of the markers in the file; empty when it has none. */
  lines: number[]
  /** Files that were put beside it. */
  beside: string[]
}

/** All that a run of `add`, `remove`, `update` or `undo` has to tell. */
export interface ChangeOutcome extends Outcome {
  command: 'add' | 'remove' | 'update' | 'undo'
  dryRun: boolean
  /** The project's folder, absolute. */
  project: string | null
  /** The folder of the copied source, inside the project. */
  target: string | null
  packageManager: PackageManager
  selection: CopySelection | null
  /** The chains and features that were asked for. */
  units: string[]
  /** What changes; files that stay as they are are left out. */
  changes: ChangeReport[]
  conflicts: ConflictReport[]
  /** How many lines come and go; `null` where they were not counted. */
  lines: ChangedLines | null
  dependencies: { add: Record<string, string>; change: Record<string, string>; remove: string[] }
  /** `null`: not asked for. */
  install: { command: string; ok: boolean } | null
  /** What became of an earlier run that had been stopped or waited; `nothing` when one was asked for and there was none. */
  recovered: 'continued' | 'undone' | 'nothing' | null
  /** The changelog's entries between the two versions. */
  changelog: string
  /** The arguments that repeat this run without questions. */
  repeat: string[]
}

/** The outcome of a run that has not done anything yet. */
export function emptyChange(
  command: ChangeOutcome['command'],
  { dryRun = false }: { dryRun?: boolean },
  context: RunContext,
): ChangeOutcome {
  return {
    ...untold(command),
    interactive: context.prompter !== null,
    dryRun,
    project: null,
    target: null,
    packageManager: 'npm',
    selection: null,
    units: [],
    changes: [],
    conflicts: [],
    lines: null,
    dependencies: { add: {}, change: {}, remove: [] },
    install: null,
    recovered: null,
    changelog: '',
    repeat: [],
  }
}
