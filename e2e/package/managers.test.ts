import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packInto, runIn, terminalEnv } from '../../src/test-support/pack'

let folder = ''
let tarball = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-modal-managers-'))
  tarball = packInto(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const app = ['my-app', '--no-input', '--no-install', '--no-git', '--json']

/** How each package manager runs a package that is not installed. The managers themselves come from the registry. */
const managers: [string, (path: string) => string[]][] = [
  ['npx', (path) => ['--package', path, 'create-wallet-modal']],
  ['pnpm dlx', (path) => ['pnpm@latest', '--silent', 'dlx', path]],
  [
    'yarn dlx',
    (path) => [
      '@yarnpkg/cli-dist',
      'dlx',
      '--quiet',
      '--package',
      `create-wallet-modal@file:${path}`,
      'create-wallet-modal',
    ],
  ],
  ['bunx', (path) => ['bun', 'x', '--package', path, 'create-wallet-modal']],
]

test.each(managers)('%s runs the package', (name, command) => {
  const place = join(folder, name.replace(' ', '-'))
  mkdirSync(place)
  const { exitCode, stdout, stderr } = runIn(
    place,
    terminalEnv(join(folder, 'cache')),
    'npx',
    '--yes',
    ...command(tarball),
    ...app,
  )
  expect(exitCode, stderr).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, mode: 'new', git: false })
  expect(readdirSync(join(place, 'my-app')).sort()).toEqual(
    expect.arrayContaining(['.gitignore', 'package.json', 'src']),
  )
})
