import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { caseOptions, readCases } from '../numbered-cases'
import { tellProgress } from '../progress'
import { runRepositories } from './run-repositories'
import { work } from './worker'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    ...caseOptions,
    jobs: { type: 'string', default: '1' },
    dist: { type: 'string', default: resolve('dist') },
    worker: { type: 'boolean', default: false },
  },
})

const { seed, from, count } = readCases(values, 20_000)

if (values.worker) {
  await work({ seed, from, to: from + count, dist: values.dist })
  process.exit()
}

console.log(`seed ${seed}`)
const begun = performance.now()
const report = await runRepositories({
  seed,
  from,
  count,
  program: fileURLToPath(import.meta.url),
  dist: values.dist,
  jobs: Number(values.jobs),
  onCase: tellProgress(count),
  onFailure: (failure) => console.log(failure),
})
for (const counts of [report.parts, report.commands, report.exits]) {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a)
  console.log(sorted.map(([name, times]) => `${times} ${name}`).join(' · '))
}
const seconds = Math.round((performance.now() - begun) / 1_000)
console.log(`${report.cases} hostile repositories, ${report.failures.length} findings · seed ${seed} · ${seconds} s`)
process.exitCode = report.failures.length === 0 ? 0 : 1
