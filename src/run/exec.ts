import { spawn } from 'node:child_process'
import { delimiter, isAbsolute } from 'node:path'
import type { Exec } from './context'
import { startOf } from './start-of'

// What npm tells the scripts it runs about its own call would steer an npm that we start.
const notInherited = /^npm_config_(local_prefix|workspaces?|dry_run|json|yes|include_workspace_root|ignore_scripts)$/

/** Whether npm, or a package manager like it, has started this process: then its lower-case variables hold a project's settings, too. */
const byPackageManager = (names: readonly string[]): boolean =>
  names.some((name) => /^npm_(config_user_agent|execpath|lifecycle_event)$/.test(name))

/** The environment without what a project can have put into it. Variables in capital letters are the person's own. */
export function environmentApart(all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isForeign = byPackageManager(Object.keys(all))
  const entries = Object.entries(all).flatMap(([name, value]): [string, string | undefined][] => {
    if (isForeign && name.startsWith('npm_')) return []
    return [[name, /^path$/i.test(name) ? ownPrograms(value ?? '') : value]]
  })
  return Object.fromEntries(entries)
}

/** The folders of programs that are neither relative, as the current one is, nor those of a project's packages. */
function ownPrograms(path: string): string {
  return path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter)
}

/** Runs programs until the signal stops them. */
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
        // A shell of Windows would look for a program in the project first.
        env: { ...Object.fromEntries(inherited), NoDefaultCurrentDirectoryInExePath: '1', ...env },
        // A person's terminal shows the output on stderr: stdout is for results.
        stdio: visible ? ['ignore', 2, 2] : [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        shell: start.shell,
      })
      let output = ''
      // A program that ends without reading is no reason to fail.
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
