// The results of groups of the kernel that `npm run mutation -- --results <file>` has stored. A result counts until something changes that the group reads.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** @typedef {{ date: string, digest: string, summary: string }} Result */

/** What decides about every group: the versions of all packages, and how the tests run. */
const shared = ['package-lock.json', 'quality/mutation/vitest.config.ts', 'scripts/mutation/run-mutants.mjs']

/**
 * Computes the digest of all that a group reads: its files and tests, every file that they import, the packages, and the mutants without an effect.
 * @param {string} root The root of the repository.
 * @param {import('../../quality/mutation/kernel.mjs').Group} group
 * @param {readonly import('./equivalents.mjs').Equivalent[]} listed
 * @returns {Promise<string>}
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

/** @returns {Record<string, Result>} the stored results by the name of the group; none if there is no such file */
export function knownResults(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Stores the result of a group in place of its earlier result.
 * @param {string} file
 * @param {string} name The name of the group.
 * @param {Result} result
 */
export function recordResult(file, name, result) {
  const known = { ...knownResults(file), [name]: result }
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
