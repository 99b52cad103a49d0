import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { runParts, sendReport } from '../run-parts'
import type { Secrets } from './secrets'
import type { SessionsReport } from './sessions'
import { runSessions } from './sessions'

const { values } = parseArgs({
  // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string' },
    leak: { type: 'string' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    /** The number of this process among those that share the sessions. Only this program passes it. */
    part: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

/** Adds a part of a secret to a report. The option `--leak <kind>` names the kind of the secret. A test uses the option to check that leaks are found. */
function leak(report: string, planted: Secrets): string {
  const secret = Object.entries(planted).find(([kind]) => kind === values.leak)?.[1] as string | undefined
  if (secret === undefined) throw new Error(`There is no kind of secrets with the name ${values.leak}`)
  const [part = ''] = secret.split(/[^a-zA-Z0-9]+/).toSorted((one, other) => other.length - one.length)
  const parsed = JSON.parse(report) as { entries: object[] }
  return JSON.stringify({
    ...parsed,
    entries: [{ type: 'request', path: `/v1/${part.slice(0, 12)}` }, ...parsed.entries],
  })
}

/** The number of sessions in a batch. Each batch has its own seed, so that a failed session can be repeated without the earlier batches. */
const batch = 1_000

const [count, seed] = [wholeNumber('count', values.count), wholeNumber('seed', values.seed)]
// A path belongs to the first batch, which one process repeats. A process starts only if it has a batch of its own.
const jobs = values.path === undefined ? Math.min(wholeNumber('jobs', values.jobs), Math.ceil(count / batch)) : 1

const emptyReport = (): SessionsReport => ({ sessions: 0, entries: 0, types: {}, failure: undefined })

function add(total: SessionsReport, { sessions, entries, types, failure }: SessionsReport): void {
  total.sessions += sessions
  total.entries += entries
  for (const [type, times] of Object.entries(types)) total.types[type] = (total.types[type] ?? 0) + times
  total.failure ??= failure
}

/** Runs each batch whose number belongs to the part, until a report contains a secret. */
async function runBatches(part: number): Promise<SessionsReport> {
  const total = emptyReport()
  for (let number = part; number * batch < count && total.failure === undefined; number += jobs) {
    const sessions = Math.min(batch, count - number * batch)
    add(total, await runSessions(seed + number, sessions, values.path, values.leak ? leak : undefined))
  }
  return total
}

async function main(): Promise<void> {
  const begun = performance.now()
  if (!values.json) console.log(`seed ${seed}`)
  // Several processes share the batches, because each session keeps one core busy.
  const options = [...process.argv.slice(2), '--seed', String(seed), '--jobs', String(jobs)]
  const program = fileURLToPath(import.meta.url)
  const reports = jobs === 1 ? [await runBatches(0)] : await runParts<SessionsReport>(program, jobs, options)
  const total = emptyReport()
  for (const report of reports) add(total, report)
  if (values.json) return console.log(JSON.stringify(total))
  const number = (value: number) => value.toLocaleString('en')
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.log(`${number(total.sessions)} sessions, ${number(total.entries)} entries · seed ${seed} · ${seconds} s`)
  if (total.failure !== undefined) console.log(total.failure)
  process.exitCode = total.failure === undefined ? 0 : 1
}

const { part } = values
if (part === undefined) await main()
else await sendReport(() => runBatches(wholeNumber('part', part)))
