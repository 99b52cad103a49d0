import type { ChangedLines } from '../../diff/changed-lines'
import type { Framework } from '../../host/framework'
import type { PackageManager } from '../../host/package-manager'
import type { HostReport } from './describe-host'
import type { ChangeReport, Outcome } from '../outcome'
import type { Wiring } from './wiring'

/** The result of `create`, with everything that its report needs. */
export interface CreateOutcome extends Outcome {
  command: 'create'
  dryRun: boolean
  mode: 'new' | 'existing' | null
  /** The project's folder, absolute. */
  project: string | null
  /** The folder of the modal's source, inside the project. */
  target: string | null
  framework: Framework
  /** What was detected about an existing project. */
  found: HostReport | null
  /** How the code of an existing project uses the copy. */
  wiring: Wiring | null
  packageManager: PackageManager
  projectId: string | null
  selection: { chains: string[]; features: string[]; tests: boolean; suites: boolean } | null
  changes: ChangeReport[]
  /** How many lines are added and removed; `null` when they were not counted. */
  lines: ChangedLines | null
  dependencies: { add: Record<string, string>; change: Record<string, string>; remove: string[] }
  /** The install after the change; `null` when no install was wanted. */
  install: { command: string; ok: boolean } | null
  git: boolean
  /** What happened to an earlier run that was killed; `nothing` when `--continue` or `--abort` found none. */
  recovered: 'continued' | 'undone' | 'nothing' | null
  /** The arguments that repeat this run without asking questions. */
  repeat: string[]
}
