import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { emit } from './emit/emit'
import { readTemplate } from './emit/template'
import { nodeFileSystem } from './fs/node-file-system'
import { packageRoot } from './test-support/cli-process'
import { packInto, runIn, terminalEnv } from './test-support/pack'

// What npm does is not ours to make faster.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

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

test('the package stays as small as agreed', () => {
  expect(statSync(tarball).size).toBeLessThanOrEqual(budgets.packedSize.limit)
})

test('the package depends on nothing and runs nothing on the machine that installs it', () => {
  const published = readJson<PackageJson>(unpacked, 'package.json')
  const dependencies = ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies']
  expect(dependencies.filter((name) => name in published)).toEqual([])
  const hooks = ['preinstall', 'install', 'postinstall']
  expect(hooks.filter((name) => name in (published.scripts ?? {}))).toEqual([])
  // npm builds what has such a file, without a script that says so.
  expect(readdirSync(unpacked)).not.toContain('binding.gyp')
  expect(Object.keys(published.bin ?? {})).toEqual(['create-wallet-modal'])
})

test('every Unix can start it: its first line ends with LF', () => {
  const source = readFileSync(join(unpacked, 'bin', 'create-wallet-modal.js'), 'utf8')
  expect(source.startsWith('#!/usr/bin/env node\n')).toBe(true)
  expect(source).not.toContain('\r')
})

test('an app that is made from the tarball brings it along, so that it installs before the package is published', () => {
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

test('its template emits what the clone’s does, byte for byte', async () => {
  const [packed, own] = await Promise.all([
    readTemplate(nodeFileSystem, join(unpacked, 'template')),
    readTemplate(nodeFileSystem, join(packageRoot, 'template')),
  ])
  const all = (template: typeof own) => [...emit(template, { units: template.units.map(({ id }) => id), tests: true })]
  const text = ([path, bytes]: [string, Uint8Array]): [string, string] => [path, Buffer.from(bytes).toString('base64')]
  expect(packed.units).toEqual(own.units)
  expect(all(packed).map(text)).toEqual(all(own).map(text))
})

test('without a network it installs alone, runs no script, and creates an app', () => {
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

test('npx runs it from a tarball, without a network', () => {
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

/** What is in a folder, without what is hidden. */
function existingNames(path: string): string[] {
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
}
