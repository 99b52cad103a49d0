import { parseArgs } from 'node:util'
import { wholeNumber } from '../../../scripts/whole-number.mjs'
import { tellProgress } from '../progress'
import { runHistories } from './run-histories'

const { values } = parseArgs({
  // `scripts/fuzz.mjs` passes the name of the fuzz test as the first argument.
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    case: { type: 'string' },
  },
})
const seed = wholeNumber('seed', values.seed)
const from = wholeNumber('case', values.case ?? '0')
const count = wholeNumber('count', values.count ?? (values.case === undefined ? '50000' : '1'))
console.log(`seed ${seed}`)
const begun = performance.now()
const report = await runHistories({
  seed,
  from,
  count,
  onCase: tellProgress(count),
  onFailure: (failure) => console.log(failure),
})
const { git, steps } = report
const sorted = Object.entries(steps).sort(([, a], [, b]) => b - a)
console.log(sorted.map(([name, times]) => `${times} ${name}`).join(' · '))
const { stricter, laxer, otherText } = git.ambiguous
console.log(
  `${git.merges} merges compared with git: ${git.clean} clean with its text · ${git.conflicts} conflicts as there · ${git.restyled} clean once in one style · unlike git where repeated lines are ambiguous: ${stricter} stricter, ${laxer} laxer, ${otherText} with another text`,
)
const seconds = Math.round((performance.now() - begun) / 1_000)
console.log(`${report.histories} histories, ${report.failures.length} findings · seed ${seed} · ${seconds} s`)
process.exitCode = report.failures.length === 0 ? 0 : 1
