import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { runParts, sendReport } from '../run-parts'
import { plant } from './planted'
import type { StorageReport } from './run'
import { runCases } from './run'

const { values } = parseArgs({
  // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    case: { type: 'string' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    /** The number of this process among those that share the cases. Only this program passes it. */
    part: { type: 'string' },
    plant: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const seed = wholeNumber('seed', values.seed)
const count = wholeNumber('count', values.count)
const jobs = wholeNumber('jobs', values.jobs)
const spoil = values.plant === undefined ? undefined : plant(values.plant)

const run = (share: { from: number; step: number; count: number }) => runCases(seed, share, () => {}, spoil)

function shareOf(part: number): { from: number; step: number; count: number } {
  return { from: part, step: jobs, count: Math.floor(count / jobs) + (part < count % jobs ? 1 : 0) }
}

function add(one: StorageReport, other: StorageReport): StorageReport {
  const join = (key: 'kinds' | 'longest', merge: (left: number, right: number) => number) => {
    const joined = { ...one[key] }
    for (const [name, value] of Object.entries(other[key])) joined[name] = merge(joined[name] ?? 0, value)
    return joined
  }
  return {
    cases: one.cases + other.cases,
    unreached: one.unreached + other.unreached,
    confirmed: one.confirmed + other.confirmed,
    kinds: join('kinds', (left, right) => left + right),
    longest: join('longest', Math.max),
    opensPerMinute: Math.max(one.opensPerMinute, other.opensPerMinute),
    failures: [...one.failures, ...other.failures],
  }
}

function show(report: StorageReport, seconds: number): void {
  const number = (value: number) => value.toLocaleString('en')
  const slowest = Math.max(...Object.values(report.longest))
  console.log(
    `${number(report.cases)} storage faults reached (${number(report.unreached)} cases ended before theirs), ` +
      `${number(report.confirmed)} rows confirmed, longest call ${number(slowest)} ms, ` +
      `at most ${report.opensPerMinute} openings in a minute, ${report.failures.length} wrong · seed ${seed} · ${seconds} s`,
  )
  const kinds = Object.entries(report.kinds).sort()
  console.log(`  ${kinds.map(([kind, times]) => `${kind} ${number(times)}`).join(' · ')}`)
  for (const failure of report.failures.slice(0, 5)) console.log(failure)
}

async function main(): Promise<void> {
  const begun = performance.now()
  if (!values.json) console.log(`seed ${seed}`)
  // Two processes share the cases, because each case keeps one core busy.
  const options = [...process.argv.slice(2), '--seed', String(seed)]
  const reports =
    values.case !== undefined
      ? [await run({ from: wholeNumber('case', values.case), step: 1, count: 1 })]
      : jobs === 1
        ? [await run(shareOf(0))]
        : await runParts<StorageReport>(fileURLToPath(import.meta.url), jobs, options)
  const report = reports.reduce(add)
  if (values.json) return void process.stdout.write(JSON.stringify(report))
  show(report, Math.round((performance.now() - begun) / 1_000))
  process.exitCode = report.failures.length > 0 || report.cases === 0 ? 1 : 0
}

const { part } = values
if (part === undefined) await main()
else await sendReport(() => run(shareOf(wholeNumber('part', part))))
