import { fork } from 'node:child_process'
import type { Report } from './kit/report'
import type { Task } from './machines'
import { machines } from './machines'

/** A task of one machine, for one process. */
export interface Job {
  model: string
  fault?: string | undefined
  task: Task
}

/** Runs jobs in a process that the parent has forked. */
export function work(): void {
  process.on('message', ({ model, fault, task }: Job) => {
    const machine = machines.find(({ name }) => name === model)
    if (!machine) throw new Error(`There is no model ${model}`)
    if (fault !== undefined) machine.faults[fault]?.()
    void machine.run(task).then((report) => process.send?.(report))
  })
}

interface Run {
  program: string
  processes: number
  /** The next job; undefined when none is left. */
  next(): Job | undefined
  done(job: Job, report: Report): void
}

/** Runs jobs in several processes. Each process gets the next job when it has finished one. */
export async function inProcesses({ program, processes, next, done }: Run): Promise<void> {
  const serve = () =>
    new Promise<void>((resolve, reject) => {
      let job = next()
      if (!job) return resolve()
      const child = fork(program, ['work'])
      child.on('message', (report: Report) => {
        if (job) done(job, report)
        job = next()
        if (job) child.send(job)
        else child.disconnect()
      })
      child.on('exit', (code, signal) => {
        if (job === undefined && code === 0) resolve()
        else reject(new Error(`A process ended with ${code ?? signal} in ${JSON.stringify(job)}`))
      })
      child.send(job)
    })
  await Promise.all(Array.from({ length: processes }, serve))
}
