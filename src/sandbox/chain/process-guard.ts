import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Ctrl-C and a killed terminal signal the whole process group. The chains must be ended by this process, which
 * closes them in order, and the guard must outlive it. On Windows a group of its own would open a console window.
 */
export const ownGroup = { detached: process.platform !== 'win32', windowsHide: true } as const

/** Ends processes that would outlive this one. */
export interface ProcessGuard {
  /** From now on the process with this id ends when this process does. */
  add(pid: number): void
  /** Ends the guard without touching what it guards. */
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
 * Starts a small process that waits for this one to end, however it ends: a killed parent runs no handler of its own,
 * but the system closes its pipes.
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
