import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CaseReport } from './run-case'
import type { WorkerMessage } from './worker'

export interface RunOptions {
  seed: number
  from: number
  count: number
  /** The bundled program that works when it is started with `--worker`. */
  program: string
  dist: string
  /** The number of processes at the same time. */
  jobs: number
  onCase?: (cases: number) => void
  /** Gets each finding at once, so that a run that is stopped has told what it found. */
  onFailure?: (failure: string) => void
}

export interface RunReport {
  cases: number
  /** How often each part, command and exit code occurred. */
  parts: Record<string, number>
  commands: Record<string, number>
  exits: Record<string, number>
  failures: string[]
}

/** A worker that reports nothing for this time, in milliseconds, hangs. */
const patience = 60_000
/** The number of cases of one process. */
const batch = 250

/** Runs cases in separate processes, so that a hanging case is found and does not block the others. */
export async function runRepositories(options: RunOptions): Promise<RunReport> {
  const { from, count, jobs } = options
  const report: RunReport = { cases: 0, parts: {}, commands: {}, exits: {}, failures: [] }
  let next = from
  const lane = async (): Promise<void> => {
    while (next < from + count) {
      const start = next
      next = Math.min(next + batch, from + count)
      await runBatch(options, start, next, report)
    }
  }
  await Promise.all(Array.from({ length: jobs }, lane))
  return report
}

async function runBatch(options: RunOptions, from: number, to: number, report: RunReport): Promise<void> {
  const { seed, program, dist, onCase } = options
  const fail = (failure: string): void => {
    report.failures.push(failure)
    options.onFailure?.(failure)
  }
  let triedAgain = -1
  for (let at = from; at < to; at++) {
    const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-adversary-'))
    const task = ['--worker', '--seed', String(seed), '--case', String(at), '--count', String(to - at), '--dist', dist]
    const child = fork(program, task, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, TMPDIR: folder },
    })
    let errors = ''
    let hasBegun = false
    child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)))
    const end = await new Promise<'done' | 'hung' | 'died'>((resolve) => {
      const giveUp = (): void => {
        child.kill('SIGKILL')
        resolve('hung')
      }
      let timer = setTimeout(giveUp, 2 * patience)
      child.on('message', (message: WorkerMessage) => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, patience)
        hasBegun = true
        if ('begun' in message) at = message.begun
        if (!('done' in message)) return
        const failure = count(report, seed, message.done, message.report)
        if (failure !== null) fail(failure)
        onCase?.(report.cases)
      })
      child.on('exit', (exitCode) => {
        clearTimeout(timer)
        resolve(exitCode === 0 ? 'done' : 'died')
      })
    })
    rmSync(folder, { recursive: true, force: true })
    if (end === 'done') return
    // On a busy machine a process may not get its turn: a case that hangs is tried once more before it counts.
    if (end === 'hung' && triedAgain !== at) {
      triedAgain = at
      at--
      continue
    }
    if (!hasBegun) throw new Error(`the cases cannot be prepared: ${errors}`)
    report.cases++
    fail(`case ${at} of seed ${seed}: ${end === 'hung' ? 'it hangs' : `its process died: ${errors}`}`)
  }
}

/** Counts a case, and returns a description of its problems; `null` if it has none. */
function count(report: RunReport, seed: number, number: number, one: CaseReport): string | null {
  const add = (counts: Record<string, number>, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1)
  report.cases++
  for (const part of one.parts) add(report.parts, part)
  add(report.commands, one.command.split(' ')[0] ?? '')
  add(report.exits, one.code ?? 'done')
  if (one.problems.length === 0) return null
  const made = `${one.origin}; ${one.parts.join('; ') || 'nothing hostile'}; ${one.command}${one.isApart ? ' (as a process)' : ''}`
  return `case ${number} of seed ${seed} (${made}; ${one.code ?? `exit ${one.exitCode}`}):\n  ${one.problems.slice(0, 8).join('\n  ')}`
}
