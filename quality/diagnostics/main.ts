import { parseArgs } from 'node:util'
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

const [count, seed] = [Number(values.count), Number(values.seed)]
if (!values.json) console.log(`seed ${seed}`)
const begun = performance.now()
const total: SessionsReport = { sessions: 0, entries: 0, types: {}, failure: undefined }
for (let from = 0; from < count && total.failure === undefined; from += batch) {
  const report = await runSessions(
    seed + from / batch,
    Math.min(batch, count - from),
    values.path,
    values.leak ? leak : undefined,
  )
  total.sessions += report.sessions
  total.entries += report.entries
  for (const [type, number] of Object.entries(report.types)) total.types[type] = (total.types[type] ?? 0) + number
  total.failure = report.failure
  if (process.stderr.isTTY) process.stderr.write(`\r${total.sessions}`)
}
if (values.json) console.log(JSON.stringify(total))
else {
  const number = (value: number) => value.toLocaleString('en')
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.log(`${number(total.sessions)} sessions, ${number(total.entries)} entries · seed ${seed} · ${seconds} s`)
  if (total.failure !== undefined) console.log(total.failure)
  process.exitCode = total.failure === undefined ? 0 : 1
}
