import { beforeEach, expect, test } from 'vitest'
import { diskWithShop } from '../test-support/copies'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { publish, put } from '../test-support/releases'
import { worldOf } from '../test-support/world'
import { runAdd } from './add'
import type { RunContext } from './context'
import { runUndo } from './undo'
import { runUpdate } from './update'

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
