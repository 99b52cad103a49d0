import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Chooses lines of a folder's source files. The lines with the smallest hashes are chosen, so that a seed chooses the same lines everywhere, and an
 * edit changes the choice only for the edited lines.
 * @param {string} root The root of the repository.
 * @param {string} folder From the root.
 * @param {number} count How many lines.
 * @param {number} seed
 * @returns {{ files: string[], ranges: string[] }} The source files of the folder, and the lines for Stryker's option `mutate`, such as `a.ts:3-3`.
 */
export function sampleLines(root, folder, count, seed) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(name))
    .map((name) => `${folder}/${name}`)
    .sort()
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ text, range: `${file}:${index + 1}-${index + 1}`, file }))
      .filter(
        ({ text }) => /[\w)\]}'`]/.test(text) && !/^\s*(?:\/\/|\/?\*|import |export type |[)\]};,]*$)/.test(text),
      ),
  )
  const ordered = lines
    .map(({ file, text, range }) => ({
      range,
      hash: createHash('sha256').update(`${seed}\n${file}\n${text}`).digest('hex'),
    }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1))
  return { files, ranges: ordered.slice(0, count).map(({ range }) => range) }
}

/**
 * The bounds between which a share lies with 95 % certainty, judged by a sample (Wilson score interval).
 * @param {number} hits
 * @param {number} all
 * @returns {[number, number]} In percent, rounded to one digit.
 */
export function boundsOf(hits, all) {
  if (all === 0) return [0, 100]
  const z = 1.96
  const share = hits / all
  const middle = share + z ** 2 / (2 * all)
  const width = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  const scale = 1 + z ** 2 / all
  const percent = (/** @type {number} */ value) => Math.round((value / scale) * 1_000) / 10
  return [percent(middle - width), percent(middle + width)]
}
