import { describe, expect, test } from 'vitest'
import { diskWithShop } from '../../test-support/copies'
import { faultyFileSystem } from '../../test-support/faulty-file-system'
import { publish } from '../../test-support/releases'
import { worldOf } from '../../test-support/world'
import type { RunContext } from '../context'
import { runUpdate } from '../update/update'
import { runUndo } from './undo'

const at = (fs: RunContext['fs']): RunContext => worldOf(fs, { cwd: '/work/shop' })
const updated = await diskWithShop({ chains: 'evm', features: 'send' })
await publish(updated, '1.3.0', { 'src/wallet-modal/index.ts': 'upstream\n', 'src/wallet-modal/deep/new.ts': 'new\n' })
const before = updated.clone()
await runUpdate({}, at(updated))
const counting = faultyFileSystem(updated.clone(), { at: Infinity, mode: 'once' })
await runUndo({}, at(counting))

describe('An undo that was killed at any call', () => {
  test('leaves no record of the run once --continue has finished it.', async () => {
    let finished = 0
    for (let call = 0; call < counting.calls; call++) {
      const disk = updated.clone()
      await runUndo({}, at(faultyFileSystem(disk, { at: call, mode: 'dead' })))
      await runUndo({ unfinished: 'continue' }, at(disk))
      const left = disk.snapshot()
      if (left['/work/shop/src/wallet-modal/index.ts'] === 'upstream\n') continue
      finished++
      expect(
        Object.keys(left).filter((path) => path.includes('.wallet-modal-')),
        `call ${call}`,
      ).toEqual([])
      expect(await runUndo({}, at(disk))).toMatchObject({ error: { code: 'WM_UNDO_MISSING' } })
    }
    expect(finished).toBeGreaterThan(20)
  })

  test('leaves no folder behind when the next undo says that there is no run to undo.', async () => {
    let missing = 0
    for (let call = 0; call < counting.calls; call++) {
      const disk = updated.clone()
      await runUndo({}, at(faultyFileSystem(disk, { at: call, mode: 'dead' })))
      const { error } = await runUndo({}, at(disk))
      if (error?.code !== 'WM_UNDO_MISSING') continue
      missing++
      expect(await disk.kind('/work/shop/.wallet-modal-undo'), `call ${call}`).toBeNull()
    }
    expect(missing).toBeGreaterThan(0)
  })

  test('keeps the record of the run when --abort takes the undo back.', async () => {
    for (let call = 0; call < counting.calls; call++) {
      const disk = updated.clone()
      await runUndo({}, at(faultyFileSystem(disk, { at: call, mode: 'dead' })))
      const { recovered } = await runUndo({ unfinished: 'abort' }, at(disk))
      if (recovered === 'undone') expect(disk.snapshot(), `call ${call}`).toEqual(updated.snapshot())
    }
  })
})

test('An undo with --continue that has nothing to finish keeps the record of the last run.', async () => {
  const disk = updated.clone()
  expect(await runUndo({ unfinished: 'continue' }, at(disk))).toMatchObject({ recovered: 'nothing' })
  expect(disk.snapshot()).toEqual(updated.snapshot())
  await runUndo({}, at(disk))
  expect(disk.snapshot()['/work/shop/src/wallet-modal/index.ts']).toBe(
    before.snapshot()['/work/shop/src/wallet-modal/index.ts'],
  )
})
