import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../../scripts/whole-number.mjs'
import { tellProgress } from '../progress'
import { runFaults } from './run-faults'

const { values } = parseArgs({
  // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    case: { type: 'string' },
    dist: { type: 'string', default: resolve('dist') },
  },
})

const [share, seed] = [wholeNumber('share', values.share), wholeNumber('seed', values.seed)]
const begun = performance.now()
const report = await runFaults({
  share,
  seed,
  ...(values.case === undefined ? {} : { only: wholeNumber('case', values.case) }),
  dist: values.dist,
  onCase: tellProgress(5_000),
  onFailure: (failure) => console.log(failure),
})
const codes = Object.entries(report.codes).map(([code, times]) => `${times} ${code}`)
const seconds = Math.round((performance.now() - begun) / 1_000)
console.log(codes.join(' · '))
console.log(
  `${report.cases} faults at ${report.calls} calls: ${report.told} commands told it, ${report.done} did their work · ${report.failures.length} findings · seed ${seed} · ${seconds} s`,
)
process.exitCode = report.failures.length === 0 ? 0 : 1
