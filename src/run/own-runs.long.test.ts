import { describe, expect, test } from 'vitest'
import { diskWithShop } from '../test-support/copies'
import { faultyFileSystem } from '../test-support/faulty-file-system'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { publish } from '../test-support/releases'
import { foreignSeal, noSeal, ownSeal } from '../test-support/seals'
import { worldOf } from '../test-support/world'
import { runAdd } from './change/add'
import type { RunContext } from './context'
import { runLink } from './link/link'
import { runUndo } from './undo/undo'
import { runUpdate } from './update/update'

const at = (disk: RunContext['fs'], seal = ownSeal): RunContext => worldOf(disk, { cwd: '/work/shop', seal })

/** Returns one disk for each call at which a run can be killed. Each disk has the files that the killed run has left. */
async function everyKill(seal = ownSeal): Promise<MemoryFileSystem[]> {
  const ready = await diskWithShop({ chains: 'evm', features: 'send' })
  await publish(ready, '1.3.0', { 'src/wallet-modal/index.ts': 'upstream\n' })
  const disks: MemoryFileSystem[] = []
  const counting = faultyFileSystem(ready.clone(), { at: Infinity, mode: 'once' })
  await runUpdate({}, at(counting, seal))
  for (let call = counting.firstWrite; call < counting.calls; call++) {
    const disk = ready.clone()
    await runUpdate({}, at(faultyFileSystem(disk, { at: call, mode: 'dead' }), seal))
    disks.push(disk)
  }
  return disks
}

const hasStage = (disk: MemoryFileSystem): boolean => '/work/shop/.wallet-modal-stage' in disk.snapshot()
/** Returns whether a stage has more than the draft of its owner's file. A stage with only this draft is removed like an empty stage. */
const hasContent = (disk: MemoryFileSystem): boolean =>
  Object.keys(disk.snapshot()).some((path) => /^\/work\/shop\/\.wallet-modal-stage\/(?!owner\.json\.draft$)/.test(path))

test('A command that only looks changes nothing that a killed run has left, wherever it stopped.', async () => {
  const disks = (await everyKill()).filter(hasStage)
  expect(disks.length).toBeGreaterThan(20)
  for (const disk of disks) {
    const before = disk.snapshot()
    for (const unfinished of [undefined, 'continue', 'abort'] as const) {
      const flags = unfinished === undefined ? {} : { unfinished }
      await runUpdate({ check: true, ...flags }, at(disk))
      await runUpdate({ dryRun: true, ...flags }, at(disk))
      await runAdd({ units: ['solana'], dryRun: true, ...flags }, at(disk))
      await runUndo({ dryRun: true, ...flags }, at(disk))
    }
    await runLink({ dryRun: true }, at(disk))
    expect(disk.snapshot()).toEqual(before)
  }
})

describe.each([
  ['another machine', foreignSeal],
  ['somebody who has no key', noSeal],
])('what a killed run has left, seen by %s', (_, seal) => {
  test('is neither finished nor undone nor removed', async () => {
    const disks = (await everyKill()).filter(hasContent)
    for (const disk of disks) {
      const before = disk.snapshot()
      for (const unfinished of ['continue', 'abort'] as const) {
        const outcome = await runUpdate({ unfinished }, at(disk, seal))
        expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_FOREIGN' } })
      }
      expect(disk.snapshot()).toEqual(before)
    }
  })
})

test('What a killed run has left is not trusted in another folder.', async () => {
  for (const disk of (await everyKill()).filter(hasContent)) {
    await disk.rename('/work/shop', '/work/other')
    const before = disk.snapshot()
    const outcome = await runUpdate({ unfinished: 'abort' }, worldOf(disk, { cwd: '/work/other' }))
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_FOREIGN' } })
    expect(disk.snapshot()).toEqual(before)
  }
})

test('A staged text that the killed run did not write is not copied.', async () => {
  const staged = '/work/shop/.wallet-modal-stage/new/src/wallet-modal/index.ts'
  const journal = '/work/shop/.wallet-modal-stage/journal.json'
  const disks = (await everyKill()).filter((disk) => staged in disk.snapshot() && journal in disk.snapshot())
  expect(disks.length).toBeGreaterThan(0)
  for (const disk of disks) {
    await disk.removeFile(staged)
    await disk.create(staged, new TextEncoder().encode('another\n'))
    const before = disk.snapshot()
    const outcome = await runUpdate({ unfinished: 'continue' }, at(disk))
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_EDITED' } })
    expect(disk.snapshot()).toEqual(before)
  }
})

describe('without a signing key', () => {
  test('A run does its work, keeps nothing for undo, and says so.', async () => {
    const disk = await diskWithShop({ chains: 'evm', features: 'send' })
    const outcome = await runAdd({ units: ['solana'] }, at(disk, noSeal))
    expect(outcome).toMatchObject({ exitCode: 0, warnings: [expect.stringContaining('cannot be undone')] })
    expect(Object.keys(disk.snapshot()).filter((path) => path.includes('/.wallet-modal-'))).toEqual([])
  })

  test('A killed run is not continued: the next run says where its files are.', async () => {
    const disks = (await everyKill(noSeal)).filter(hasContent)
    for (const disk of disks) {
      const before = disk.snapshot()
      const outcome = await runUpdate({ unfinished: 'continue' }, at(disk, noSeal))
      expect(outcome).toMatchObject({ error: { code: 'WM_RUN_FOREIGN', path: '/work/shop/.wallet-modal-stage' } })
      expect(disk.snapshot()).toEqual(before)
    }
  })
})
