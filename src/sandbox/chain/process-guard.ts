import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Options that start a child process in its own process group. Ctrl-C and a closed terminal send their signal to the whole group of this
 * process. The chains must not get that signal, because this process closes the chains in order. The guard must not get the signal either,
 * because the guard must end later than this process. On Windows, `detached` would open a console window, so the option is off there.
 */
export const ownGroup = { detached: process.platform !== 'win32', windowsHide: true } as const

/** Ends processes that would otherwise run on after this process. */
export interface ProcessGuard {
  /** When this process ends, the guard ends the process with this id. */
  add(pid: number): void
  /** Ends the guard, and lets the guarded processes run. */
  release(): Promise<void>
}

const script = `
let text = ''
process.stdin.on('data', (chunk) => (text += chunk))
process.stdin.on('close', () => {
  const words = text.split('\\n').filter(Boolean)
  if (words.at(-1) === 'release') return
  for (const pid of words) try { process.kill(Number(pid), 'SIGKILL') } catch {}
})
`

/**
 * Starts a small process that waits until this process ends. The guard notices the end of this process even if this process is killed and
 * can run no handler, because the operating system closes the pipe between the two processes.
 */
export function startProcessGuard(): ProcessGuard {
  const guard: ChildProcess = spawn(process.execPath, ['-e', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
    ...ownGroup,
  })
  const ended = once(guard, 'exit')
  guard.on('error', () => {})
  guard.stdin?.on('error', () => {})
  guard.unref()
  return {
    add(pid) {
      guard.stdin?.write(`${pid}\n`)
    },
    async release() {
      if (guard.exitCode !== null || guard.pid === undefined) return
      guard.stdin?.end('release\n')
      await ended
    },
  }
}
