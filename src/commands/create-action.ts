import { join, relative, resolve } from 'node:path'
import { nodeFileSystem } from '../fs/node-file-system'
import { runCommand } from '../host/package-manager'
import { terminalPrompter } from '../prompt/terminal-prompter'
import { createText, shellWord } from '../report/create-text'
import { errorText } from '../report/error-text'
import { createJson } from '../report/json'
import { paintFor } from '../report/paint'
import { isClone } from '../run/clone'
import type { RunContext } from '../run/context'
import { runCreate } from '../run/create'
import type { CreateInput } from '../run/create-input'
import { processExec } from '../run/exec'
import type { CreateOutcome } from '../run/outcome'
import { isInteractive } from './interactive'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

/** Runs `create` in this process: builds its world, reports, and sets the exit code. */
export async function runCreateCommand(input: CreateInput, flags: GlobalFlags, launch: Launch): Promise<void> {
  const speaks = flags.json !== true && flags.quiet !== true
  const errorPaint = paintFor(process.stderr, { color: flags.color, env: launch.env })
  const context: RunContext = {
    cwd: resolve(flags.cwd ?? '.'),
    packageRoot: launch.packageRoot,
    userAgent: launch.env['npm_config_user_agent'],
    fs: nodeFileSystem,
    prompter: isInteractive(flags, process, launch.env) ? terminalPrompter(launch.signal) : null,
    isWatched: speaks,
    signal: launch.signal,
    pid: process.pid,
    isAlive,
    exec: processExec(launch.signal),
    progress: (line) => {
      if (speaks) process.stderr.write(`${errorPaint.dim(`${line} …`)}\n`)
    },
  }
  const outcome = await runCreate(input, context)
  process.exitCode = outcome.exitCode
  if (flags.json) process.stdout.write(`${createJson(outcome)}\n`)
  else if (outcome.error) process.stderr.write(`${errorText(outcome.error, errorPaint, flags.verbose === true)}\n`)
  else if (speaks) process.stdout.write(`${await successText(outcome, flags, launch, context)}\n`)
}

async function successText(
  outcome: CreateOutcome,
  flags: GlobalFlags,
  launch: Launch,
  context: RunContext,
): Promise<string> {
  const bin = relative(process.cwd(), join(launch.packageRoot, 'bin', 'create-wallet-modal.js'))
  const command = (await isClone(context)) ? `node ${shellWord(bin)}` : runCommand(outcome.packageManager)
  const place = flags.cwd === undefined ? command : `${command} -C ${shellWord(flags.cwd)}`
  const paint = paintFor(process.stdout, { color: flags.color, env: launch.env })
  return createText(outcome, { cwd: context.cwd, command: place, paint })
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
