// Runs the mutants of an area in two stages, because most mutants are noticed by the few tests that stand near the changed file.
import { runMutants } from './run-mutants.mjs'

/**
 * Runs the mutants of an area against the tests of the area, and the unnoticed mutants once more against tests of other parts.
 * @param {string} root The root of the repository.
 * @param {{ mutate: readonly string[], tests: readonly string[], furtherTests: readonly string[], setup?: 'modal' }} group `mutate` has ranges of lines, such as `a.ts:3-3`.
 * @param {number} jobs The number of mutants that Stryker runs at the same time.
 * @param {typeof runMutants} [run]
 * @returns {Promise<import('./run-mutants.mjs').Mutant[]>} The mutants with the result of their last stage.
 */
export async function runInStages(root, group, jobs, run = runMutants) {
  const first = await run(root, group, jobs)
  const lines = new Set(first.filter(isUnnoticed).map(({ file, line }) => `${file}:${line}-${line}`))
  if (lines.size === 0) return first
  const second = await run(root, { ...group, mutate: [...lines], tests: group.furtherTests }, jobs)
  const results = new Map(second.map((mutant) => [placeOf(mutant), mutant]))
  return first.map((mutant) => (isUnnoticed(mutant) ? (results.get(placeOf(mutant)) ?? mutant) : mutant))
}

function isUnnoticed(/** @type {import('./run-mutants.mjs').Mutant} */ { status }) {
  return status === 'Survived' || status === 'NoCoverage'
}

function placeOf(/** @type {import('./run-mutants.mjs').Mutant} */ { file, line, column, original, replacement }) {
  return JSON.stringify([file, line, column, original, replacement])
}
