import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('mutation-'))

// The smallest group. `npm run mutation` runs all groups.
test('Each mutant of the search for look-alikes is noticed, and the copy of the repository is removed.', () => {
  const before = folders()
  const args = ['scripts/mutation.mjs', '--only', 'look-alikes']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const [, mutants, killed] =
    /^look-alikes: (\d+) mutants, (\d+) killed, .* 100 % of the others noticed/m.exec(stdout) ?? []
  expect(status, stdout + stderr).toBe(0)
  expect(Number(mutants)).toBeGreaterThan(10)
  expect(Number(killed)).toBeGreaterThan(10)
  expect(folders().filter((name) => !before.includes(name))).toEqual([])
}, 240_000)
