import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { emit } from './emit/emit'
import { nodeFileSystem } from './fs/node-file-system'
import { sha256 } from './hash'
import { packageTemplate, packedTemplates, releasedTemplate, releasedVersions } from './history/package-templates'
import { packageRoot } from './test-support/cli-process'
import { packInto, runIn, terminalEnv } from './test-support/pack'

// The time limit is long, because these tests run npm, and this project cannot make npm faster.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

let folder = ''
let tarball = ''
let unpacked = ''
let env: NodeJS.ProcessEnv = {}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet modal pack '))
  env = terminalEnv(join(folder, 'cache'))
  tarball = packInto(folder)
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
  unpacked = join(folder, 'package')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface PackageJson {
  scripts?: Record<string, string>
  bin?: Record<string, string>
  [field: string]: unknown
}

const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T

test('The package is within its size budget.', () => {
  expect(statSync(tarball).size).toBeLessThanOrEqual(budgets.packedSize.limit)
})

test('The package has no dependencies, and runs nothing when it is installed.', () => {
  const published = readJson<PackageJson>(unpacked, 'package.json')
  const dependencies = ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies']
  expect(dependencies.filter((name) => name in published)).toEqual([])
  const hooks = ['preinstall', 'install', 'postinstall']
  expect(hooks.filter((name) => name in (published.scripts ?? {}))).toEqual([])
  // If a package has this file, npm builds the package without a script that says so.
  expect(readdirSync(unpacked)).not.toContain('binding.gyp')
  expect(Object.keys(published.bin ?? {})).toEqual(['create-wallet-modal'])
})

test('The first line of the program ends with LF, so that every Unix can start it.', () => {
  const source = readFileSync(join(unpacked, 'bin', 'create-wallet-modal.js'), 'utf8')
  expect(source.startsWith('#!/usr/bin/env node\n')).toBe(true)
  expect(source).not.toContain('\r')
})

test('An app that is made from the tarball contains it, so that the app installs before the package is published.', () => {
  const home = join(folder, 'home')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{"private":true}')
  const installed = runIn(home, env, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball)
  expect(installed.exitCode, installed.stderr).toBe(0)
  const bin = join(home, 'node_modules', '.bin', 'create-wallet-modal')
  const made = runIn(home, env, bin, 'shop', '--chains', 'evm', '--no-tests', '--no-install', '--no-git', '--no-input')
  expect(made.exitCode, made.stderr).toBe(0)
  const [vendored = ''] = readdirSync(join(home, 'shop', 'vendor'))
  const app = readJson<{ devDependencies: Record<string, string> }>(home, 'shop', 'package.json')
  expect(app.devDependencies['create-wallet-modal']).toBe(`file:vendor/${vendored}`)
  const listed = (path: string): string[] =>
    execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).split('\n').sort()
  expect(listed(join(home, 'shop', 'vendor', vendored))).toEqual(listed(tarball))
})

test('The packed template emits the same bytes as the clone’s.', async () => {
  const [packed, own] = await Promise.all([
    packageTemplate(nodeFileSystem, unpacked),
    packageTemplate(nodeFileSystem, packageRoot),
  ])
  const all = (template: typeof own) => [...emit(template, { units: template.units.map(({ id }) => id), tests: true })]
  const text = ([path, bytes]: [string, Uint8Array]): [string, string] => [path, Buffer.from(bytes).toString('base64')]
  expect(packed.units).toEqual(own.units)
  expect(all(packed).map(text)).toEqual(all(own).map(text))
})

test('The package names each bundled package with its licence, and every licence asks for notices only.', () => {
  const text = readFileSync(join(unpacked, 'dist', 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  const sections = text.split(`\n${'-'.repeat(80)}\n\n`).slice(1)
  const names = sections.map((section) => section.split(' ', 1)[0])
  const some = [
    '@babel/parser',
    'commander',
    'semver',
    'spdx-exceptions',
    'spdx-expression-parse',
    'spdx-license-ids',
    'ws',
  ]
  expect(names).toEqual(expect.arrayContaining(some))
  const allowed = new Set(['MIT', 'MIT-0', 'ISC', 'BSD-3-Clause', 'BSD-2-Clause', 'Apache-2.0', 'CC0-1.0', 'CC-BY-3.0'])
  const licences = sections.map((section) => /^Licence: (.*)$/m.exec(section)?.[1] ?? 'none')
  expect(licences.filter((licence) => !allowed.has(licence))).toEqual([])
  // If a licence requires that its text is kept, the text must be in the file. NOTICE names the two lists of the SPDX project.
  const asks = sections.filter((section) => /^Licence: (MIT|ISC|BSD|Apache)/m.test(section))
  expect(asks.filter((section) => !/copyright/i.test(section)).map((section) => section.split('\n', 1)[0])).toEqual([])
  const notice = readFileSync(join(unpacked, 'NOTICE'), 'utf8')
  for (const name of ['spdx-exceptions', 'The Linux Foundation', 'spdx-license-ids']) expect(notice).toContain(name)
})

test('The packed history has the same releases as the clone’s, byte for byte.', async () => {
  const versions = await releasedVersions(nodeFileSystem, packageRoot)
  expect(versions).toContain('0.1.0')
  expect(await releasedVersions(nodeFileSystem, unpacked)).toEqual(versions)
  for (const version of versions) {
    const [packed, own] = await Promise.all([
      releasedTemplate(nodeFileSystem, unpacked, version),
      releasedTemplate(nodeFileSystem, packageRoot, version),
    ])
    const hashes = (template: typeof own): string[] =>
      [...(template?.files ?? [])].map(([path, bytes]) => `${path} ${sha256(bytes)}`).sort()
    expect(packed?.files.size).toBeGreaterThan(500)
    expect(hashes(packed)).toEqual(hashes(own))
    expect([packed?.units, packed?.renames]).toEqual([own?.units, own?.renames])
  }
})

test('A damaged or foreign template file is refused.', async () => {
  const damaged = join(folder, 'damaged')
  mkdirSync(join(damaged, 'dist'), { recursive: true })
  const place = join(damaged, packedTemplates)
  const sound = brotliDecompressSync(readFileSync(join(unpacked, packedTemplates)))
  const refusal = (bytes: Uint8Array, message: string): Promise<void> => {
    writeFileSync(place, bytes)
    const reading = packageTemplate(nodeFileSystem, damaged)
    return expect(reading).rejects.toMatchObject({
      code: 'WM_BASE_CORRUPT',
      message: expect.stringContaining(message) as string,
    })
  }
  const pack = (text: string): Uint8Array => brotliCompressSync(`${sha256(Buffer.from(text))}\n${text}`)
  await refusal(brotliCompressSync(sound.toString().replace('mobx', 'mobz'), fast), 'checksum')
  await refusal(pack('[]'), 'JSON object')
  await refusal(pack('{"template":[],"releases":{},"texts":[]}'), 'no templates')
  await refusal(pack('{"template":{"units.json":4},"releases":{},"texts":[]}'), 'text is missing')
  await refusal(pack('{"template":{"units.json":0,"renames.json":0,"../x":0},"releases":{},"texts":["[]"]}'), 'no path')
  await refusal(Buffer.from('no brotli'), '')
})

test('Without a network, the package installs by itself, runs no script, and creates an app.', () => {
  const project = join(folder, 'a project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true }')
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--foreground-scripts', tarball]
  const { exitCode, stdout, stderr } = runIn(project, env, 'npm', ...install)
  expect(exitCode, stderr).toBe(0)
  expect(stdout).toMatch(/added 1 package\b/)
  expect(stdout).not.toContain('> create-wallet-modal@')
  expect(existingNames(join(project, 'node_modules'))).toEqual(['create-wallet-modal'])
  const lock = readJson<{ packages: Record<string, object> }>(project, 'package-lock.json')
  expect(lock.packages['node_modules/create-wallet-modal']).not.toHaveProperty('hasInstallScript')

  const create = ['exec', '--offline', '--', 'create-wallet-modal', 'my-app', '--no-input', '--json']
  const created = runIn(project, env, 'npm', ...create)
  expect(JSON.parse(created.stdout)).toMatchObject({
    ok: true,
    exitCode: 0,
    version: { cli: readJson<{ version: string }>(unpacked, 'package.json').version },
  })
  expect(existingNames(join(project, 'my-app'))).toEqual(expect.arrayContaining(['package.json', 'src', 'index.html']))
})

test('npx runs the package from a tarball, without a network.', () => {
  const place = join(folder, 'npx')
  mkdirSync(place)
  const args = [
    '--offline',
    '--yes',
    '--package',
    tarball,
    'create-wallet-modal',
    'my-app',
    '--no-input',
    '--no-git',
    '--json',
  ]
  const { exitCode, stdout, stderr } = runIn(place, env, 'npx', ...args)
  expect(exitCode, stderr).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, mode: 'new' })
  expect(existingNames(place)).toEqual(['my-app'])
})

/** Returns the names in a folder, without hidden files. */
function existingNames(path: string): string[] {
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
}
