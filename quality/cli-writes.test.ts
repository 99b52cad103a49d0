import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src', import.meta.url))

/** The source files of the CLI. The sandbox and the test kit are left out, because they do not write to users' projects. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^(sandbox|testing|test-support)\//.test(path))

/** The files that may write to the disk directly, and where. */
const writers: Readonly<Record<string, string>> = {
  'fs/folders-by-handle.ts': 'opens folders for looking',
  'fs/node-ground.ts': 'below a folder that was entered',
  'merge/merge-long.ts': 'in a folder of its own, among temporary files',
  'run/create/pack-self.ts': 'in a folder of its own, among temporary files',
  'run/update/fetch-template.ts': 'in a folder of its own, among temporary files',
  'seal/user-key.ts': 'the key, outside of all projects',
}

const looks = new Set([
  'lstat',
  'lstatSync',
  'readdir',
  'readdirSync',
  'readFile',
  'readFileSync',
  'readlink',
  'readlinkSync',
  'realpath',
  'realpathSync',
  'stat',
  'statSync',
  'constants',
])

test('every write into a project goes through the one guarded way', () => {
  const found = files.filter((path) => {
    const text = readFileSync(join(source, path), 'utf8')
    const imports = [...text.matchAll(/import\s+(?:type\s+)?([^;'"]+?)\s+from\s+'(?:node:)?fs(?:\/promises)?'/g)]
    const names = imports.flatMap(([, list = '']) => list.replace(/[{}]/g, '').split(','))
    const written = names
      .map((name) => name.replace(/\btype\b/, '').trim())
      .filter((name) => name !== '' && !looks.has(name))
    return written.length > 0 || /import\(\s*'(?:node:)?fs|require\(\s*'(?:node:)?fs/.test(text)
  })
  expect(found.sort()).toEqual(Object.keys(writers).sort())
})
