import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Options that start a child process in its own process group. Ctrl-C and a closed terminal send a signal to every process in the group of
 * this process. The nodes of the chains must not receive this signal, because this process stops the nodes in order. The guard must not
 * receive the signal, because the guard must end after this process. On Windows, `detached` opens a console window, so `detached` is false.
 */
export const ownGroup = { detached: process.platform !== 'win32', windowsHide: true } as const

/** Kills child processes when this process has ended, so that no node keeps running. */
export interface ProcessGuard {
  /** Guards the process with this id: the guard kills this child process when the process of the sandbox has ended. */
  add(pid: number): void
  /** Ends the guard without killing the guarded processes. */
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
