import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../bundle-program'

// A share of `npm run fuzz -- load`, and the same every time: a change that fails here is at fault itself.
const share = ['load', '--seed', '20261129', '--days', '6', '--rounds', '40', '--entries', '4000']

let folder = ''
let program = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-'))
  program = await bundleProgram('quality/load/main.ts', folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the program. Returns the lines that it prints. */
function run(...options: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...share, ...options], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim().split('\n').slice(1)
}

test('Long lists, twenty tabs and days of polling stay within their limits.', () => {
  const lines = run()
  expect(lines.map((line) => line.match(/^load (\w+): .* · 0 wrong/)?.[1])).toEqual([
    'announcements',
    'pending',
    'accounts',
    'networks',
    'directory',
    'tabs',
    'days',
  ])
}, 300_000)

test.each([
  ['keeps', 'the heap has grown'],
  ['polls', 'requests while the page was hidden'],
])(
  'The load notices a modal that %s too much.',
  (plant, expected) => expect(run('--part', 'days', '--plant', plant).join('\n')).toContain(expected),
  300_000,
)
