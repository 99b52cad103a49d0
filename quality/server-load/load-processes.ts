import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import type { Job, LoadReport } from './load-worker'

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code, signal) => reject(new Error(`a process of the load ended with ${code ?? signal}`)))
  })
}

/** Processes that sign in. */
export interface LoadProcesses {
  /** Resolves when all processes have ended their visits. */
  loaded: Promise<void>
  /** Lets the processes ask for all their logins, and resolves with what they have seen. */
  reports(): Promise<LoadReport[]>
  kill(): void
}

/** Starts processes of this program that sign in. */
export function startLoad(program: string, jobs: readonly Job[]): LoadProcesses {
  const children = jobs.map((job) => {
    const child = fork(program, ['work'])
    child.send(job)
    return child
  })
  const loaded = Promise.all(children.map(nextMessage)).then(() => {})
  return {
    loaded,
    reports: () =>
      Promise.all(
        children.map(async (child) => {
          child.send('ask')
          // `workAsLoad` of the same program has sent the report.
          return (await nextMessage(child)) as LoadReport
        }),
      ),
    kill: () => children.forEach((child) => child.kill('SIGKILL')),
  }
}
