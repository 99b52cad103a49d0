import { CliError, interruption, type ErrorCode } from '../errors'
import { explainDiskError } from '../fs/disk-error'
import type { Action, Reason } from '../plan/plan'

export interface ChangeReport {
  path: string
  action: Action
  reason: Reason
  /** The old path of a moved file. */
  from?: string
  /** The unit that owns the file; `null` for files that the CLI generates. */
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

/** The data that every command reports. The text report and the JSON report are both made from it. */
export interface Outcome {
  command: string
  ok: boolean
  exitCode: number
  /** `cli` is the version of this package. `from` and `to` are the template's versions before and after the run. */
  version: { cli: string; from: string | null; to: string | null }
  warnings: string[]
  /** Whether questions were asked. If so, the report shows the command that repeats the run. */
  interactive: boolean
  error: ErrorReport | null
}

/** Returns the outcome of a command that has not done anything yet. */
export function untold<Command extends string>(command: Command): Outcome & { command: Command } {
  const version = { cli: '', from: null, to: null }
  return { command, ok: true, exitCode: 0, version, warnings: [], interactive: false, error: null }
}

/** Runs a command, and stores any error in its outcome. Never throws. */
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

/** Describes an error for a report. An unknown error becomes `WM_UNEXPECTED`, or the interrupt if the run was interrupted. */
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
