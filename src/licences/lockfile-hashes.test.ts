import { expect, test } from 'vitest'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { readLockfileHashes } from './lockfile-hashes'

const bytes = Buffer.alloc(64, 7)
const sha512 = `sha512-${bytes.toString('base64')}`
const sha1 = `sha1-${Buffer.alloc(20, 9).toString('base64')}`
const whole = [{ alg: 'SHA-512', content: bytes.toString('hex') }]

const read = (files: Record<string, string>, folder = '/work/app'): ReturnType<typeof readLockfileHashes> =>
  readLockfileHashes(new MemoryFileSystem(files, ['/work/app']), folder)

const npm = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': { name: 'app' },
    'node_modules/a': { version: '1.0.0', integrity: sha512 },
    'node_modules/a/node_modules/@s/b': { version: '2.0.0', integrity: `${sha1} ${sha512}` },
    'node_modules/alias': { name: 'real', version: '3.0.0', integrity: sha512 },
    'node_modules/linked': { resolved: 'packages/linked', link: true },
  },
})

const pnpm = `lockfileVersion: '9.0'

packages:

  a@1.0.0:
    resolution: {integrity: ${sha512}}

  '@s/b@2.0.0':
    resolution: {integrity: ${sha512}}
    engines: {node: '>=18'}

  /real@3.0.0(react@19.0.0):
    resolution: {integrity: ${sha512}, tarball: https://registry.example/real.tgz}
`

const yarn = `# yarn lockfile v1


"@s/b@^2.0.0", "@s/b@^2.0.0-rc":
  version "2.0.0"
  resolved "https://registry.example/b.tgz#abc"
  integrity ${sha512}

a@^1.0.0:
  version "1.0.0"
  resolved "https://registry.example/a.tgz#abc"
  integrity ${sha512}
  dependencies:
    real "^3.0.0"

real@^3.0.0:
  version "3.0.0"
  integrity ${sha512}
`

const bun = `{
  "lockfileVersion": 1,
  "packages": {
    "a": ["a@1.0.0", "", { "dependencies": {} }, "${sha512}"],
    "@s/b": ["@s/b@2.0.0", "", {}, "${sha512}"],
    "real": ["real@3.0.0", "", {}, "${sha512}"],
    "linked": ["linked@workspace:packages/linked"],
  },
}
`

test.each([
  ['package-lock.json', npm],
  ['npm-shrinkwrap.json', npm],
  ['pnpm-lock.yaml', pnpm],
  ['yarn.lock', yarn],
  ['bun.lock', bun],
])('The hashes of the packages are read from %s.', async (name, text) => {
  const hashes = await read({ [`/work/app/${name}`]: text })
  expect([...hashes.keys()].sort()).toEqual(['@s/b@2.0.0', 'a@1.0.0', 'real@3.0.0'])
  expect(hashes.get('a@1.0.0')).toEqual(whole)
})

test('A package may have several hashes.', async () => {
  const hashes = await read({ '/work/app/package-lock.json': npm })
  expect(hashes.get('@s/b@2.0.0')).toEqual([{ alg: 'SHA-1', content: '09'.repeat(20) }, ...whole])
})

test('The lockfile of a workspace is found above the app, and a lockfile above the repository is ignored.', async () => {
  const above = { '/work/package-lock.json': npm }
  expect((await read(above)).size).toBe(3)
  expect((await read({ ...above, '/work/app/.git/HEAD': '' })).size).toBe(0)
})

test.each([
  ['no lockfile', {}],
  ['a damaged lockfile', { '/work/app/package-lock.json': '{' }],
  ['a lockfile that is not an object', { '/work/app/package-lock.json': '[]' }],
  ['invalid hashes', { '/work/app/package-lock.json': npm.replaceAll(sha512, 'sha512-AAAA').replaceAll(sha1, 'x') }],
  [
    'a lockfile of Yarn 2, whose hashes are those of Yarn’s own archives',
    { '/work/app/yarn.lock': '"a@npm:^1.0.0":\n  version: 1.0.0\n  checksum: 10c0/ab\n' },
  ],
])('No hashes are read from %s.', async (_, files) => {
  expect((await read(files as Record<string, string>)).size).toBe(0)
})
