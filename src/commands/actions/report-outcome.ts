import { errorText } from '../../report/error-text'
import { outcomeJson } from '../../report/json'
import { paintFor } from '../../report/paint'
import { inUsersWords } from '../../report/users-words'
import type { Wording } from '../../report/wording'
import type { RunContext } from '../../run/context'
import type { Outcome } from '../../run/outcome'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { runnerOf } from './runner'

/** Reports what a command has done, as text or as one JSON object, and sets the exit code. */
export async function reportOutcome<T extends Outcome>(
  outcome: T,
  { flags, launch, context }: Reporting,
  text: (outcome: T, wording: Wording) => string,
): Promise<void> {
  process.exitCode = outcome.exitCode
  const cwd = process.cwd()
  const runner = await runnerOf(launch, context.fs, { cwd, folder: flags.cwd })
  const said = inUsersWords(outcome, runner)
  if (flags.json) {
    process.stdout.write(`${outcomeJson(said)}\n`)
    return
  }
  if (flags.quiet !== true && (said.error === null || hasWritten(said))) {
    const paint = paintFor(process.stdout, { color: flags.color, env: launch.env })
    const body = text(said, { cwd: context.cwd, command: runner.command, paint })
    if (body !== '') process.stdout.write(`${body}\n`)
  }
  if (said.error) {
    const paint = paintFor(process.stderr, { color: flags.color, env: launch.env })
    process.stderr.write(`${errorText(said.error, paint, flags.verbose === true)}\n`)
  }
}

/** Returns whether files were written before an error. If so, the report also lists the written files. */
function hasWritten(outcome: Outcome & { changes?: readonly unknown[]; install?: object | null }): boolean {
  const { changes = [], install = null, error } = outcome
  return changes.length > 0 && (install !== null || error?.code === 'WM_CONFLICTS')
}

export interface Reporting {
  flags: GlobalFlags
  launch: Launch
  context: RunContext
}
