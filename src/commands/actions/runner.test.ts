import { expect, test } from 'vitest'
import type { Runner } from '../../report/pasteable'
import { diskWith } from '../../test-support/world'
import { runnerOf } from './runner'

const cache = '/home/ann/.npm/_npx/12ab/node_modules/create-wallet-modal'
const runnerFor = (userAgent: string | undefined, packageRoot = cache, folder?: string): Promise<Runner> =>
  runnerOf({ packageRoot, env: { npm_config_user_agent: userAgent } }, diskWith({ '/clone/src/cli.ts': '' }), {
    cwd: '/work/shop/src',
    folder,
  })
const startFor = async (...how: Parameters<typeof runnerFor>): Promise<string> => (await runnerFor(...how)).command

test.each([
  ['npm/11.19.1 node/v22', 'npx create-wallet-modal'],
  ['pnpm/10.1.0 npm/? node/v22', 'pnpm dlx create-wallet-modal'],
  ['yarn/4.9.2 npm/? node/v22', 'yarn dlx create-wallet-modal'],
  ['yarn/1.22.22 npm/? node/v22', 'yarn create wallet-modal'],
  ['bun/1.3.0 npm/? node/v22', 'bunx create-wallet-modal'],
  [undefined, 'npx create-wallet-modal'],
])('started through %s, the CLI is started again with %s', async (userAgent, expected) => {
  expect(await startFor(userAgent)).toBe(expected)
})

test('A package that the project has installed is started with npx, whichever program started it.', async () => {
  const pnpm = '/work/shop/node_modules/.pnpm/create-wallet-modal@1.2.3/node_modules/create-wallet-modal'
  for (const root of ['/work/shop/node_modules/create-wallet-modal', pnpm])
    expect(await startFor('yarn/4.9.2', root)).toBe('npx create-wallet-modal')
})

test('A package from a tarball is started from the tarball again.', async () => {
  const disk = diskWith({
    '/home/ann/.npm/_npx/12ab/package.json': '{"dependencies":{"create-wallet-modal":"file:../../../cwm.tgz"}}',
    '/home/ann/cwm.tgz': '',
  })
  const launch = { packageRoot: cache, env: { npm_config_user_agent: 'npm/11' } }
  expect(await runnerOf(launch, disk, { cwd: '/work/shop' })).toMatchObject({ command: 'npx file:/home/ann/cwm.tgz' })
})

test('A clone is started by its path, and a named folder is named again.', async () => {
  expect(await startFor('npm/11', '/clone')).toBe('node ../../../clone/bin/create-wallet-modal.js')
  expect(await startFor('npm/11', cache, 'my shop')).toBe("npx create-wallet-modal -C 'my shop'")
})

test.each([
  ['pnpm/10.1.0 npm/? node/v22', 'pnpm dlx create-wallet-modal'],
  ['yarn/4.9.2 npm/? node/v22', 'yarn dlx create-wallet-modal'],
  ['yarn/1.22.22 npm/? node/v22', 'npx create-wallet-modal'],
])('Started from a clone through %s, another version is fetched with %s.', async (userAgent, expected) => {
  expect(await runnerFor(userAgent, '/clone')).toMatchObject({ fetched: expected, inFolder: '' })
})

test('A command line for another version repeats the folder that was named.', async () => {
  expect(await runnerFor('npm/11', cache, 'my shop')).toMatchObject({ inFolder: " -C 'my shop'" })
})
