import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../../scripts/whole-number.mjs'
import { caseOptions, readCases } from '../numbered-cases'
import { tellProgress } from '../progress'
import { addReport, noHistories, runHistories, type HistoryReport } from './run-histories'

const { values } = parseArgs({
  // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
  allowPositionals: true,
  options: {
    ...caseOptions,
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})
const { seed, from, count } = readCases(values, 50_000)
if (process.send) {
  // A process that the one below has started.
  const step = wholeNumber('jobs', values.jobs)
  process.send(await runHistories({ seed, from, count, step, onCase: () => process.send?.('case') }))
  process.exit()
}
console.log(`seed ${seed}`)
const begun = performance.now()
const report = noHistories()
const onCase = tellProgress(count)
let cases = 0
const jobs = Math.min(count, wholeNumber('jobs', values.jobs))
const runs = Array.from({ length: jobs }, (_, index) => {
  const range = ['--case', String(from + index), '--count', String(count - index)]
  const child = fork(fileURLToPath(import.meta.url), [...range, '--seed', String(seed), '--jobs', String(jobs)])
  child.on('message', (message: HistoryReport | 'case') => {
    if (message === 'case') return onCase(++cases)
    addReport(report, message)
    for (const failure of message.failures) console.log(failure)
  })
  return new Promise<number | null>((resolve) => child.once('exit', resolve))
})
const codes = await Promise.all(runs)
const { git, steps } = report
const sorted = Object.entries(steps).sort(([, a], [, b]) => b - a)
console.log(sorted.map(([name, times]) => `${times} ${name}`).join(' · '))
const { stricter, laxer, otherText } = git.ambiguous
console.log(
  `${git.merges} merges compared with git: ${git.clean} clean with its text · ${git.conflicts} conflicts as there · ${git.restyled} clean once in one style · unlike git where repeated lines are ambiguous: ${stricter} stricter, ${laxer} laxer, ${otherText} with another text`,
)
const seconds = Math.round((performance.now() - begun) / 1_000)
console.log(`${report.histories} histories, ${report.failures.length} findings · seed ${seed} · ${seconds} s`)
const isWhole = codes.every((code) => code === 0)
if (!isWhole) console.log('a process has died')
process.exitCode = report.failures.length === 0 && isWhole ? 0 : 1
