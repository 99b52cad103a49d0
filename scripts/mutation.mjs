// Mutation testing of the security kernel (`quality/mutation/kernel.mjs`) with Stryker. Stryker changes one expression at a time and runs the tests
// that reach it. A change that no test notices survives: a test is missing, the code is wrong, or the change has no effect. Survivors without an
// effect are listed with a reason in `quality/mutation/equivalent.json`. Any other survivor makes this command end with 1. `--only <group>` runs one
// group, `--file <path>` one file. `--changed <revision>` runs only the mutants of lines that differ from a Git revision. `--jobs` says how many mutants run at a time.
// `--results <file>` stores the result of each group in a JSON file if the group has no unexplained survivor. A later run with the same file prints the
// stored result in place of a run, as long as the inputs of the group have not changed.
// `--area <name>` runs the mutants of some lines of an area (`quality/mutation/areas.mjs`) instead: `--lines` says how many lines, `--seed` chooses them.
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { areas } from '../quality/mutation/areas.mjs'
import { kernel } from '../quality/mutation/kernel.mjs'
import { changedLines } from './mutation/changed-lines.mjs'
import { compareWithList } from './mutation/equivalents.mjs'
import { digestOf, knownResults, recordResult } from './mutation/known-results.mjs'
import { runMutants } from './mutation/run-mutants.mjs'
import { boundsOf, sampleLines } from './mutation/sample-lines.mjs'
import { wholeNumber } from './whole-number.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    changed: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    area: { type: 'string', multiple: true },
    lines: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    results: { type: 'string' },
  },
})
const jobs = Number(values.jobs)
const unknown = (values.only ?? []).filter((name) => !kernel.some((group) => group.name === name))
const chosen = areas.filter(({ name }) => values.area?.includes(name))
const isPart = values.file !== undefined || values.changed !== undefined || values.area !== undefined
const foreign = (values.file ?? []).filter((file) => !kernel.some(({ files }) => files.includes(file)))
if (
  !Number.isSafeInteger(jobs) ||
  jobs < 1 ||
  unknown.length > 0 ||
  foreign.length > 0 ||
  chosen.length < (values.area ?? []).length
)
  throw new Error(
    `--jobs is at least 1, --file takes files of the kernel, --area takes ${areas.map(({ name }) => name).join(', ')}, and --only takes ${kernel.map(({ name }) => name).join(', ')}`,
  )

if (values.results && isPart) throw new Error('--results is for whole groups, without --file, --changed and --area')

// Thousands of short test runs must not slow down other work on this machine.
setPriority(10)

/** @type {import('./mutation/equivalents.mjs').Equivalent[]} */
const listed = JSON.parse(await readFile(`${root}/quality/mutation/equivalent.json`, 'utf8'))
const changed = values.changed === undefined ? undefined : changedLines(root, values.changed)
const groups = values.area ? chosen.map(sampleOf) : groupsOf()

/** The groups of the kernel that the options name, with the files or lines to change. */
function groupsOf() {
  return kernel
    .filter(({ name }) => values.only?.includes(name) ?? true)
    .map((group) => ({ ...group, files: group.files.filter((file) => values.file?.includes(file) ?? true) }))
    .map((group) => ({
      ...group,
      mutate: group.files.flatMap((file) => (changed ? (changed.get(file) ?? []) : [file])),
      goal: 100,
    }))
    .filter(({ mutate }) => mutate.length > 0)
}

/**
 * Chooses lines of an area with the options `--lines` and `--seed`, as a group for Stryker.
 * @param {import('../quality/mutation/areas.mjs').Area} area
 */
function sampleOf({ name, folder, tests, goal }) {
  const { files, ranges } = sampleLines(
    root,
    folder,
    wholeNumber('lines', values.lines),
    wholeNumber('seed', values.seed),
  )
  return { name, files, tests, setup: /** @type {const} */ ('modal'), mutate: ranges, goal }
}

if (groups.length === 0) console.log(`No line of the kernel differs from ${values.changed}.`)
for (const group of groups) {
  const digest = values.results && (await digestOf(root, group, listed))
  const known = values.results && knownResults(values.results)[group.name]
  if (known && known.digest === digest) {
    console.log(`${known.summary} · run on ${known.date}; the inputs of the group have not changed since`)
    continue
  }
  const begun = performance.now()
  const mutants = await runMutants(root, group, jobs)
  const count = (/** @type {readonly string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const { equivalent, unlisted, stale } = compareWithList(mutants, group, listed)
  // Stryker calls a mutant an error when a promise was rejected outside of a test, or when a file could not be loaded. Vitest fails then, too.
  const killed = count('Killed', 'RuntimeError')
  const relevant = mutants.length - equivalent.length
  const noticed = relevant - unlisted.length
  const share = relevant === 0 ? 100 : Math.floor((noticed / relevant) * 10_000) / 100
  const summary =
    `${group.name}: ${mutants.length} mutants, ${killed} killed, ${count('Timeout')} timed out, ${count('Survived')} survived, ` +
    `${count('NoCoverage')} not covered, ${equivalent.length} of these equivalent, ${share} % of the others noticed ` +
    `${values.area ? `(with 95 % certainty between ${boundsOf(noticed, relevant).join(' and ')} %) in ${group.mutate.length} lines ` : ''}· ${Math.round((performance.now() - begun) / 1_000)} s`
  console.log(summary)
  for (const { file, line, column, original, replacement, status } of unlisted)
    console.log(
      `  ${status === 'NoCoverage' ? 'not covered' : 'survived'}: ${file}:${line}:${column}\n    - ${original}\n    + ${replacement}`,
    )
  // A run of some lines cannot tell whether the other entries of the list still hold.
  const gone = changed || values.area ? [] : stale
  for (const { file, original, replacement } of gone)
    console.log(`  listed as equivalent, but it does not survive: ${file}\n    - ${original}\n    + ${replacement}`)
  if (share < group.goal || gone.length > 0) process.exitCode = 1
  else if (values.results && digest)
    recordResult(values.results, group.name, { date: new Date().toISOString().slice(0, 10), digest, summary })
}
