import { expect, test } from 'vitest'
import { resolveImport, type CopyFiles } from './copy-modules'

const paths = ['index.ts', 'views/list.tsx', 'views/index.ts', 'views/list.module.css', 'data/wallets.json']
const input: CopyFiles = {
  root: '/work/shop',
  folder: 'src/wallet-modal',
  files: new Map(paths.map((path) => [`src/wallet-modal/${path}`, new Uint8Array()])),
  aliases: [{ prefix: '@/', folder: 'src' }],
}
const importer = '/work/shop/src/wallet-modal/views/list.tsx'
const inCopy = (path: string) => ({ kind: 'copy', path: `src/wallet-modal/${path}` })

test.each([
  ['./list.module.css', inCopy('views/list.module.css')],
  ['..', inCopy('index.ts')],
  ['.', inCopy('views/index.ts')],
  ['../views', inCopy('views/index.ts')],
  ['../views/list', inCopy('views/list.tsx')],
  ['../views/list.js', inCopy('views/list.tsx')],
  ['../views/list?used', inCopy('views/list.tsx')],
  ['../data/wallets.json', inCopy('data/wallets.json')],
  ['@/wallet-modal', inCopy('index.ts')],
  ['@/lib/money', { kind: 'project', path: 'src/lib/money' }],
  ['../gone', { kind: 'absent' }],
  ['@/wallet-modal/gone', { kind: 'absent' }],
  ['../../lib/money', { kind: 'other' }],
  ['../../../../outside', { kind: 'other' }],
  ['mobx', { kind: 'other' }],
  ['@noble/hashes/sha3.js', { kind: 'other' }],
])('A view imports %j.', (specifier, expected) => {
  expect(resolveImport(input, specifier, importer)).toEqual(expected)
})

test('A file outside of the copy reads the copy from memory, too. The first module has no importer.', () => {
  const beside = '/work/shop/src/lib/money.ts'
  expect(resolveImport(input, '../wallet-modal', beside)).toEqual(inCopy('index.ts'))
  expect(resolveImport(input, '../wallet-modal/gone', beside)).toEqual({ kind: 'absent' })
  expect(resolveImport(input, '/work/shop/src/wallet-modal/index.ts')).toEqual(inCopy('index.ts'))
  expect(resolveImport(input, './index.js', '/work/shop/node_modules/mobx/dist/mobx.js')).toEqual({ kind: 'other' })
})

test('On Windows paths have backslashes.', () => {
  const windows = { ...input, root: 'C:/shop' }
  const from = 'C:\\shop\\src\\wallet-modal\\views\\list.tsx'
  expect(resolveImport(windows, '../index', from)).toEqual(inCopy('index.ts'))
  expect(resolveImport(windows, 'C:\\shop\\src\\wallet-modal\\index.ts')).toEqual(inCopy('index.ts'))
})

test('A copy in the root of a project leaves packages to the bundler.', () => {
  const atRoot = { ...input, folder: '', files: new Map([['index.ts', new Uint8Array()]]), aliases: [] }
  expect(resolveImport(atRoot, './index', '/work/shop/page.ts')).toEqual({ kind: 'copy', path: 'index.ts' })
  expect(resolveImport(atRoot, './gone', '/work/shop/page.ts')).toEqual({ kind: 'absent' })
  expect(resolveImport(atRoot, './gone', '/work/shop/node_modules/mobx/mobx.js')).toEqual({ kind: 'other' })
})
