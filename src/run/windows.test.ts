import { win32 } from 'node:path'
import { expect, test, vi } from 'vitest'
import { faultyFileSystem } from '../test-support/faulty-file-system'
import { diskWith, worldOf } from '../test-support/world'
import { windowsDisk } from '../test-support/windows-disk'
import { runCreate } from './create/create'
import type { CreateInput } from './create/create-input'

// Everything that the CLI imports uses the path functions of Windows.
vi.mock('node:path', async (original) => {
  const { win32: windows, posix } = await original<typeof import('node:path')>()
  return { ...windows, posix, win32: windows, default: windows }
})

const host = { '/work/shop/package.json': '{ "name": "shop", "devDependencies": { "vite": "8" } }\r\n' }

const cases: [string, Record<string, string>, CreateInput][] = [
  ['a new app', {}, { dir: 'shop' }],
  ['a new app below folders that are missing', {}, { dir: String.raw`apps\web\shop` }],
  ['a project that exists', host, { dir: 'shop' }],
  ['a folder of a project, with backslashes', host, { dir: 'shop', target: String.raw`src\lib\modal` }],
]

const world = (fs: Parameters<typeof worldOf>[0]) =>
  worldOf(fs, { cwd: String.raw`C:\work`, packageRoot: String.raw`C:\pkg` })

/** The files below a folder of the disk, with forward slashes. */
const below = (tree: Record<string, string>, folder: string) =>
  Object.keys(tree).filter((path) => path.startsWith(`${folder}/`) && tree[path] !== '/')

test('Here, paths are those of Windows.', async () => {
  const { join } = await import('node:path')
  expect(join('a', 'b')).toBe(win32.join('a', 'b'))
})

test.each(cases)('%s writes to a drive of Windows, and stores paths with forward slashes', async (_, files, input) => {
  const disk = diskWith(files)
  const outcome = await runCreate(input, world(windowsDisk(disk)))
  expect(outcome).toMatchObject({ ok: true, error: null })
  const written = outcome.changes.filter(({ action }) => action !== 'keep').map(({ path }) => path)
  expect(written.filter((path) => path.includes('\\'))).toEqual([])
  const tree = disk.snapshot()
  const project = String(outcome.project).slice(2).replaceAll('\\', '/')
  expect(below(tree, project)).toEqual(expect.arrayContaining(written.map((path) => `${project}/${path}`)))
  expect(Object.keys(tree).filter((path) => path.includes('\\') || path.includes('wallet-modal-stage'))).toEqual([])
  const manifest: { files: object } = JSON.parse(tree[`${project}/${outcome.target}/wallet-modal.json`] ?? '')
  expect(Object.keys(manifest.files).filter((path) => path.includes('\\'))).toEqual([])
})

test('A file that another program holds open ends the run with the old state, and the error says what to do.', async () => {
  const before = diskWith(host).snapshot()
  const counting = faultyFileSystem(windowsDisk(diskWith(host)), { at: Infinity, mode: 'once' })
  await runCreate({ dir: 'shop' }, world(counting))
  let refused = 0
  for (let at = 0; at < counting.calls; at++) {
    const disk = diskWith(host)
    const outcome = await runCreate(
      { dir: 'shop' },
      world(faultyFileSystem(windowsDisk(disk), { at, mode: 'once', code: 'EBUSY' })),
    )
    if (outcome.error?.code !== 'WM_NOT_WRITABLE') continue
    refused += 1
    expect(outcome.error.hint).toContain('Close what has its files open')
    const left = Object.entries(disk.snapshot()).filter(([path]) => !path.includes('wallet-modal-stage'))
    expect(Object.fromEntries(left), `call ${at}`).toEqual(before)
  }
  expect(refused).toBeGreaterThan(10)
})
