import { describe, expect, test } from 'vitest'
import { faultyFileSystem, type Faults } from '../../test-support/faulty-file-system'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { publish, put } from '../../test-support/releases'
import { diskWith, worldOf } from '../../test-support/world'
import { runAdd } from './add'
import type { ChangeInput } from '../change-input'
import type { ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import { runCreate } from '../create/create'
import { runRemove } from './remove'
import { runUndo } from '../undo/undo'
import { runUpdate } from '../update/update'

const modal = '/work/shop/src/wallet-modal'

/** Returns a disk with an app and a package whose template is newer. In the app, the team has edited one file and deleted another file. */
async function prepared(): Promise<MemoryFileSystem> {
  const disk = diskWith({ '/work/outside.txt': 'outside' })
  await runCreate({ dir: 'shop', chains: 'evm', features: 'send' }, worldOf(disk))
  await put(disk, `${modal}/index.ts`, 'edited\n')
  await put(disk, `${modal}/testing/setup.ts`, null)
  await publish(disk, '1.3.0', {
    'src/wallet-modal/index.ts': 'upstream\n',
    'src/wallet-modal/modal.test.ts': null,
    'src/wallet-modal/deep/new.ts': 'new\n',
    'src/main.tsx': 'main 2\n',
  })
  return disk
}

interface Command {
  run: (input: ChangeInput, context: RunContext) => Promise<ChangeOutcome>
  /** Prepares the disk for the command. */
  before: (disk: MemoryFileSystem) => Promise<unknown>
}

const at = (disk: RunContext['fs']): RunContext => worldOf(disk, { cwd: '/work/shop' })
const commands: Record<string, Command> = {
  add: { run: (input, context) => runAdd({ ...input, units: ['solana', 'swaps'] }, context), before: async () => {} },
  remove: { run: (input, context) => runRemove({ ...input, units: ['send'] }, context), before: async () => {} },
  'update, with a conflict': {
    run: (input, context) => runUpdate({ ...input, conflict: 'inline' }, context),
    before: async () => {},
  },
  'undo of an update': {
    run: ({ unfinished }, context) => runUndo(unfinished === undefined ? {} : { unfinished }, context),
    before: (disk) => runUpdate({ conflict: 'inline' }, at(disk)),
  },
}

/** The files of a disk without stages and undo records, which users do not see. */
const seen = (disk: MemoryFileSystem): Record<string, string> =>
  Object.fromEntries(
    Object.entries(disk.snapshot()).filter(([path, text]) => text !== '/' && !/wallet-modal-(stage|undo)/.test(path)),
  )

const start = await prepared()

describe.each(Object.entries(commands))('%s', (_, { run, before }) => {
  const ready = async (): Promise<MemoryFileSystem> => {
    const disk = start.clone()
    await before(disk)
    return disk
  }
  const whole = async (): Promise<{ old: Record<string, string>; next: Record<string, string>; calls: number }> => {
    const disk = await ready()
    const old = seen(disk)
    const counting = faultyFileSystem(disk, { at: Infinity, mode: 'once' })
    await run({}, at(counting))
    return { old, next: seen(disk), calls: counting.calls }
  }
  const crash = async (faults: Faults): Promise<{ disk: MemoryFileSystem; outcome: ChangeOutcome }> => {
    const disk = await ready()
    return { disk, outcome: await run({}, at(faultyFileSystem(disk, faults))) }
  }

  test('The run changes the project, and nothing outside of it.', async () => {
    const { old, next } = await whole()
    expect(next).not.toEqual(old)
    const outside = (tree: Record<string, string>): unknown =>
      Object.entries(tree).filter(([path]) => !path.startsWith('/work/shop/'))
    expect(outside(next)).toEqual(outside(old))
  })

  test('A failed call to the disk leaves either all old files or all new ones.', async () => {
    const { old, next, calls } = await whole()
    for (let call = 0; call < calls; call++) {
      const { disk } = await crash({ at: call, mode: 'once', code: 'EBUSY' })
      expect([old, next], `call ${call}`).toContainEqual(seen(disk))
    }
  })

  test('A disk that is full from any call on leaves either all old files or all new ones.', async () => {
    const { old, next, calls } = await whole()
    for (let call = 0; call < calls; call++) {
      const { disk, outcome } = await crash({ at: call, mode: 'writes', code: 'ENOSPC' })
      expect([old, next], `call ${call}`).toContainEqual(seen(disk))
      if (outcome.exitCode === 1) expect(outcome.error?.code).toBe('WM_DISK_FULL')
    }
  })

  test.each(['continue', 'abort'] as const)(
    'After a kill at any call, the next run settles the project: --%s',
    async (unfinished) => {
      const { old, next, calls } = await whole()
      for (let call = 0; call < calls; call++) {
        const { disk } = await crash({ at: call, mode: 'dead' })
        const isHalf = ![old, next].some((tree) => JSON.stringify(tree) === JSON.stringify(seen(disk)))
        if (isHalf) {
          const refused = await runUpdate({}, at(disk.clone()))
          expect(refused, `call ${call}`).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_UNFINISHED' } })
        }
        const settled = await run({ unfinished }, at(disk))
        expect([0, 4, 5], `call ${call}: ${settled.error?.message}`).toContain(settled.exitCode)
        expect([old, next], `call ${call}`).toContainEqual(seen(disk))
        if (isHalf) expect(seen(disk), `call ${call}`).toEqual(unfinished === 'continue' ? next : old)
      }
    },
  )
})
