import { setMaxListeners } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { runJobs, workOnJobs } from '../run-jobs'
import type { Report } from './kit/report'
import { addTo, emptyReport } from './kit/report'
import { followEventTargets } from './ledger/event-targets'
import { Ledger } from './ledger/ledger'
import type { AnyMachine, Task } from './machines'
import { machines } from './machines'

// Every part of the modal adds a listener to the abort signal of the page. Above ten listeners Node warns of a leak.
setMaxListeners(0)
followEventTargets()

/** The sequences of a job, and into how many jobs the interleavings of a machine are divided. */
const block = 150
const parts = 8
/** A run with fewer steps of a machine need not take every command and every change of state. */
const fewSteps = 4_000

const number = (value: number) => value.toLocaleString('en')

/** What a run has not taken, although its steps suffice. */
function missing({ commands, edges }: AnyMachine, report: Report): string[] {
  if (report.steps < fewSteps || report.failures.length > 0) return []
  const untaken = commands.filter((name) => !report.commands[name]).map((name) => `the command "${name}"`)
  const unseen = edges.filter((name) => !report.edges[name]).map((name) => `the change "${name}"`)
  return [...untaken, ...unseen].map((what) => `${what} was never taken`)
}

/** What one process runs next: a task of the machine `model`, with or without a planted fault. */
interface Job {
  model: string
  fault: string | undefined
  task: Task
}

/** How much of a machine runs. */
interface Extent {
  steps: number
  share: number
  seed: number
  fault: string | undefined
}

/** The jobs of a machine, until its steps have been taken or it has failed. */
function* jobsOf(machine: AnyMachine, sum: Report, { steps, share, seed, fault }: Extent): Generator<Job> {
  const { name: model } = machine
  for (let part = 0; part < parts; part += 1)
    yield { model, fault, task: { kind: 'interleavings', part: part * share, parts: parts * share } }
  for (let batch = 0; sum.steps < steps && sum.failures.length === 0; batch += 1)
    yield { model, fault, task: { kind: 'sequences', seed: seed + batch, sequences: block } }
}

function print(machine: AnyMachine, report: Report, seed: number, isVerbose: boolean): void {
  const { sequences, steps, interleavings, left, failures } = report
  console.log(
    `${machine.name}: ${number(steps)} steps in ${number(sequences)} sequences, ${number(interleavings)} interleavings, ${number(left)} left at rest · seed ${seed}`,
  )
  for (const { repeat, text } of failures.slice(0, 5)) console.log(`${repeat}\n${text}`)
  if (!isVerbose) return
  for (const counts of [report.commands, report.edges, report.groups])
    for (const [name, times] of Object.entries(counts).sort(([, one], [, other]) => other - one))
      console.log(`  ${String(times).padStart(9)}  ${name}`)
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
    allowPositionals: true,
    options: {
      model: { type: 'string' },
      count: { type: 'string' },
      share: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      path: { type: 'string' },
      case: { type: 'string' },
      fault: { type: 'string' },
      processes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      verbose: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const seed = wholeNumber('seed', values.seed)
  const share = wholeNumber('share', values.share)
  const chosen = machines.filter(({ name }) => values.model === undefined || name === values.model)
  const [first] = chosen
  if (!first) throw new Error(`--model takes one of ${machines.map(({ name }) => name).join(', ')}`)
  if (values.path !== undefined || values.case !== undefined) {
    if (chosen.length > 1) throw new Error('--path and --case need --model')
    Ledger.isTracing = true
    if (values.fault !== undefined) first.faults[values.fault]?.()
    const report = await first.run(
      values.case === undefined
        ? { kind: 'sequences', seed, sequences: block, path: values.path }
        : { kind: 'interleavings', part: 0, parts: 1, only: wholeNumber('case', values.case) },
    )
    print(first, report, seed, values.verbose)
    return report.failures.length === 0 ? 0 : 1
  }
  const reports: Record<string, Report> = {}
  const begun = performance.now()
  if (!values.json) console.log(`seed ${seed}`)
  for (const machine of chosen) {
    const sum = (reports[machine.name] = emptyReport())
    const steps = values.count === undefined ? Math.ceil(machine.steps / share) : wholeNumber('count', values.count)
    const jobs = jobsOf(machine, sum, { steps, share, seed, fault: values.fault })
    await runJobs<Job, Report>({
      program: fileURLToPath(import.meta.url),
      processes: wholeNumber('processes', values.processes),
      next: () => jobs.next().value ?? undefined,
      done: (report) => addTo(sum, report),
    })
    for (const text of values.fault === undefined ? missing(machine, sum) : [])
      sum.failures.push({ repeat: `--model ${machine.name} --seed ${seed}`, text })
    if (!values.json) print(machine, sum, seed, values.verbose)
  }
  const total = emptyReport()
  for (const report of Object.values(reports)) addTo(total, report)
  if (values.json) console.log(JSON.stringify(reports))
  else {
    const races = [...new Set(chosen.flatMap((machine) => machine.races))]
    const seconds = Math.round((performance.now() - begun) / 1_000)
    console.log(`race groups: ${races.join(', ')}`)
    console.log(
      `${number(total.steps)} steps of ${chosen.length} machines, ${number(total.interleavings)} interleavings, ${total.failures.length} wrong · seed ${seed} · ${seconds} s`,
    )
  }
  return total.failures.length === 0 ? 0 : 1
}

async function runJob({ model, fault, task }: Job): Promise<Report> {
  const machine = machines.find(({ name }) => name === model)
  if (!machine) throw new Error(`There is no model ${model}`)
  if (fault !== undefined) machine.faults[fault]?.()
  return machine.run(task)
}

if (process.argv[2] === 'work') workOnJobs(runJob)
else process.exitCode = await main()
