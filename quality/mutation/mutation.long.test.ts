import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('mutation-'))

/** Runs the smallest group. `npm run mutation` runs all groups. */
function runLookAlikes(results: string) {
  const args = ['scripts/mutation.mjs', '--only', 'look-alikes', '--results', results]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

test('Each mutant of the search for look-alikes is noticed, the copy of the repository is removed, and the next run shows the stored result.', () => {
  const before = folders()
  const folder = mkdtempSync(join(tmpdir(), 'results-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const results = join(folder, 'results.json')
  const first = runLookAlikes(results)
  const [, mutants, killed] =
    /^look-alikes: (\d+) mutants, (\d+) killed, .* 100 % of the others noticed/m.exec(first) ?? []
  expect(Number(mutants)).toBeGreaterThan(10)
  expect(Number(killed)).toBeGreaterThan(10)
  expect(folders().filter((name) => !before.includes(name))).toEqual([])

  const date = new Date().toISOString().slice(0, 10)
  const stored = `${first.trim()} · run on ${date}; nothing that the group reads has changed since`
  expect(runLookAlikes(results).trim()).toBe(stored)
  // With another digest, which any change makes, the group runs again. A planted result shows whether it was read.
  writeFileSync(
    results,
    readFileSync(results, 'utf8')
      .replace(/"digest": "\w/, '"digest": "-')
      .replace('100 %', '99 %'),
  )
  expect(runLookAlikes(results)).toMatch(/^look-alikes: .* 100 % of the others noticed · \d+ s$/m)
}, 480_000)
