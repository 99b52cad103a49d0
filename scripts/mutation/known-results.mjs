// Reads and writes the results file of `npm run mutation -- --results <file>`. A stored result is valid while the digest of the group's inputs is the same.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** @typedef {{ date: string, digest: string, summary: string }} Result */

/** The inputs that all groups share: the lockfile with the versions of the packages, and the files that configure the test run. */
const shared = ['package-lock.json', 'quality/mutation/vitest.config.ts', 'scripts/mutation/run-mutants.mjs']

/**
 * Computes the SHA-256 digest of a group's inputs: its source files and tests, every file that they import, the shared inputs, and the equivalent mutants
 * of the group. Files that a test reads with `fs` are not part of the digest.
 * @param {string} root The root of the repository.
 * @param {import('../../quality/mutation/kernel.mjs').Group} group The group of the kernel, with its files and tests.
 * @param {readonly import('./equivalents.mjs').Equivalent[]} listed All equivalent mutants of `quality/mutation/equivalent.json`.
 * @returns {Promise<string>} The digest as hexadecimal text.
 */
export async function digestOf(root, { files, tests, setup }, listed) {
  const entryPoints = [...files, ...tests, ...(setup ? ['template/src/wallet-modal/testing/setup.ts'] : [])]
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: 'unused',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  })
  const hash = createHash('sha256')
  for (const path of [...Object.keys(metafile.inputs), ...shared].sort())
    hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  hash.update(JSON.stringify([entryPoints, listed.filter(({ file }) => files.includes(file))]))
  return hash.digest('hex')
}

/**
 * Reads the stored results.
 * @param {string} file The path of the results file.
 * @returns {Record<string, Result>} The results by group name. The record is empty if the file does not exist.
 */
export function knownResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Stores the result of a group, and replaces the earlier result of the same group.
 * @param {string} file The path of the results file.
 * @param {string} name The name of the group.
 * @param {Result} result The date of the run, the digest of the inputs, and the line with the figures.
 */
export function recordResult(file, name, result) {
  const known = { ...knownResults(file), [name]: result }
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
