import type { ChangedLines } from '../../diff/changed-lines'
import type { Framework } from '../../host/framework'
import type { PackageManager } from '../../host/package-manager'
import type { HostReport } from './describe-host'
import type { RunContext } from '../context'
import { untold, type ChangeReport, type Outcome } from '../outcome'
import type { Wiring } from './wiring'

/** The result of a command that makes a copy, with everything that its report needs. */
export interface CopyOutcome extends Outcome {
  dryRun: boolean
  mode: 'new' | 'existing' | null
  /** The project's folder, absolute. */
  project: string | null
  /** The folder of the modal's source, inside the project. */
  target: string | null
  framework: Framework
  /** The facts that were detected about an existing project. */
  found: HostReport | null
  /** How the code of an existing project uses the copy. */
  wiring: Wiring | null
  packageManager: PackageManager
  projectId: string | null
  selection: { chains: string[]; features: string[]; tests: boolean; suites: boolean } | null
  changes: ChangeReport[]
  /** The numbers of added and removed lines; `null` if they were not counted. */
  lines: ChangedLines | null
  dependencies: { add: Record<string, string>; change: Record<string, string>; remove: string[] }
  /** The install after the change; `null` if no install was wanted. */
  install: { command: string; ok: boolean } | null
  git: boolean
  /** The result for an earlier run that was killed. `nothing`: `--continue` or `--abort` found no such run. */
  recovered: 'continued' | 'undone' | 'nothing' | null
  /** The arguments that repeat this run without asking questions. */
  repeat: string[]
}

export interface CreateOutcome extends CopyOutcome {
  command: 'create'
}

/** Returns the outcome of a run that has not copied anything yet. */
export function emptyCopy<Command extends string>(
  command: Command,
  { dryRun = false, projectId }: { dryRun?: boolean; projectId?: string },
  context: RunContext,
): CopyOutcome & { command: Command } {
  return {
    ...untold(command),
    interactive: context.prompter !== null,
    dryRun,
    mode: null,
    project: null,
    target: null,
    framework: 'unknown',
    found: null,
    wiring: null,
    packageManager: 'npm',
    projectId: projectId ?? null,
    selection: null,
    changes: [],
    lines: null,
    dependencies: { add: {}, change: {}, remove: [] },
    install: null,
    git: false,
    recovered: null,
    repeat: [],
  }
}
