import { spawn } from 'node:child_process'
import type { Exec } from './context'

// What npm tells the scripts it runs about its own call would steer an npm that we start.
const notInherited = /^npm_config_(local_prefix|workspaces?|dry_run|json|yes|include_workspace_root|ignore_scripts)$/

/** Runs programs until the signal stops them. */
export function processExec(signal: AbortSignal): Exec {
  return (command, args, { cwd, env, visible = false, input }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const inherited = Object.entries(process.env).filter(([name]) => !notInherited.test(name))
      const child = spawn(command, args, {
        cwd,
        env: { ...Object.fromEntries(inherited), ...env },
        // A person's terminal shows the output on stderr: stdout is for results.
        stdio: visible ? ['ignore', 2, 2] : [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        // The package managers are scripts on Windows; to a shell, an argument with a space would be several.
        shell: process.platform === 'win32' && command !== process.execPath && command !== 'git',
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
