import { spawn } from 'node:child_process'
import { delimiter, isAbsolute } from 'node:path'
import type { Exec } from './exec'
import { startOf } from './start-of'

// npm passes these settings of its own command line to its scripts. The settings would change the behaviour of an npm that the CLI starts.
const notInherited = /^npm_config_(local_prefix|workspaces?|dry_run|json|yes|include_workspace_root|ignore_scripts)$/

/** Returns whether npm or another package manager started this process. If so, the lower-case variables also contain the project's settings. */
const byPackageManager = (names: readonly string[]): boolean =>
  names.some((name) => /^npm_(config_user_agent|execpath|lifecycle_event)$/.test(name))

/** The environment without the values that a project can set. Upper-case variables belong to the user and stay. */
export function environmentApart(all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isForeign = byPackageManager(Object.keys(all))
  const entries = Object.entries(all).flatMap(([name, value]): [string, string | undefined][] => {
    if (isForeign && name.startsWith('npm_')) return []
    return [[name, /^path$/i.test(name) ? ownPrograms(value ?? '') : value]]
  })
  return Object.fromEntries(entries)
}

/** Returns `PATH` without relative folders and without the project's `node_modules/.bin`. */
function ownPrograms(path: string): string {
  return path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter)
}

/** Returns an `Exec` whose programs are stopped by the signal. */
export function processExec(signal: AbortSignal): Exec {
  return (command, args, { cwd, env, visible = false, input, apart = false }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const inherited = Object.entries(apart ? environmentApart(process.env) : process.env).filter(
        ([name]) => !notInherited.test(name),
      )
      const start = startOf(command, args, process.platform)
      const child = spawn(start.command, start.args, {
        cwd,
        // Without this variable, the Windows shell would first search the project for programs.
        env: { ...Object.fromEntries(inherited), NoDefaultCurrentDirectoryInExePath: '1', ...env },
        // Output for the user is written to stderr, because stdout is for results.
        stdio: visible ? ['ignore', 2, 2] : [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        shell: start.shell,
      })
      let output = ''
      // A program may end without reading its input. The error of the broken pipe is ignored.
      child.stdin?.on('error', () => {}).end(input)
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const stop = (): void => void child.kill('SIGTERM')
      signal.addEventListener('abort', stop, { once: true })
      child.on('error', (error) => {
        signal.removeEventListener('abort', stop)
        resolve({ exitCode: 127, output: error.message })
      })
      child.on('close', (exitCode) => {
        signal.removeEventListener('abort', stop)
        if (signal.aborted) reject(new Error('interrupted'))
        else resolve({ exitCode: exitCode ?? 1, output })
      })
    })
}
