import type { CliError } from '../../errors'
import { nodeFileSystem } from '../../fs/node-file-system'
import { errorText } from '../../report/error-text'
import { usageJson } from '../../report/json'
import { pasteable } from '../../report/pasteable'
import { paintFor } from '../../report/paint'
import { describeError } from '../../run/outcome'
import type { Launch } from '../launch'
import { runnerOf } from './runner'

/** Reports an error that came before any command ran, so only the command line's arguments are known. */
export async function reportError(
  error: CliError,
  command: string,
  argv: readonly string[],
  launch: Launch,
): Promise<void> {
  const runner = await runnerOf(launch, nodeFileSystem, { cwd: process.cwd() })
  const { report: told, exitCode } = describeError(error, launch.signal)
  const report = { ...told, why: pasteable(told.why, runner), hint: pasteable(told.hint, runner) }
  process.exitCode = exitCode
  if (argv.includes('--json')) {
    process.stdout.write(`${usageJson(command, report, exitCode)}\n`)
  } else {
    const paint = paintFor(process.stderr, { color: !argv.includes('--no-color'), env: launch.env })
    process.stderr.write(`${errorText(report, paint, argv.includes('--verbose'))}\n`)
  }
}
