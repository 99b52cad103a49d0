import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { templateOf } from '../copy/base'
import { nodeFileSystem } from '../fs/node-file-system'
import { sha256 } from '../hash'
import { packageFiles } from '../test-support/world'

let root = ''
let named = ''

/** Writes a file of the package that `--base` names. */
function lay(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(named, path)), { recursive: true })
  writeFileSync(join(named, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-modal-named-'))
  named = join(root, 'named')
  for (const [path, text] of Object.entries(packageFiles)) lay(path.replace('/pkg/', ''), text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (version: string): Promise<unknown> => templateOf(nodeFileSystem, named, version)
const refused = (message: string): object => ({ code: 'WM_BASE_CORRUPT', message: expect.stringContaining(message) })

/** Packs a release that has the package's template and these additional files. */
function release(files: Record<string, string>, changes: object = {}): Uint8Array {
  const template = Object.entries(packageFiles).flatMap(([path, text]): [string, string][] =>
    path.startsWith('/pkg/template/') ? [[path.slice('/pkg/template/'.length), text]] : [],
  )
  const all = { ...Object.fromEntries(template), ...files }
  const hashOf = (text: string): string => sha256(new TextEncoder().encode(text))
  const json = {
    version: '1.0.0',
    files: Object.fromEntries(Object.entries(all).map(([path, text]) => [path, hashOf(text)])),
    blobs: Object.fromEntries(Object.values(all).map((text) => [hashOf(text), text])),
    ...changes,
  }
  return brotliCompressSync(JSON.stringify(json))
}
const history = 'history/1.0.0.json.br'

test('A well-formed release is read.', async () => {
  lay(history, release({}))
  expect(await read('1.0.0')).toMatchObject({ renames: [] })
})

describe('a release is refused', () => {
  test.each([
    '../../escaped.ts',
    '/etc/passwd',
    'src/wallet-modal/../../../x.ts',
    'src/wallet-modal/.git/hooks/pre-commit',
    'src/wallet-modal/git~1/config',
    'src/wallet-modal/.g\u200cit/config',
    'src\\wallet-modal\\x.ts',
    'C:/x.ts',
    'src/wallet-modal/con.ts',
    'src/wallet-modal/a:b.ts',
    'src/wallet-modal/x.ts.',
    'src/wallet-modal/node_modules/react/index.js',
    'src/wallet-modal/wallet-modal.json',
    '.wallet-modal-stage/journal.json',
    `src/wallet-modal/${'x'.repeat(500)}.ts`,
  ])('with the path %j', async (path) => {
    lay(history, release({ [path]: 'x' }))
    await expect(read('1.0.0')).rejects.toMatchObject(refused('is no path of a template'))
  })

  test.each<[string, string | Uint8Array, string]>([
    ['that is no brotli', 'text', 'cannot be used'],
    ['that is no JSON', brotliCompressSync('{'), 'JSON'],
    [
      'that unpacks to more than there is room for',
      brotliCompressSync(new Uint8Array(129 * 1024 * 1024)),
      'larger than',
    ],
    ['of another version', release({}, { version: '2.0.0' }), 'it says that it is the release 2.0.0'],
    ['with a hash that is no text', release({}, { files: { 'x.ts': { toString: null } } }), 'has no hash for x.ts'],
    ['that lacks a text', release({}, { blobs: {} }), 'is missing'],
    ['with a text that is not what its hash says', release({}, { blobs: { ['0'.repeat(64)]: 'x' } }), 'is damaged'],
    ['with files that nobody owns', release({ 'elsewhere/x.ts': 'x' }), 'no unit owns it'],
    ['with names that differ in capital letters only', release({ 'src/MAIN.tsx': 'x' }), 'other capital letters'],
    ['with a file that is a folder', release({ 'src/wallet-modal/index.ts/x.ts': 'x' }), 'both a file and a folder'],
    ['with units that are no list', release({ 'units.json': '{}' }), 'expected a list of units'],
    [
      'with a rename that leads out',
      release({ 'renames.json': '[{"from":"src/main.tsx","to":"../x","since":"1.0.0"}]' }),
      'no paths of a template',
    ],
    [
      'with a package name that is a path',
      release({ 'units.json': JSON.stringify([{ id: 'x', kind: 'core', title: 'X', dependencies: ['../x'] }]) }),
      'no package name',
    ],
    [
      'with a pattern that has no bound',
      release({ 'units.json': JSON.stringify([{ id: 'x', kind: 'core', title: 'X', files: ['*a'.repeat(80)] }]) }),
      'after its first star',
    ],
  ])('%s', async (_, packed, message) => {
    lay(history, packed)
    await expect(read('1.0.0')).rejects.toMatchObject(refused(message))
  })

  test('that is a link', async () => {
    writeFileSync(join(root, 'elsewhere'), release({}))
    mkdirSync(join(named, 'history'))
    symlinkSync(join(root, 'elsewhere'), join(named, history))
    await expect(read('1.0.0')).rejects.toMatchObject(refused('it is no file'))
  })

  test('but one whose name is no version is not looked at', async () => {
    lay('history/latest.json.br', 'text')
    lay(history, release({}))
    expect(await read('1.0.0')).not.toBeNull()
  })
})

describe('a template folder is refused', () => {
  const secret = (): string => join(root, 'secret')
  beforeEach(() => {
    mkdirSync(secret())
    writeFileSync(join(secret(), 'key.ts'), 'secret')
  })

  test.each([
    ['with a link to a file', 'src/wallet-modal/key.ts', 'key.ts'],
    ['with a link to a folder', 'src/wallet-modal/features/more', ''],
    ['with a link to nothing', 'src/wallet-modal/nothing.ts', 'nothing'],
  ])('%s', async (_, path, to) => {
    symlinkSync(join(secret(), to), join(named, 'template', path))
    await expect(read('1.2.3')).rejects.toMatchObject(refused(`${path} is missing, or is no file`))
  })

  test('that is a link itself', async () => {
    rmSync(join(named, 'template'), { recursive: true })
    symlinkSync(secret(), join(named, 'template'))
    await expect(read('1.2.3')).rejects.toMatchObject(refused('it is no folder'))
  })

  test.each(['units.json', 'renames.json', 'package.json'])('without a proper %s', async (name) => {
    lay(`template/${name}`, 'text')
    await expect(read('1.2.3')).rejects.toMatchObject({ code: 'WM_BASE_CORRUPT' })
    rmSync(join(named, 'template', name))
    await expect(read('1.2.3')).rejects.toMatchObject({ code: 'WM_BASE_CORRUPT' })
  })
})
