import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('mutation-'))

/** Runs the mutants of the smallest group with a results file, and returns the output of the command. */
function runLookAlikes(results: string) {
  const args = ['scripts/mutation.mjs', '--only', 'look-alikes', '--results', results]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

test('The tests notice each mutant of the look-alike search, the temporary copy of the repository is removed, and the next run prints the stored result.', () => {
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
  const stored = `${first.trim()} · run on ${date}; the inputs of the group have not changed since`
  expect(runLookAlikes(results).trim()).toBe(stored)
  // A stored result with a stale digest is ignored, and the group runs again. The planted 99 % would show that the stale result was printed.
  writeFileSync(
    results,
    readFileSync(results, 'utf8')
      .replace(/"digest": "\w/, '"digest": "-')
      .replace('100 %', '99 %'),
  )
  expect(runLookAlikes(results)).toMatch(/^look-alikes: .* 100 % of the others noticed · \d+ s$/m)
}, 480_000)
