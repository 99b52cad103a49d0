import { parseArgs } from 'node:util'
import { runSchedules, type FundsReport } from './schedules'

const { values } = parseArgs({
  // The first word says which fuzzing it is.
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

/** The number of schedules that share a seed. Each batch has its own seed, so a failure is repeated without earlier batches. */
const step = 1_000

const [count, seed] = [Number(values.count), Number(values.seed)]
if (!values.json) console.log(`seed ${seed}`)
const begun = performance.now()
let [schedules, asked] = [0, 0]
let failure: string | undefined
for (let from = 0; from < count && failure === undefined; from += step) {
  const report = await runSchedules(seed + from / step, Math.min(step, count - from), values.path)
  schedules += report.schedules
  asked += report.asked
  failure = report.failure
  if (process.stderr.isTTY) process.stderr.write(`\r${schedules}`)
}
if (values.json) console.log(JSON.stringify({ schedules, asked, failure } satisfies FundsReport))
else {
  const number = (value: number) => value.toLocaleString('en')
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.log(`${number(schedules)} schedules, wallets asked ${number(asked)} times · seed ${seed} · ${seconds} s`)
  if (failure !== undefined) console.log(failure)
  process.exitCode = failure === undefined ? 0 : 1
}
