import { describe, expect, test } from 'vitest'
import { publish } from '../../test-support/releases'
import { diskWith, worldOf } from '../../test-support/world'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { firstCopyInput, runAdd } from '../change/add'
import { runCreate } from './create'
import { runRemove } from '../change/remove'
import { runUpdate } from '../update/update'

const host = {
  '/work/package.json': '{\n  "name": "host",\n  "devDependencies": { "vite": "8" }\n}\n',
  '/work/src/app.ts': 'app',
}
const below = (disk: MemoryFileSystem, folder: string): string[] =>
  Object.keys(disk.snapshot()).filter((path) => path.startsWith(`${folder}/`) && disk.snapshot()[path] !== '/')

test('[C10-01] By default only the modal’s source is copied, and its dependencies are merged.', async () => {
  const disk = diskWith(host)
  const outcome = await runCreate({}, worldOf(disk))
  expect(outcome).toMatchObject({ ok: true, mode: 'existing', target: 'src/wallet-modal', framework: 'vite' })
  expect(outcome.dependencies.add).toEqual({ ethers: '^6.0.0', mobx: '^7.0.0', react: '^19.0.0' })
  expect(JSON.parse(disk.snapshot()['/work/package.json'] ?? '')).toEqual({
    name: 'host',
    devDependencies: { vite: '8' },
    dependencies: { ethers: '^6.0.0', mobx: '^7.0.0', react: '^19.0.0' },
  })
  expect(below(disk, '/work').filter((path) => !/wallet-modal(-undo)?\//.test(path))).toEqual([
    '/work/package.json',
    '/work/src/app.ts',
    '/work/src/wallet.jsx',
  ])
})

test('The tests are copied when the project has vitest.', async () => {
  const disk = diskWith({ '/work/package.json': '{"devDependencies":{"vitest":"4"}}' })
  await runCreate({}, worldOf(disk))
  expect(below(disk, '/work/wallet-modal')).toContain('/work/wallet-modal/modal.test.ts')
})

test('A second run is refused and points to add and update.', async () => {
  const disk = diskWith(host)
  await runCreate({}, worldOf(disk))
  const before = disk.snapshot()
  const again = await runCreate({}, worldOf(disk))
  expect(again).toMatchObject({ exitCode: 4, error: { code: 'WM_COPY_EXISTS' } })
  expect(disk.snapshot()).toEqual(before)
})

test('[C10-04] A file that the team edited is not replaced without consent.', async () => {
  const disk = diskWith({ ...host, '/work/src/wallet-modal/index.ts': 'our own' })
  const before = disk.snapshot()
  const outcome = await runCreate({}, worldOf(disk))
  expect(outcome.error).toMatchObject({
    code: 'WM_DIR_CONFLICT',
    message: 'These files exist already: src/wallet-modal/index.ts.',
  })
  expect(disk.snapshot()).toEqual(before)
})

test.each(['../out', '/etc', '.', 'a/../../b', 'C:\\x', '..\\x'])(
  '--dir %s is refused, because it leads out of the project',
  async (target) => {
    const outcome = await runCreate({ target }, worldOf(diskWith(host)))
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_PATH_UNSAFE' } })
  },
)

test('A symbolic link in the path of the copy is refused.', async () => {
  const disk = diskWith({ '/work/package.json': '{}' })
  disk.link('/work/lib')
  const outcome = await runCreate({ target: 'lib/wallet-modal' }, worldOf(disk))
  expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_PATH_UNSAFE', path: 'lib' } })
})

describe('a project that formats its source', () => {
  /** A formatter with a special rule: every text ends with an empty statement. */
  const formatterOf = async () => async (path: string, text: string) =>
    /\.tsx?$/.test(path) && !text.endsWith('; ;\n') ? `${text}; ;\n` : text
  const index = '/work/src/wallet-modal/index.ts'

  test('gets a formatted copy, and an update knows that nobody has edited it', async () => {
    const disk = diskWith(host)
    const world = worldOf(disk, { formatterOf })
    await runCreate({}, world)
    expect(disk.snapshot()[index]).toBe('export {}\n; ;\n')
    expect(JSON.parse(disk.snapshot()['/work/src/wallet-modal/wallet-modal.json'] ?? '')).toMatchObject({
      format: 'prettier',
      files: { 'index.ts': { written: expect.any(String) } },
    })
    await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'export {} // 1.3\n' })
    expect(await runUpdate({}, world)).toMatchObject({
      exitCode: 0,
      changes: [{ path: 'src/wallet-modal/index.ts', reason: 'upstream-changed' }, { reason: 'recorded' }],
    })
    expect(disk.snapshot()[index]).toBe('export {} // 1.3\n; ;\n')
    expect(await runRemove({ units: ['send'] }, world)).toMatchObject({ exitCode: 0, conflicts: [] })
  })

  test('keeps the template’s formatting with --no-format', async () => {
    const disk = diskWith(host)
    await runCreate({ format: false }, worldOf(disk, { formatterOf }))
    expect(disk.snapshot()[index]).toBe('export {}\n')
  })
})

test('The report names a feature that needs a line in the team’s own options.', async () => {
  const outcome = await runCreate({ features: 'swaps' }, worldOf(diskWith(host)))
  expect(outcome.warnings).toEqual(['Your options say who swaps.'])
  expect((await runCreate({ features: 'send' }, worldOf(diskWith(host)))).warnings).toEqual([])
})

describe('add in a project without a copy', () => {
  test.each([
    { units: ['evm'], chains: 'ethers', features: 'none', locales: 'none' },
    { units: ['evm', 'send'], chains: 'ethers', features: 'send', locales: 'none' },
    { units: ['send'], features: 'send', locales: 'none' },
    { units: [] },
  ])('Named units are all that is copied: %j', async ({ units, ...chosen }) => {
    const world = worldOf(diskWith(host), { cwd: '/work' })
    expect(await firstCopyInput({ units }, world)).toEqual({ dir: '.', ...chosen })
  })

  test('Without a named chain, the first copy has the chains of create.', async () => {
    const world = worldOf(diskWith(host), { cwd: '/work' })
    const input = await firstCopyInput({ units: ['send'] }, world)
    expect(await runCreate(input ?? {}, world)).toMatchObject({ selection: { chains: ['ethers'], features: ['send'] } })
  })

  test('[C10-04] makes the first copy, with the chains and features that are named', async () => {
    const disk = diskWith({ ...host, '/work/src/deep/x.ts': '' })
    const world = worldOf(disk, { cwd: '/work/src/deep' })
    const input = await firstCopyInput({ units: ['solana', 'send'] }, world)
    expect(input).toEqual({ dir: '../..', chains: 'solana', features: 'send', locales: 'none' })
    expect(await runCreate(input ?? {}, world)).toMatchObject({ ok: true, target: 'src/wallet-modal' })
    expect(await firstCopyInput({ units: ['swaps'] }, world)).toBeNull()
    const added = await runAdd({ units: ['swaps'] }, world)
    expect(added).toMatchObject({ ok: true, units: ['swaps'], warnings: ['Your options say who swaps.'] })
    const { warnings: again } = await runAdd({ units: ['swaps'] }, world)
    expect(again).toEqual(['Already there: swaps.'])
    const { warnings } = await runAdd({ units: ['evm'] }, world)
    expect(warnings).toEqual(['Your options need them too: ethersAdapter() in adapters, and mainnet in networks.'])
  })
})
