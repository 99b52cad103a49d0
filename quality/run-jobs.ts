import { fork } from 'node:child_process'

interface Jobs<Job, Report> {
  /** The program that runs the jobs. It is started with the argument `work`, and then calls `workOnJobs`. */
  program: string
  processes: number
  /** The next job; undefined when none is left. */
  next(): Job | undefined
  done(report: Report): void
}

/** Runs jobs in several processes. Each process gets the next job when it has finished one. */
export async function runJobs<Job extends object, Report>(jobs: Jobs<Job, Report>): Promise<void> {
  const serve = () =>
    new Promise<void>((resolve, reject) => {
      let job = jobs.next()
      if (!job) return resolve()
      const child = fork(jobs.program, ['work'])
      child.on('message', (report: Report) => {
        jobs.done(report)
        job = jobs.next()
        if (job) child.send(job)
        else child.disconnect()
      })
      child.on('exit', (code, signal) => {
        if (job === undefined && code === 0) resolve()
        else reject(new Error(`A process ended with ${code ?? signal} in ${JSON.stringify(job)}`))
      })
      child.send(job)
    })
  await Promise.all(Array.from({ length: jobs.processes }, serve))
}

/** Runs each job that the parent of this process sends, and sends the report of the job back. */
export function workOnJobs<Job>(run: (job: Job) => Promise<unknown>): void {
  process.on('message', (job: Job) => void run(job).then((report) => process.send?.(report)))
}
