import type { CliError } from '../errors'
import { errorText } from '../report/error-text'
import { usageJson } from '../report/json'
import { paintFor } from '../report/paint'
import { describeError } from '../run/outcome'
import type { Launch } from './launch'

/** Reports an error from before any command ran, where only the bare arguments are known. */
export function reportError(error: CliError, command: string, argv: readonly string[], launch: Launch): void {
  const { report, exitCode } = describeError(error, launch.signal)
  process.exitCode = exitCode
  if (argv.includes('--json')) {
    process.stdout.write(`${usageJson(command, report, exitCode)}\n`)
  } else {
    const paint = paintFor(process.stderr, { color: !argv.includes('--no-color'), env: launch.env })
    process.stderr.write(`${errorText(report, paint, argv.includes('--verbose'))}\n`)
  }
}
