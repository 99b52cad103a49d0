import type { PackageManager } from '../host/package-manager'
import type { CopySelection } from '../manifest/manifest'
import type { ChangedLines } from '../diff/changed-lines'
import { untold, type ChangeReport, type Outcome } from './outcome'
import type { RunContext } from './context'

/** A file that both sides have changed, or that the team has edited and upstream has removed. */
export interface ConflictReport {
  path: string
  reason: string
  /** The line numbers (from 1) of the conflict markers in the file; empty if the file has no markers. */
  lines: number[]
  /** The sidecar files that were written beside the file. */
  beside: string[]
}

/** The result of `add`, `remove`, `update` or `undo`, with everything that its report needs. */
export interface ChangeOutcome extends Outcome {
  command: 'add' | 'remove' | 'update' | 'undo'
  dryRun: boolean
  /** The project's folder, absolute. */
  project: string | null
  /** The folder of the copied source, inside the project. */
  target: string | null
  packageManager: PackageManager
  selection: CopySelection | null
  /** The chains, features and languages that the user asked for. */
  units: string[]
  /** The changed files. Unchanged files are left out. */
  changes: ChangeReport[]
  conflicts: ConflictReport[]
  /** The numbers of added and removed lines; `null` if they were not counted. */
  lines: ChangedLines | null
  dependencies: { add: Record<string, string>; change: Record<string, string>; remove: string[] }
  /** The install after the change; `null` if no install was wanted. */
  install: { command: string; ok: boolean } | null
  /** The result for an earlier run that was killed or waited for its conflicts. `nothing`: `--continue` or `--abort` found no such run. */
  recovered: 'continued' | 'undone' | 'nothing' | null
  /** The command lines that show whether an update went well. */
  verify: string[]
  /** The changelog sections between the two versions. */
  changelog: string
  /** The arguments that repeat this run without asking questions. */
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
    verify: [],
    changelog: '',
    repeat: [],
  }
}
