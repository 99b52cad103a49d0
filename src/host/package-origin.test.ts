import { expect, test } from 'vitest'
import { diskWith } from '../test-support/world'
import { originOf } from './package-origin'

const root = '/cache/node_modules/create-wallet-modal'
const originWith = (files: Record<string, string>, at = root) => originOf(diskWith(files), at)
const locked = (resolved: string): Record<string, string> => ({
  '/cache/node_modules/.package-lock.json': JSON.stringify({
    packages: { 'node_modules/create-wallet-modal': { version: '1.2.3', resolved } },
  }),
})

test.each([
  ['npm’s hidden lockfile', locked('file:../home/cwm.tgz')],
  [
    'the package.json that npx, pnpm dlx, yarn dlx and bunx make',
    {
      '/cache/package.json': '{"dependencies":{"create-wallet-modal":"file:../home/cwm.tgz"}}',
    },
  ],
  [
    'a project that has it as a dev dependency',
    {
      '/cache/package.json': '{"devDependencies":{"create-wallet-modal":"../home/cwm.tgz"}}',
    },
  ],
])('a tarball is recognized by %s', async (_, files) => {
  expect(await originWith({ ...files, '/home/cwm.tgz': 'x' })).toEqual({ kind: 'tarball', path: '/home/cwm.tgz' })
  expect(await originWith(files)).toEqual({ kind: 'tarball', path: null })
})

test('A tarball is recognized by the name of pnpm’s folder.', async () => {
  const at = '/cache/node_modules/.pnpm/create-wallet-modal@file+..+cwm.tgz/node_modules/create-wallet-modal'
  expect(await originWith({}, at)).toEqual({ kind: 'tarball', path: null })
})

test('A package from a registry leaves other traces, or none.', async () => {
  const resolved = 'https://registry.example/create-wallet-modal/-/create-wallet-modal-1.2.3.tgz'
  expect(await originWith(locked(resolved))).toEqual({ kind: 'registry' })
  expect(await originWith({ '/cache/package.json': '{"dependencies":{"create-wallet-modal":"^1.2.3"}}' })).toEqual({
    kind: 'registry',
  })
  expect(await originWith({ '/cache/package.json': 'not JSON' })).toEqual({ kind: 'registry' })
  expect(await originWith({})).toEqual({ kind: 'registry' })
})

test('A clone has the source, an unpacked package only the build.', async () => {
  expect(await originWith({ '/x/src/cli.ts': '', '/x/dist/cli.js': '' }, '/x')).toEqual({ kind: 'clone' })
  expect(await originWith({ '/x/dist/cli.js': '' }, '/x')).toEqual({ kind: 'folder' })
})
