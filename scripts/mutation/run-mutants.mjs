import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/**
 * @typedef {object} Mutant
 * @property {string} file From the root of the repository.
 * @property {number} line Begins at 1.
 * @property {number} column Begins at 1.
 * @property {string} lineText The source line in which the original begins, without its indentation.
 * @property {string} original With every run of white space as one space.
 * @property {string} replacement With every run of white space as one space.
 * @property {string} status Stryker's word, for example `Killed`.
 */

/**
 * Runs the mutants of a group in a copy of the repository. The copy is in a temporary folder, which is removed afterwards.
 * @param {string} root The root of the repository.
 * @param {{ mutate: readonly string[], tests: readonly string[], setup?: 'modal' }} group `mutate` has paths, or ranges of lines such as `a.ts:3-7`.
 * @param {number} jobs The number of mutants that Stryker runs at the same time.
 * @returns {Promise<Mutant[]>}
 * @throws if the tests fail without a mutant
 */
export async function runMutants(root, { mutate, tests, setup = 'none' }, jobs) {
  const folder = await mkdtemp(join(tmpdir(), 'mutation-'))
  process.chdir(root)
  // Stryker's workers inherit these variables, and `quality/mutation/vitest.config.ts` reads them.
  process.env['MUTATION_TESTS'] = tests.join(',')
  process.env['MUTATION_SETUP'] = setup
  try {
    const stryker = new Stryker({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'quality/mutation/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      mutate: [...mutate],
      // Copies only the top folders that the tests are in, because copying needs more time than many mutants.
      ignorePatterns: ['/*', ...['quality', ...tests.map((path) => path.split('/', 1))].map((name) => `!/${name}`)],
      concurrency: jobs,
      // Before the first mutant, Stryker runs all chosen tests in one process (the dry run). The tests of the stores need more than Stryker's five minutes.
      dryRunTimeoutMinutes: 30,
      // With Stryker's five seconds, a busy machine reports surviving mutants as timed out.
      timeoutMS: 20_000,
      tempDirName: join(folder, 'copies'),
      cleanTempDir: 'always',
      // Vitest removes the types without checking them.
      disableTypeChecks: false,
      reporters: [],
      logLevel: 'error',
    })
    const results = await stryker.runMutationTest()
    return await Promise.all(results.map((result) => toMutant(root, result)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns {Promise<Mutant>} */
async function toMutant(
  /** @type {string} */ root,
  /** @type {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} */ { fileName, location, replacement, status },
) {
  const lines = (await readFile(fileName, 'utf8')).split('\n')
  const { start, end } = location
  const rows = lines.slice(start.line - 1, end.line)
  // Cut the end first, because the original may begin in its last line.
  rows.push((rows.pop() ?? '').slice(0, end.column - 1))
  rows.unshift((rows.shift() ?? '').slice(start.column - 1))
  return {
    file: relative(root, fileName).replaceAll('\\', '/'),
    line: start.line,
    column: start.column,
    lineText: (lines[start.line - 1] ?? '').trim(),
    original: inOneLine(rows.join('\n')),
    replacement: inOneLine(replacement ?? ''),
    status,
  }
}

function inOneLine(/** @type {string} */ text) {
  return text.replace(/\s+/g, ' ').trim()
}
