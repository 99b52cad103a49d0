import { fork } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parts } from './parts'
import type { Report } from './report'
import { emptyReport, fail } from './report'
import type { Cases } from './run-part'
import { runPart } from './run-part'

/** A share of a part's cases, which one process runs. */
export interface Job extends Cases {
  part: string
}

/** How often the parent looks at the case numbers of its processes, in milliseconds. */
const interval = 1_000

/**
 * Runs jobs in a process that the parent has forked. The process writes the number of each case into a file before the case
 * runs. A process that hangs can send nothing, and the parent then reads the number from the file.
 */
export function work(markFile: string): void {
  const file = openSync(markFile, 'w')
  const mark = (index: number) => void writeSync(file, String(index).padStart(12), 0)
  process.on('message', ({ part: name, ...cases }: Job) => {
    const part = parts.find((one) => one.name === name)
    if (!part) throw new Error(`There is no part ${name}`)
    void runPart(part, cases, mark).then((report) => process.send?.(report))
  })
  process.on('disconnect', () => closeSync(file))
}

interface Run {
  program: string
  processes: number
  /** After how many seconds with one case a process counts as hanging. */
  patience: number
  done(job: Job, report: Report): void
}

/** Runs jobs in several processes. Each process gets the next job when it has finished one. */
export async function inProcesses(jobs: readonly Job[], { program, processes, patience, done }: Run): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-inputs-'))
  const queue = [...jobs]
  /** Runs jobs until none is left. Resolves with true if the process was stopped because it hangs. */
  const serve = (markFile: string) =>
    new Promise<boolean>((resolve, reject) => {
      const child = fork(program, ['work', markFile])
      let job = queue.shift()
      let last = ''
      let same = 0
      let hasHung = false
      const watch = setInterval(() => {
        const now = readFileSync(markFile, { encoding: 'utf8', flag: 'a+' })
        same = now === last ? same + interval : 0
        last = now
        if (!job || same < patience * 1_000) return
        hasHung = true
        const report = emptyReport()
        const repeat = `--part ${job.part} --seed ${job.seed} --case ${Number(now)}`
        fail(report, repeat, `It did not end within ${patience} s. The rest of its share was not run`)
        done(job, report)
        child.kill('SIGKILL')
      }, interval)
      child.on('message', (report: Report) => {
        if (job) done(job, report)
        same = 0
        job = queue.shift()
        if (job) child.send(job)
        else child.disconnect()
      })
      child.on('exit', (code, signal) => {
        clearInterval(watch)
        if (hasHung || (job === undefined && code === 0)) resolve(hasHung)
        else reject(new Error(`A process ended with ${code ?? signal} in ${JSON.stringify(job)}`))
      })
      if (job) child.send(job)
      else child.disconnect()
    })
  const lane = async (number: number) => {
    for (let hasHung = true; hasHung && queue.length > 0;) hasHung = await serve(join(folder, String(number)))
  }
  try {
    await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, (_, number) => lane(number)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
