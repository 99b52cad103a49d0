import { spawn } from 'node:child_process'
import type { Exec } from './context'
import { startOf } from './start-of'

// What npm tells the scripts it runs about its own call would steer an npm that we start.
const notInherited = /^npm_config_(local_prefix|workspaces?|dry_run|json|yes|include_workspace_root|ignore_scripts)$/

/** Runs programs until the signal stops them. */
export function processExec(signal: AbortSignal): Exec {
  return (command, args, { cwd, env, visible = false, input }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const inherited = Object.entries(process.env).filter(([name]) => !notInherited.test(name))
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
