import { beforeEach, describe, expect, test } from 'vitest'
import { diskWithShop } from '../../test-support/copies'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { publish, put } from '../../test-support/releases'
import { worldOf } from '../../test-support/world'
import { runAdd } from '../change/add'
import type { RunContext } from '../context'
import { runUndo } from './undo'
import { runUpdate } from '../update/update'

const lock = '/work/shop/package-lock.json'
let disk: MemoryFileSystem
const textOf = async (path: string): Promise<string> => new TextDecoder().decode(await disk.read(path))

beforeEach(async () => {
  disk = await diskWithShop({ chains: 'evm', features: 'send' })
  await put(disk, lock, 'before\n')
})

/** A world whose package manager rewrites the lockfile and ends with the given exit code. */
function installing(exitCode: number, stop?: AbortController): RunContext {
  return worldOf(disk, {
    cwd: '/work/shop',
    ...(stop && { signal: stop.signal }),
    exec: async (command) => {
      if (command !== 'npm') return { exitCode: 0, output: '' }
      await put(disk, lock, 'after\n')
      await put(disk, '/work/shop/yarn.lock', 'stray\n')
      stop?.abort('SIGINT')
      if (stop) throw new Error('interrupted')
      return { exitCode, output: '' }
    },
  })
}

test('undo restores the lockfile that the run’s own install has rewritten.', async () => {
  await runAdd({ units: ['solana'], install: true }, installing(0))
  expect(await textOf(lock)).toBe('after\n')
  expect((await runUndo({}, installing(0))).error).toBeNull()
  expect(await textOf(lock)).toBe('before\n')
})

test('undo restores the lockfile that an install by hand has rewritten.', async () => {
  await runAdd({ units: ['solana'] }, installing(0))
  await put(disk, lock, 'by hand\n')
  expect((await runUndo({}, installing(0))).error).toBeNull()
  expect(await textOf(lock)).toBe('before\n')
})

test('--abort restores the lockfile as well.', async () => {
  await put(disk, '/work/shop/src/wallet-modal/index.ts', 'mine\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
  await runUpdate({ conflict: 'inline', install: true }, installing(0))
  expect(await textOf(lock)).toBe('after\n')
  expect((await runUpdate({ unfinished: 'abort' }, installing(0))).recovered).toBe('undone')
  expect(await textOf(lock)).toBe('before\n')
})

test('After a failed install, the lockfiles are as before.', async () => {
  const { error } = await runAdd({ units: ['solana'], install: true }, installing(1))
  expect(error?.code).toBe('WM_INSTALL_FAILED')
  expect(await textOf(lock)).toBe('before\n')
  expect(await disk.kind('/work/shop/yarn.lock')).toBeNull()
})

test('After an interrupted install, the lockfiles are as before.', async () => {
  const { error } = await runAdd({ units: ['solana'], install: true }, installing(0, new AbortController()))
  expect(error?.code).toBe('WM_INTERRUPTED')
  expect(await textOf(lock)).toBe('before\n')
})

test('undo removes a lockfile that the run’s own install has created.', async () => {
  await runAdd({ units: ['solana'], install: true }, installing(0))
  expect(await textOf('/work/shop/yarn.lock')).toBe('stray\n')
  expect((await runUndo({}, installing(0))).error).toBeNull()
  expect(await disk.kind('/work/shop/yarn.lock')).toBeNull()
})

test('undo keeps a created lockfile that was changed after the install, and says so.', async () => {
  await runAdd({ units: ['solana'], install: true }, installing(0))
  await put(disk, '/work/shop/yarn.lock', 'mine\n')
  const { warnings } = await runUndo({}, installing(0))
  expect(await textOf('/work/shop/yarn.lock')).toBe('mine\n')
  expect(warnings).toEqual([expect.stringContaining('yarn.lock has changed since the install')])
})

describe('In a workspace', () => {
  const above = '/work/pnpm-lock.yaml'

  /** A world whose install rewrites the lockfile of the workspace, in the folder above the project. */
  function installingAbove(): RunContext {
    return worldOf(disk, {
      cwd: '/work/shop',
      exec: async (command) => {
        if (command === 'npm') await put(disk, above, 'after\n')
        return { exitCode: 0, output: '' }
      },
    })
  }

  beforeEach(async () => {
    await put(disk, '/work/.git/HEAD', 'ref: refs/heads/main\n')
    await put(disk, above, 'before\n')
  })

  test('undo restores the lockfile of the workspace root, and lists it in a dry run.', async () => {
    await runAdd({ units: ['solana'], install: true, gitCheck: false }, installingAbove())
    expect(await textOf(above)).toBe('after\n')
    const dry = await runUndo({ dryRun: true }, installingAbove())
    expect(dry.changes).toContainEqual({ path: '../pnpm-lock.yaml', action: 'update', reason: 'undone', unit: null })
    expect(await textOf(above)).toBe('after\n')
    const { error, warnings, changes } = await runUndo({}, installingAbove())
    expect([error, warnings, changes]).toEqual([null, [], dry.changes])
    expect(await textOf(above)).toBe('before\n')
    expect(await disk.kind('/work/shop/.wallet-modal-undo')).toBeNull()
  })

  test('undo removes a lockfile of the workspace root that the install has created.', async () => {
    await (await disk.enter('/work')).removeFile('pnpm-lock.yaml')
    await runAdd({ units: ['solana'], install: true, gitCheck: false }, installingAbove())
    expect((await runUndo({}, installingAbove())).error).toBeNull()
    expect(await disk.kind(above)).toBeNull()
  })

  test('--abort restores the lockfile of the workspace root as well.', async () => {
    await put(disk, '/work/shop/src/wallet-modal/index.ts', 'mine\n')
    await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'theirs\n' })
    await runUpdate({ conflict: 'inline', install: true, gitCheck: false }, installingAbove())
    expect(await textOf(above)).toBe('after\n')
    expect((await runUpdate({ unfinished: 'abort' }, installingAbove())).recovered).toBe('undone')
    expect(await textOf(above)).toBe('before\n')
  })

  test('undo leaves the lockfile of the workspace root alone when another install has changed it since, and says so.', async () => {
    await runAdd({ units: ['solana'], install: true, gitCheck: false }, installingAbove())
    await put(disk, above, 'later\n')
    const { error, warnings } = await runUndo({}, installingAbove())
    expect(error).toBeNull()
    expect(await textOf(above)).toBe('later\n')
    expect(warnings).toEqual([expect.stringContaining('../pnpm-lock.yaml has changed since the install')])
  })

  test('undo follows no link that has taken the place of the lockfile of the workspace root.', async () => {
    await runAdd({ units: ['solana'], install: true, gitCheck: false }, installingAbove())
    await (await disk.enter('/work')).removeFile('pnpm-lock.yaml')
    disk.link(above)
    const { warnings } = await runUndo({}, installingAbove())
    expect(await disk.kind(above)).toBe('link')
    expect(warnings).toHaveLength(1)
  })

  test('What an install is said to have changed counts only with the signature of this machine, for lockfiles of the repository.', async () => {
    await runAdd({ units: ['solana'], install: true, gitCheck: false }, installingAbove())
    const note = '/work/shop/.wallet-modal-undo/installed'
    const text = await textOf(note)
    await put(disk, note, text.replace('pnpm-lock.yaml', 'secrets.txt'))
    await put(disk, '/work/secrets.txt', 'after\n')
    expect((await runUndo({}, installingAbove())).error).toBeNull()
    expect(await textOf('/work/secrets.txt')).toBe('after\n')
    expect(await textOf(above)).toBe('after\n')
  })
})
