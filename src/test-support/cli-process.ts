import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const packageRoot = fileURLToPath(new URL('../..', import.meta.url))

export interface CliResult {
  exitCode: number | null
  stdout: string
  stderr: string
}

/** The variables of npm and CI that the CLI would inherit from the process that runs the tests. */
const foreign = /^(npm_|CI$|NO_COLOR$|FORCE_COLOR$)/i

/** The folder of the key that signs the records of runs. The tests have their own folder, so that they do not change the home folder. */
const state = mkdtempSync(join(tmpdir(), 'wallet-modal-state-'))
process.once('exit', () => rmSync(state, { recursive: true, force: true }))

/** Starts the built CLI as a user does. `onStderr` may watch the output on stderr, and stop the CLI. */
export function runCli(
  args: readonly string[],
  {
    cwd,
    env = {},
    from = packageRoot,
    uid,
    onStderr,
  }: {
    cwd: string
    env?: Record<string, string>
    from?: string
    /** The user to run as, if this process may choose one. */
    uid?: number
    onStderr?: (text: string, stop: Stop) => void
  },
): Promise<CliResult> {
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const child = spawn(process.execPath, [join(from, 'bin', 'create-wallet-modal.js'), ...args], {
    cwd,
    env: { ...Object.fromEntries(inherited), XDG_STATE_HOME: state, LOCALAPPDATA: state, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const result: CliResult = { exitCode: null, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString()))
  let isStopped = false
  // Only one signal is sent. A process that has already removed its handlers would be killed by a second signal.
  const stop: Stop = (signal) => {
    if (!isStopped) child.kill(signal)
    isStopped = true
  }
  child.stderr.on('data', (chunk: Buffer) => {
    result.stderr += chunk.toString()
    onStderr?.(result.stderr, stop)
  })
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ ...result, exitCode })))
}

export type Stop = (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => void
