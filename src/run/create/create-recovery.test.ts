import { expect, test } from 'vitest'
import { faultyFileSystem } from '../../test-support/faulty-file-system'
import { diskWith, worldOf } from '../../test-support/world'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { runCreate } from './create'

const host = {
  '/work/package.json': '{\n  "name": "host",\n  "devDependencies": { "vite": "8" }\n}\n',
  '/work/src/app.ts': 'app',
}
const kill = async (): Promise<MemoryFileSystem> => {
  for (let at = 60; ; at++) {
    const disk = diskWith(host)
    await runCreate({}, worldOf(faultyFileSystem(disk, { at, mode: 'dead' })))
    const tree = disk.snapshot()
    const isHalf = '/work/src/wallet-modal/index.ts' in tree && !('/work/src/wallet-modal/wallet-modal.json' in tree)
    if (isHalf) return disk
  }
}

test('The next run does nothing before the user decides.', async () => {
  const disk = await kill()
  const before = disk.snapshot()
  for (const input of [{}, { dryRun: true }]) {
    expect(await runCreate(input, worldOf(disk))).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_UNFINISHED' } })
  }
  expect(disk.snapshot()).toEqual(before)
})

test('The hint says which flags decide, and that a dry run cannot.', async () => {
  const disk = await kill()
  const wet = await runCreate({}, worldOf(disk))
  expect(wet.error?.hint).toBe('Run the same command with --continue to finish it, or with --abort to undo it.')
  const dry = await runCreate({ dryRun: true }, worldOf(disk))
  expect(dry.error?.hint).toContain('without --dry-run or --check, and with --continue')
})

test('--continue finishes the killed run.', async () => {
  const disk = await kill()
  expect(await runCreate({ unfinished: 'continue' }, worldOf(disk))).toMatchObject({
    ok: true,
    recovered: 'continued',
  })
  const whole = diskWith(host)
  await runCreate({}, worldOf(whole))
  expect(disk.snapshot()).toEqual(whole.snapshot())
})

test('--abort takes the killed run back.', async () => {
  const disk = await kill()
  expect(await runCreate({ unfinished: 'abort' }, worldOf(disk))).toMatchObject({ ok: true, recovered: 'undone' })
  expect(disk.snapshot()).toEqual(diskWith(host).snapshot())
})

test('An edit made after the kill is never lost.', async () => {
  const disk = await kill()
  await disk.removeFile('/work/src/wallet-modal/index.ts')
  await disk.create('/work/src/wallet-modal/index.ts', new TextEncoder().encode('edited'))
  const before = disk.snapshot()
  const outcome = await runCreate({ unfinished: 'abort' }, worldOf(disk))
  expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_EDITED' } })
  expect(disk.snapshot()).toEqual(before)
})

test('A run that is still at work is left alone, and the new run is refused.', async () => {
  const disk = await kill()
  const outcome = await runCreate({}, worldOf(disk, { isAlive: () => true }))
  expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_ACTIVE' } })
})

test('--continue without an unfinished run says that there is none.', async () => {
  const outcome = await runCreate({ unfinished: 'continue' }, worldOf(diskWith(host)))
  expect(outcome).toMatchObject({ ok: true, recovered: 'nothing' })
})
