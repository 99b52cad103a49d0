import type { ChangedLines } from '../diff/changed-lines'
import { CliError, interruption, type ErrorCode } from '../errors'
import { explainDiskError } from '../fs/disk-error'
import type { Framework } from '../host/framework'
import type { PackageManager } from '../host/package-manager'
import type { HostReport } from './describe-host'
import type { Wiring } from './wiring'
import type { Action, Reason } from '../plan/plan'

export interface ChangeReport {
  path: string
  action: Action
  reason: Reason
  /** The place that a moved file comes from. */
  from?: string
  /** The unit that owns the file; `null` for files that the CLI makes. */
  unit: string | null
}

export interface ErrorReport {
  code: ErrorCode
  message: string
  why: string
  hint: string
  path?: string
  stack?: string
}

/** What every command has to tell; the text and the JSON report are two views of it. */
export interface Outcome {
  command: string
  ok: boolean
  exitCode: number
  /** `cli`: this package; `from` and `to`: the template's version before and after. */
  version: { cli: string; from: string | null; to: string | null }
  warnings: string[]
  /** Whether questions were asked, so that the repeat command is worth showing. */
  interactive: boolean
  error: ErrorReport | null
}

/** What an outcome has before its command has done anything. */
export function untold<Command extends string>(command: Command): Outcome & { command: Command } {
  const version = { cli: '', from: null, to: null }
  return { command, ok: true, exitCode: 0, version, warnings: [], interactive: false, error: null }
}

/** All that a run of `create` has to tell. */
export interface CreateOutcome extends Outcome {
  command: 'create'
  dryRun: boolean
  mode: 'new' | 'existing' | null
  /** The project's folder, absolute. */
  project: string | null
  /** The folder of the modal's source, inside the project. */
  target: string | null
  framework: Framework
  /** What was found out about a project that exists. */
  found: HostReport | null
  /** How the copy meets the code of a project that exists. */
  wiring: Wiring | null
  packageManager: PackageManager
  projectId: string | null
  selection: { chains: string[]; features: string[]; tests: boolean } | null
  changes: ChangeReport[]
  /** How many lines come and go; `null` where they were not counted. */
  lines: ChangedLines | null
  dependencies: { add: Record<string, string>; change: Record<string, string>; remove: string[] }
  /** `null`: not asked for. */
  install: { command: string; ok: boolean } | null
  git: boolean
  /** What became of an earlier run that had been stopped; `nothing` when one was asked for and there was none. */
  recovered: 'continued' | 'undone' | 'nothing' | null
  /** The arguments that repeat this run without questions. */
  repeat: string[]
}

/** Runs a command to its end: what goes wrong becomes part of the outcome. Never throws. */
export async function settled<T extends Outcome>(
  outcome: T,
  signal: AbortSignal,
  run: (outcome: T) => Promise<void>,
): Promise<T> {
  try {
    await run(outcome)
  } catch (error) {
    const { report, exitCode } = describeError(error, signal)
    Object.assign(outcome, { ok: false, exitCode, error: report })
  }
  return outcome
}

/** What an error says in a report. Errors that are not ours are unexpected ones; those of an interrupted run are the interrupt. */
export function describeError(error: unknown, signal: AbortSignal): { report: ErrorReport; exitCode: number } {
  const known = signal.aborted && !(error instanceof CliError) ? interruption(signal) : asKnown(error)
  const stack = error instanceof Error ? error.stack : undefined
  const report: ErrorReport = { code: known.code, message: known.message, why: known.why, hint: known.hint }
  if (known.path !== undefined) report.path = known.path
  if (stack !== undefined) report.stack = stack
  return { report, exitCode: known.exitCode }
}

function asKnown(error: unknown): CliError {
  const path = error instanceof Error && 'path' in error ? String(error.path) : 'The folder'
  const explained = explainDiskError(error, path)
  return explained instanceof CliError ? explained : unexpected(error)
}

function unexpected(error: unknown): CliError {
  const text = error instanceof Error ? error.message : String(error)
  return new CliError('WM_UNEXPECTED', {
    what: `Something went wrong: ${text}`,
    why: 'This is not supposed to happen. Everything the run had begun was undone.',
    hint: 'Run the same command with --verbose and report what it prints.',
  })
}
