import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { NodeModules } from './node-modules'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'modules – ünï ')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function install(path: string, name: string, version: string, more: object = {}): void {
  mkdirSync(join(root, path), { recursive: true })
  writeFileSync(join(root, path, 'package.json'), JSON.stringify({ name, version, ...more }))
}

function link(from: string, to: string): void {
  mkdirSync(dirname(join(root, from)), { recursive: true })
  symlinkSync(join(root, to), join(root, from), 'junction')
}

test('In a pnpm store, a package resolves what is beside it in the store, not what the project has.', async () => {
  const store = 'node_modules/.pnpm'
  install(`${store}/react@19.3.1/node_modules/react`, 'react', '19.3.1')
  install(`${store}/react@18.3.1/node_modules/react`, 'react', '18.3.1')
  install(`${store}/lib@1.0.0_react@18.3.1/node_modules/lib`, 'lib', '1.0.0', { peerDependencies: { react: '*' } })
  link(`${store}/lib@1.0.0_react@18.3.1/node_modules/react`, `${store}/react@18.3.1/node_modules/react`)
  link('node_modules/react', `${store}/react@19.3.1/node_modules/react`)
  link('node_modules/lib', `${store}/lib@1.0.0_react@18.3.1/node_modules/lib`)
  const modules = new NodeModules(nodeFileSystem)
  const lib = await modules.find('lib', join(root, 'src', 'wallet-modal'))
  expect((await modules.find('react', root))?.version).toBe('19.3.1')
  expect((await modules.find('react', lib?.folder ?? ''))?.version).toBe('18.3.1')
  const copies = await modules.copiesBelow(root, ['react'])
  expect(copies.map(({ version }) => version).sort()).toEqual(['18.3.1', '19.3.1'])
})

test('Nested, hoisted and scoped packages are found, and a package.json that cannot be read is skipped.', async () => {
  install('node_modules/@scope/tool', '@scope/tool', '1.0.0', { license: { type: 'MIT' } })
  install('node_modules/@scope/tool/node_modules/react', 'react', '17.0.0')
  mkdirSync(join(root, 'node_modules', 'broken'), { recursive: true })
  writeFileSync(join(root, 'node_modules', 'broken', 'package.json'), '{')
  const modules = new NodeModules(nodeFileSystem)
  const app = join(root, 'packages', 'app')
  expect(await modules.find('@scope/tool', app)).toMatchObject({ version: '1.0.0', licence: 'MIT' })
  expect(await modules.find('broken', app)).toBeNull()
  expect(await modules.find('react', app)).toBeNull()
  expect((await modules.copiesBelow(root, ['react'])).map(({ version }) => version)).toEqual(['17.0.0'])
})

test.each([undefined, 7, {}, 'x', ''])('a package with the version %j counts as 0.0.0', async (version) => {
  install('node_modules/react', 'react', '', { version })
  expect(await new NodeModules(nodeFileSystem).find('react', root)).toMatchObject({ name: 'react', version: '0.0.0' })
})
