import { resolve } from 'node:path'
import { runSandbox } from '../../sandbox/run-sandbox'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'

/** Runs the sandbox until the process gets a signal to end. Sets the exit code. */
export async function runSandboxCommand(flags: GlobalFlags & { port?: number }, launch: Launch): Promise<void> {
  process.exitCode = await runSandbox({
    json: flags.json === true,
    ...(flags.port === undefined ? {} : { port: flags.port }),
    cwd: resolve(flags.cwd ?? '.'),
    stdout: process.stdout,
    stderr: process.stderr,
    signal: launch.signal,
  })
}
