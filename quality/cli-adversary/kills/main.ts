import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../../scripts/whole-number.mjs'
import { caseOptions, readCases } from '../numbered-cases'
import { tellProgress } from '../progress'
import { runKills } from './run-kills'
import { phases } from './trees'

const { values } = parseArgs({
  // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
  allowPositionals: true,
  options: {
    ...caseOptions,
    jobs: { type: 'string', default: '2' },
    dist: { type: 'string', default: resolve('dist') },
  },
})

const { seed, from, count } = readCases(values, 2_000)

console.log(`seed ${seed}`)
const begun = performance.now()
const report = await runKills({
  seed,
  from,
  count,
  preload: fileURLToPath(new URL('preload.mjs', import.meta.url)),
  dist: values.dist,
  jobs: Math.min(count, wholeNumber('jobs', values.jobs)),
  onCase: tellProgress(count),
  onFailure: (failure) => console.log(failure),
})
const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, times]) => `${times} ${name}`)
    .join(' · ')
for (const counts of [report.scenes, report.settled]) console.log(list(counts))
console.log(`${phases.map((phase) => `${report.phases[phase] ?? 0} ${phase}`).join(' · ')}`)
const seconds = Math.round((performance.now() - begun) / 1_000)
console.log(
  `${report.kills} kills: ${list(report.ends)} · ${report.twice} killed twice · ${report.late} commands ended first · ${report.failures.length} findings · seed ${seed} · ${seconds} s`,
)
process.exitCode = report.failures.length === 0 ? 0 : 1
