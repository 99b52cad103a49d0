import { beforeEach, expect, test } from 'vitest'
import { isRecord } from '../json'
import { runAdd } from '../run/change/add'
import type { RunContext } from '../run/context'
import { runUndo } from '../run/undo/undo'
import { sealedJson, unsealJson } from '../seal/sealed-json'
import { diskWithShop } from '../test-support/copies'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { put } from '../test-support/releases'
import { watchedFileSystem } from '../test-support/watched-file-system'
import { worldOf } from '../test-support/world'

const above = '/work/pnpm-lock.yaml'
const note = '/work/shop/.wallet-modal-undo/installed'
let disk: MemoryFileSystem
const textOf = async (path: string): Promise<string> => new TextDecoder().decode(await disk.read(path))

/** A world whose install rewrites the lockfile of the workspace, in the folder above the project. */
function installingAbove(changes: Partial<RunContext> = {}): RunContext {
  return worldOf(disk, {
    cwd: '/work/shop',
    exec: async (command) => {
      if (command === 'pnpm') await put(disk, above, 'after\n')
      return { exitCode: 0, output: '' }
    },
    ...changes,
  })
}

/** Replaces the lockfiles in the note, with a valid signature. */
async function forge(lockfiles: readonly Record<string, unknown>[]): Promise<void> {
  const { fs, seal } = worldOf(disk)
  const place = { fs, seal, root: '/work/shop' }
  const content = await unsealJson(place, 'installed', await disk.read(note))
  const [first] = Array.isArray(content?.['lockfiles']) ? content['lockfiles'] : []
  if (!isRecord(first)) throw new Error('the note names no lockfile')
  const forged = await sealedJson(place, 'installed', {
    ...content,
    lockfiles: lockfiles.map((lockfile) => ({ ...first, ...lockfile })),
  })
  await put(disk, note, new TextDecoder().decode(forged ?? new Uint8Array()))
}

beforeEach(async () => {
  disk = await diskWithShop({ chains: 'evm', features: 'send' })
  await put(disk, '/work/.git/HEAD', 'ref: refs/heads/main\n')
  await put(disk, above, 'before\n')
  await runAdd({ units: ['solana'], install: true, gitCheck: false }, installingAbove())
})

test.each([
  { name: '../pnpm-lock.yaml' },
  { name: '.git/hooks/pre-commit' },
  { name: 'secrets.txt' },
  { up: -1 },
  { up: 0.5 },
  { up: 'toString' },
  { up: 2 },
  { up: 2, name: 'package-lock.json' },
  { before: '../../secrets' },
  { after: null },
])('A note with a signature still leads no write to another place: %j', async (lockfile) => {
  const outside = {
    '/pnpm-lock.yaml': 'after\n',
    '/work/secrets.txt': 'after\n',
    '/work/.git/hooks/pre-commit': 'after\n',
  }
  for (const [path, text] of Object.entries(outside)) await put(disk, path, text)
  await forge([lockfile])
  expect((await runUndo({}, installingAbove())).error).toBeNull()
  for (const [path, text] of Object.entries(outside)) expect(await textOf(path)).toBe(text)
  expect(await textOf(above)).toBe('after\n')
})

test('A note of another run counts for nothing.', async () => {
  const old = await textOf(note)
  await runUndo({}, installingAbove())
  await runAdd({ units: ['swaps'], gitCheck: false }, installingAbove())
  await put(disk, note, old)
  await put(disk, above, 'after\n')
  expect((await runUndo({}, installingAbove())).error).toBeNull()
  expect(await textOf(above)).toBe('after\n')
})

test('A lockfile above the project that cannot be written stays, and undo says so.', async () => {
  const fs = watchedFileSystem(disk, ({ name, path }) => {
    if (name === 'enter' && path === '/work') throw Object.assign(new Error('permission denied'), { code: 'EACCES' })
  })
  const { error, warnings, changes } = await runUndo({}, installingAbove({ fs }))
  expect(error).toBeNull()
  expect(warnings).toEqual([expect.stringContaining('../pnpm-lock.yaml is still as the install left it')])
  expect(changes.map(({ path }) => path)).not.toContain('../pnpm-lock.yaml')
  expect(await textOf(above)).toBe('after\n')
})
