import { execFileSync } from 'node:child_process'

/**
 * The lines that were added or changed since a Git revision, for Stryker's option `mutate`. Lines that were only removed have no mutants.
 * @param {string} root The root of the repository.
 * @param {string} revision A Git revision, for example `main`.
 * @returns {Map<string, string[]>} For each file its ranges, for example `a.ts:3-7`.
 * @throws if Git does not know the revision
 */
export function changedLines(root, revision) {
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--no-prefix', '--no-renames', '--diff-filter=AM']
  const diff = execFileSync('git', ['diff', ...options, revision, '--'], {
    cwd: root,
    maxBuffer: 2 ** 30,
    stdio: 'pipe',
  })
  /** @type {Map<string, string[]>} */
  const ranges = new Map()
  let file = ''
  for (const line of diff.toString().split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice(4)
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from === undefined || count === '0') continue
    const range = `${file}:${from}-${Number(from) + Number(count) - 1}`
    ranges.set(file, [...(ranges.get(file) ?? []), range])
  }
  return ranges
}
