import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import type { Job } from './in-processes'
import { inProcesses, work } from './in-processes'
import type { Part } from './part'
import { parts } from './parts'
import type { Report } from './report'
import { addTo, emptyReport } from './report'
import type { Fault } from './run-part'
import { faults, lack } from './run-part'

/** The most cases of a job, and the least number of jobs of a part in a full run. */
const block = 20_000
const leastJobs = 20

const number = (value: number) => Math.round(value).toLocaleString('en')

function cut({ name, count: full }: Part, range: Omit<Job, 'part'>): Job[] {
  const size = Math.max(1, Math.min(block, Math.ceil(full / leastJobs)))
  const jobs: Job[] = []
  for (let { from } = range; from < range.to; from += size)
    jobs.push({ ...range, part: name, from, to: Math.min(from + size, range.to) })
  return jobs
}

function line(
  name: string,
  { reached, missed, taken, refused, slowest, spent, failures }: Report,
  seed: number,
): string {
  return [
    `${name}: ${number(reached)} inputs`,
    `${number(taken)} taken`,
    `${number(refused)} refused`,
    ...(missed > 0 ? [`${number(missed)} more did not reach the guard`] : []),
    `${failures.length} wrong`,
    `slowest ${slowest.toFixed(1)} ms`,
    `${number((reached + missed) / (spent / 1_000))} a second`,
    `seed ${seed}`,
  ].join(' · ')
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
    allowPositionals: true,
    options: {
      part: { type: 'string' },
      count: { type: 'string' },
      share: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      case: { type: 'string' },
      processes: { type: 'string', default: String(availableParallelism()) },
      patience: { type: 'string', default: '30' },
      fault: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const seed = wholeNumber('seed', values.seed)
  const share = wholeNumber('share', values.share)
  const only = values.case === undefined ? undefined : wholeNumber('case', values.case)
  const fault = faults.find((name) => name === values.fault)
  if (values.fault !== undefined && !fault) throw new Error(`--fault takes one of ${faults.join(', ')}`)
  const chosen = parts.filter(({ name }) => values.part === undefined || name === values.part)
  if (chosen.length === 0) throw new Error(`--part takes one of ${parts.map(({ name }) => name).join(', ')}`)
  if (only !== undefined && chosen.length > 1) throw new Error('--case needs --part')
  const rangeOf = ({ count }: Part): { seed: number; from: number; to: number; fault: Fault | undefined } => {
    if (only !== undefined) return { seed, from: only, to: only + 1, fault }
    const to = values.count === undefined ? Math.ceil(count / share) : wholeNumber('count', values.count)
    return { seed, from: 0, to, fault }
  }
  const jobs = chosen.flatMap((part) => cut(part, rangeOf(part)))
  const reports = new Map(chosen.map(({ name }) => [name, emptyReport()]))
  const left = new Map(chosen.map(({ name }) => [name, jobs.filter(({ part }) => part === name).length]))
  const total = emptyReport()
  const begun = performance.now()
  let finished = 0
  if (!values.json) console.log(`seed ${seed}`)
  await inProcesses(jobs, {
    program: fileURLToPath(import.meta.url),
    processes: wholeNumber('processes', values.processes),
    patience: wholeNumber('patience', values.patience),
    done({ part: name }, report) {
      finished += 1
      const sum = reports.get(name) ?? emptyReport()
      addTo(sum, report)
      left.set(name, (left.get(name) ?? 0) - 1)
      if (process.stderr.isTTY) process.stderr.write(`\r${Math.round((finished / jobs.length) * 100)} % `)
      if (left.get(name) !== 0) return
      const part = chosen.find((one) => one.name === name)
      const lacking = part && only === undefined && fault === undefined ? lack(part, sum) : undefined
      if (lacking !== undefined) sum.failures.push(lacking)
      addTo(total, sum)
      if (values.json) return
      console.log(line(name, sum, seed))
      for (const failure of sum.failures.slice(0, 5)) console.log(failure)
    },
  })
  const seconds = Math.round((performance.now() - begun) / 1_000)
  if (values.json) console.log(JSON.stringify({ total, parts: Object.fromEntries(reports) }))
  else {
    const counts = `${number(total.taken)} taken · ${number(total.refused)} refused`
    console.log(
      `${number(total.reached)} inputs in ${chosen.length} parts reached their guard · ${counts} · ${total.failures.length} wrong · seed ${seed} · ${seconds} s`,
    )
  }
  return total.failures.length === 0 ? 0 : 1
}

if (process.argv[2] === 'work') work(process.argv[3] ?? '')
else process.exitCode = await main()
