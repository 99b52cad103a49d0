import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { nodeFileSystem } from '../../fs/node-file-system'
import { hostFormatter } from '../../host/formatter'
import { terminalPrompter } from '../../prompt/terminal-prompter'
import { paintFor } from '../../report/paint'
import type { RunContext } from '../../run/context'
import { processExec } from '../../process/process-exec'
import { sealWith } from '../../seal/seal'
import { userKey, type User } from '../../seal/user-key'
import type { GlobalFlags } from '../global-flags'
import { isInteractive } from './interactive'
import type { Launch } from '../launch'

/** Makes the context of a run from this process. */
export function contextFor(flags: GlobalFlags, launch: Launch): RunContext {
  const speaks = flags.json !== true && flags.quiet !== true
  const paint = paintFor(process.stderr, { color: flags.color, env: launch.env })
  return {
    cwd: resolve(flags.cwd ?? '.'),
    packageRoot: launch.packageRoot,
    userAgent: launch.env['npm_config_user_agent'],
    fs: nodeFileSystem,
    prompter: isInteractive(flags, process, launch.env) ? terminalPrompter(launch.signal) : null,
    isWatched: speaks,
    signal: launch.signal,
    pid: process.pid,
    isAlive,
    seal: sealWith(userKey(thisUser(launch))),
    exec: processExec(launch.signal),
    formatterOf: hostFormatter,
    progress: (line) => {
      if (speaks) process.stderr.write(`${paint.dim(`${line} …`)}\n`)
    },
  }
}

function thisUser({ env }: Launch): User {
  return { env, platform: process.platform, home: homedir(), uid: process.getuid?.() ?? null }
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
