import { join, relative } from 'node:path'
import { runCommand, type PackageManager } from '../host/package-manager'
import { shellWord } from '../report/create-text'
import { errorText } from '../report/error-text'
import { outcomeJson } from '../report/json'
import { paintFor } from '../report/paint'
import type { Wording } from '../report/wording'
import { isClone } from '../run/clone'
import type { RunContext } from '../run/context'
import type { Outcome } from '../run/outcome'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

/** Reports what a command has done, as text or as one JSON object, and sets the exit code. */
export async function reportOutcome<T extends Outcome>(
  outcome: T,
  { flags, launch, context, packageManager }: Reporting,
  text: (outcome: T, wording: Wording) => string,
): Promise<void> {
  process.exitCode = outcome.exitCode
  if (flags.json) {
    process.stdout.write(`${outcomeJson(outcome)}\n`)
    return
  }
  // An error can come with a report: what was written before, and what is in conflict.
  const isReported = flags.quiet !== true && (outcome.error === null || outcome.exitCode === 5)
  if (isReported) {
    const paint = paintFor(process.stdout, { color: flags.color, env: launch.env })
    const command = await commandFor(flags, launch, context, packageManager)
    const body = text(outcome, { cwd: context.cwd, command, paint })
    if (body !== '') process.stdout.write(`${body}\n`)
  }
  if (outcome.error) {
    const paint = paintFor(process.stderr, { color: flags.color, env: launch.env })
    process.stderr.write(`${errorText(outcome.error, paint, flags.verbose === true)}\n`)
  }
}

export interface Reporting {
  flags: GlobalFlags
  launch: Launch
  context: RunContext
  packageManager: PackageManager
}

async function commandFor(
  flags: GlobalFlags,
  launch: Launch,
  context: RunContext,
  packageManager: PackageManager,
): Promise<string> {
  const bin = relative(process.cwd(), join(launch.packageRoot, 'bin', 'create-wallet-modal.js'))
  const command = (await isClone(context)) ? `node ${shellWord(bin)}` : runCommand(packageManager)
  return flags.cwd === undefined ? command : `${command} -C ${shellWord(flags.cwd)}`
}
