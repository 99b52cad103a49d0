import { expect, test } from 'vitest'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { diskWith, packageFiles, somebody, worldOf } from '../../test-support/world'
import { runAdd } from '../change/add'
import { runRemove } from '../change/remove'
import { runList } from '../inspect/list'
import { runCreate } from './create'

const units: unknown[] = JSON.parse(packageFiles['/pkg/template/units.json'] ?? '')

/** A template whose page has a demonstration. */
const template = {
  '/pkg/template/units.json': JSON.stringify([
    ...units.slice(0, 1),
    { id: 'demo', kind: 'feature', title: 'Demonstration', default: true, files: ['src/app/demo.ts'] },
    { id: 'e2e', kind: 'feature', title: 'End-to-end test', default: false, files: ['e2e/**'], scripts: ['test:e2e'] },
    ...units.slice(1),
  ]),
  '/pkg/template/src/app/demo.ts': 'demo\n',
  '/pkg/template/e2e/wallet.spec.ts': 'spec\n',
}
const host = { ...template, '/work/package.json': '{ "name": "host" }\n' }
const page = '/work/shop/src/app/demo.ts'

function chosenIn(disk: MemoryFileSystem, folder: string): string[] {
  const manifest = disk.snapshot()[`${folder}/wallet-modal.json`] ?? ''
  return (JSON.parse(manifest) as { selection: { features: string[] } }).selection.features
}

test.each([
  [{}, true],
  [{ features: 'none' }, true],
  [{ all: true }, true],
  [{ bare: true }, false],
  [{ minimal: true }, false],
  [{ all: true, bare: true }, false],
])('The page of a new app has the demonstration, except with --bare and --minimal: %j', async (flags, isThere) => {
  const disk = diskWith(template)
  await runCreate({ dir: 'shop', ...flags }, worldOf(disk))
  expect(page in disk.snapshot()).toBe(isThere)
  expect(chosenIn(disk, '/work/shop/src/wallet-modal').includes('demo')).toBe(isThere)
})

test('The demonstration can be removed from an app, and added again.', async () => {
  const disk = diskWith(template)
  await runCreate({ dir: 'shop' }, worldOf(disk))
  const inApp = worldOf(disk, { cwd: '/work/shop' })
  expect(await runRemove({ units: ['demo'] }, inApp)).toMatchObject({ ok: true })
  expect(disk.snapshot()[page]).toBeUndefined()
  expect((await runList({}, inApp)).units.find(({ id }) => id === 'demo')?.state).toBe('available')
  expect(await runAdd({ units: ['demo'] }, inApp)).toMatchObject({ ok: true })
  expect(disk.snapshot()[page]).toBe('demo\n')
})

test('A project that exists is neither offered the demonstration nor given it.', async () => {
  const disk = diskWith(host)
  const { prompter, asked } = somebody()
  await runCreate({ all: true }, worldOf(disk, { prompter }))
  expect(chosenIn(disk, '/work/wallet-modal')).toEqual(['send', 'swaps'])
  expect((await runList({}, worldOf(disk))).units.map(({ id }) => id)).not.toContain('demo')
  expect(await runAdd({ units: ['demo'] }, worldOf(disk))).toMatchObject({ error: { code: 'WM_UNIT_UNKNOWN' } })
  expect(asked).not.toContain('features')
})

test.each([
  [{}, false],
  [{ all: true }, false],
  [{ e2e: true }, true],
  [{ e2e: true, bare: true }, true],
  [{ e2e: true, minimal: true, tests: false as const }, true],
])('A new app has an end-to-end test only with --e2e: %j', async (flags, isThere) => {
  const disk = diskWith(template)
  expect(await runCreate({ dir: 'shop', ...flags }, worldOf(disk))).toMatchObject({ ok: true })
  expect('/work/shop/e2e/wallet.spec.ts' in disk.snapshot()).toBe(isThere)
  expect(chosenIn(disk, '/work/shop/src/wallet-modal').includes('e2e')).toBe(isThere)
})

test('--e2e is refused in an existing project, and the error refers to the guide about tests.', async () => {
  const disk = diskWith(host)
  const before = disk.snapshot()
  const outcome = await runCreate({ e2e: true }, worldOf(disk))
  expect(outcome).toMatchObject({ exitCode: 2, error: { code: 'WM_USAGE' } })
  expect(outcome.error?.hint).toContain('docs/testing.md')
  expect(disk.snapshot()).toEqual(before)
})

test('--bare is refused in an existing project, because no page is copied there.', async () => {
  const disk = diskWith(host)
  const before = disk.snapshot()
  const outcome = await runCreate({ bare: true }, worldOf(disk))
  expect(outcome).toMatchObject({ exitCode: 2, error: { code: 'WM_USAGE' } })
  expect(outcome.error?.why).toBe('The modal comes without a page there.')
  expect(disk.snapshot()).toEqual(before)
})
