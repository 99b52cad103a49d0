import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { runJobs, workOnJobs } from '../run-jobs'
import { runFields } from './run-fields'
import type { FuzzRange, FuzzReport } from './run-fuzz'
import { mergeReports, runFuzz } from './run-fuzz'

const step = 10_000

interface Job {
  what: 'logins' | 'fields'
  range: FuzzRange
}

type Result = FuzzReport | ReturnType<typeof runFields>

const run = async ({ what, range }: Job): Promise<Result> => (what === 'logins' ? runFuzz(range) : runFields(range))

function cut(what: Job['what'], seed: number, count: number): Job[] {
  const jobs: Job[] = []
  for (let from = 0; from < count; from += step)
    jobs.push({ what, range: { seed, from, to: Math.min(from + step, count) } })
  return jobs
}

function print(report: FuzzReport): void {
  const number = (value: number) => value.toLocaleString('en')
  for (const [property, { cases, reached, reasons }] of Object.entries(report.properties).sort()) {
    console.log(`${property.padEnd(30)} ${number(cases).padStart(9)} refused, ${number(reached)} at the signature`)
    const sorted = Object.entries(reasons).sort(([, one], [, other]) => other - one)
    console.log(`  ${sorted.map(([reason, count]) => `${reason} ${number(count)}`).join(' · ')}`)
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000000' },
      fields: { type: 'string', default: '2000000' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      processes: { type: 'string', default: String(availableParallelism()) },
      case: { type: 'string' },
      field: { type: 'string' },
    },
  })
  const numbers: Partial<Record<string, number>> = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wholeNumber(name, value)]),
  )
  const { count = 0, fields = 0, seed = 0, processes = 1 } = numbers
  const { case: only, field } = numbers
  console.log(`seed ${seed}`)
  const block = only === undefined ? 0 : Math.floor(only / 200) * 200
  const isReplay = only !== undefined || field !== undefined
  const jobs: Job[] = isReplay
    ? [
        ...(only === undefined ? [] : [{ what: 'logins', range: { seed, from: block, to: block + 200 } } as const]),
        ...(field === undefined ? [] : [{ what: 'fields', range: { seed, from: field, to: field + 1 } } as const]),
      ]
    : [...cut('fields', seed, fields), ...cut('logins', seed, count)]
  const begun = performance.now()
  const reports: FuzzReport[] = []
  const built = { cases: 0, built: 0, failures: [] as string[] }
  let finished = 0
  const done = (result: Result) => {
    finished += 1
    if ('properties' in result) reports.push(result)
    else {
      built.cases += result.cases
      built.built += result.built
      built.failures.push(...result.failures)
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${Math.round((finished / jobs.length) * 100)} %`)
  }
  const queue = [...jobs]
  await runJobs({ program: fileURLToPath(import.meta.url), processes, next: () => queue.shift(), done })
  if (process.stderr.isTTY) process.stderr.write('\r')
  const report = mergeReports(reports)
  print(report)
  const number = (value: number) => value.toLocaleString('en')
  const failures = [...built.failures, ...report.failures]
  console.log(
    `${number(built.cases)} messages with a mutated field: ${number(built.built)} built, all read again as they were`,
  )
  console.log(
    `${number(report.cases)} logins that differ in one property: ${number(report.reached)} reached the signature check; ` +
      `${number(report.sane)} valid ones accepted by both`,
  )
  console.log(`${number(failures.length)} wrong · seed ${seed} · ${Math.round((performance.now() - begun) / 1000)} s`)
  for (const failure of failures.slice(0, 5)) console.log(failure)
  const isThorough = isReplay || report.cases === 0 || (report.sane > 0 && report.reached >= report.cases * 0.03)
  if (!isThorough) console.log('Too few of the logins reached the signature check')
  return failures.length === 0 && isThorough ? 0 : 1
}

if (process.argv[2] === 'work') workOnJobs(run)
else process.exitCode = await main()
