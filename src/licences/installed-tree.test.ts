import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { chainTo, readTree, rootsOf, type InstalledTree } from './installed-tree'
import { readLicenceFiles } from './licence-files'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'tree – ünï ')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function install(path: string, name: string, more: object = {}): void {
  mkdirSync(join(root, path), { recursive: true })
  writeFileSync(join(root, path, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...more }))
}

function link(from: string, to: string): void {
  mkdirSync(dirname(join(root, from)), { recursive: true })
  symlinkSync(join(root, to), join(root, from), 'junction')
}

const folders = (tree: InstalledTree): string[] =>
  [...tree.packages.keys()].map((folder) => relative(root, folder).replaceAll('\\', '/')).sort()

test('Links into the store of pnpm are followed, also when they form a cycle.', async () => {
  const store = 'node_modules/.pnpm'
  install('.', 'app', { dependencies: { a: '1' } })
  install(`${store}/a@1.0.0/node_modules/a`, 'a', { dependencies: { b: '1' } })
  install(`${store}/b@1.0.0/node_modules/b`, 'b', { dependencies: { a: '1' } })
  link('node_modules/a', `${store}/a@1.0.0/node_modules/a`)
  link(`${store}/a@1.0.0/node_modules/b`, `${store}/b@1.0.0/node_modules/b`)
  link(`${store}/b@1.0.0/node_modules/a`, `${store}/a@1.0.0/node_modules/a`)
  const tree = await readTree(nodeFileSystem, root)
  expect(folders(tree)).toEqual([`${store}/a@1.0.0/node_modules/a`, `${store}/b@1.0.0/node_modules/b`])
  const b = join(root, store, 'b@1.0.0', 'node_modules', 'b')
  expect(chainTo(tree, b)).toEqual(['a', 'b'])
  expect(rootsOf(tree, b).map(({ name }) => name)).toEqual(['a'])
})

test('A link to itself, a broken link and a file instead of a folder do not count as installed packages.', async () => {
  install('.', 'app', { dependencies: { self: '1', nowhere: '1', file: '1', up: '1' } })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync('self', join(root, 'node_modules', 'self'))
  symlinkSync('missing', join(root, 'node_modules', 'nowhere'))
  writeFileSync(join(root, 'node_modules', 'file'), '')
  // The link leads back to the project, so the project is also installed as a package.
  link('node_modules/up', '.')
  const tree = await readTree(nodeFileSystem, root)
  const ofApp = tree.absent.filter((each) => each.endsWith('(of app)'))
  expect(ofApp).toEqual(['self (of app)', 'nowhere (of app)', 'file (of app)'])
  expect([...tree.packages.values()]).toMatchObject([{ name: 'up', folder: root, isOwn: true }])
})

test('In a workspace, packages in node_modules above the app are read, and packages of the repository count as the project’s own.', async () => {
  install('.', 'repository', { dependencies: { unrelated: '1' } })
  install('apps/shop', 'shop', { dependencies: { ui: '*' }, devDependencies: { tool: '1' } })
  install('packages/ui', 'ui', { private: true, dependencies: { react: '1' } })
  install('node_modules/react', 'react')
  install('node_modules/tool', 'tool')
  install('node_modules/unrelated', 'unrelated')
  link('node_modules/ui', 'packages/ui')
  const tree = await readTree(nodeFileSystem, join(root, 'apps', 'shop'))
  expect(folders(tree)).toEqual(['node_modules/react', 'node_modules/tool', 'packages/ui'])
  expect([...tree.packages.values()]).toMatchObject([
    { name: 'ui', isOwn: true, isProduction: true },
    { name: 'react', isOwn: false, isProduction: true },
    { name: 'tool', isProduction: false },
  ])
})

test('A package that is installed under an alias has the alias as its name, and also its published name.', async () => {
  install('.', 'app', { dependencies: { alias: 'npm:real@1' } })
  install('node_modules/alias', 'real')
  const tree = await readTree(nodeFileSystem, root)
  expect([...tree.packages.values()]).toMatchObject([{ name: 'alias', published: 'real' }])
})

test('The chain to a package is the shortest path, and a package that nothing depends on is not in the tree.', async () => {
  install('.', 'app', { dependencies: { long: '1', short: '1' } })
  install('node_modules/long', 'long', { dependencies: { middle: '1' } })
  install('node_modules/middle', 'middle', { dependencies: { end: '1' } })
  install('node_modules/short', 'short', { dependencies: { end: '1' } })
  install('node_modules/end', 'end')
  install('node_modules/extra', 'extra')
  const tree = await readTree(nodeFileSystem, root)
  const end = join(root, 'node_modules', 'end')
  expect(chainTo(tree, end)).toEqual(['short', 'end'])
  expect(rootsOf(tree, end).map(({ name }) => name)).toEqual(['long', 'short'])
  expect(folders(tree)).not.toContain('node_modules/extra')
  expect(chainTo(tree, join(root, 'node_modules', 'extra'))).toEqual([])
})

test('A licence file that cannot be read is reported as a problem, and a folder that cannot be listed has no licence files.', async () => {
  install('node_modules/a', 'a')
  writeFileSync(join(root, 'node_modules', 'a', 'LICENSE'), 'x')
  const broken = { ...nodeFileSystem, read: () => Promise.reject(new Error('EIO')) }
  expect(await readLicenceFiles(broken, join(root, 'node_modules', 'a'))).toMatchObject([
    { path: 'LICENSE', said: null, problem: 'the disk does not give it' },
  ])
  expect(await readLicenceFiles(nodeFileSystem, join(root, 'missing'))).toEqual([])
})
