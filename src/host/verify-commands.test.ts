import { expect, test } from 'vitest'
import { diskWith } from '../test-support/world'
import type { PackageManager } from './package-manager'
import { verifyCommands } from './verify-commands'

const both = JSON.stringify({ devDependencies: { typescript: '6', vitest: '4' } })
const verify = (
  files: Record<string, string>,
  {
    manager = 'npm',
    target = 'src/wallet-modal',
    tests = true,
  }: { manager?: PackageManager; target?: string; tests?: boolean } = {},
): Promise<string[]> => verifyCommands(diskWith(files), '/work/shop', { manager, target, tests })

test.each<[PackageManager, string]>([
  ['npm', 'npx'],
  ['pnpm', 'pnpm exec'],
  ['yarn', 'yarn'],
  ['bun', 'bunx'],
])('With %s, the compiler and the tests are started with %s.', async (manager, start) => {
  const lines = await verify({ '/work/shop/package.json': both }, { manager })
  expect(lines).toEqual([`${start} tsc --noEmit`, `${start} vitest run src/wallet-modal`])
})

test('Tests that were not copied are not named.', async () => {
  expect(await verify({ '/work/shop/package.json': both }, { tests: false })).toEqual(['npx tsc --noEmit'])
})

test('A program that no package.json names is left out, so that npx fetches nothing.', async () => {
  expect(await verify({ '/work/shop/package.json': '{}' })).toEqual([])
  expect(await verify({ '/work/shop/package.json': 'no JSON' })).toEqual([])
})

test('A program that the root of the workspace names counts.', async () => {
  const files = { '/work/.git/HEAD': '', '/work/package.json': both, '/work/shop/package.json': '{}' }
  expect(await verify(files)).toHaveLength(2)
})

test('A program that is named above the repository does not count.', async () => {
  const files = { '/work/package.json': both, '/work/shop/.git/HEAD': '', '/work/shop/package.json': '{}' }
  expect(await verify(files)).toEqual([])
})
