import { beforeEach, describe, expect, test } from 'vitest'
import { below } from '../fs/file-system'
import type { JsonObject } from '../json'
import type { Seal } from '../seal/seal'
import { sealedJson } from '../seal/sealed-json'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { foreignSeal, noSeal, ownSeal } from '../test-support/seals'
import { readStage, signStage, stageFile, stageFor, stageName, stagesOf, writeJournal, type Move } from './journal'

const root = '/app'
const name = stageName
const place = { root, name }
let disk: MemoryFileSystem
beforeEach(() => {
  disk = new MemoryFileSystem({}, [`${root}/${name}`])
})

const put = (path: string, bytes: Uint8Array): Promise<void> =>
  below(disk, root, (ground) => ground.create(path, bytes))
const folder = (path: string): Promise<void> => below(disk, root, (ground) => ground.makeFolder(path))
const own = (seal: Seal = ownSeal, pid = 7): Promise<void> =>
  below(disk, root, (ground) => signStage({ fs: disk, seal, root }, ground, name, pid))
const read = (): ReturnType<typeof readStage> => readStage({ fs: disk, seal: ownSeal }, place)
/** Puts a signed file into the stage, whatever its content. */
async function putSigned(path: string, content: JsonObject, purpose: 'owner' | 'journal' = 'journal'): Promise<void> {
  const bytes = await sealedJson({ fs: disk, seal: ownSeal, root }, purpose, content)
  await put(path, bytes ?? new Uint8Array())
}

const moves: Move[] = [
  { path: 'a.ts', sha256: 'a1', brings: true, before: null },
  { path: 'b.ts', sha256: null, brings: false, before: 'b1' },
  { path: 'c', sha256: null, brings: true, before: null, files: [{ path: 'd/e.ts', sha256: 'e1' }] },
]
const foreign = {
  code: 'WM_RUN_FOREIGN',
  message: expect.stringContaining(
    '/app/.wallet-modal-stage was not left by a run of yours on this machine.',
  ) as string,
  why: expect.stringContaining('It may have come with the repository') as string,
  hint: expect.stringContaining('Then delete it, and run the same command again.') as string,
  path: '/app/.wallet-modal-stage',
}

describe('The place of a stage', () => {
  test('is inside of a project that exists.', async () => {
    expect(await stageFor(disk, root)).toEqual({ name: '.wallet-modal-stage', root, prefix: '' })
  })

  test('is beside the first missing folder of a project that does not exist.', async () => {
    expect(await stageFor(disk, '/app/one')).toEqual({ name: '.one.wallet-modal-stage', root: '/app', prefix: 'one' })
    const deep = { name: '.one.wallet-modal-stage', root: '/app', prefix: 'one/two/three' }
    expect(await stageFor(disk, '/app/one/two/three')).toEqual(deep)
    expect(await stageFor(disk, '/one/two')).toEqual({ name: '.one.wallet-modal-stage', root: '/', prefix: 'one/two' })
  })

  test('can be each of these for an earlier run.', () => {
    expect(stagesOf('/one/two')).toEqual([
      { root: '/one/two', name: '.wallet-modal-stage' },
      { root: '/one', name: '.two.wallet-modal-stage' },
      { root: '/', name: '.one.wallet-modal-stage' },
    ])
    expect(stagesOf('/')).toEqual([{ root: '/', name: '.wallet-modal-stage' }])
  })

  test('has its files below it.', () => {
    const { owner, ownerDraft, journal, done, undo, fresh, old } = stageFile
    expect([owner, ownerDraft, journal, done, undo, fresh, old].map((file) => file('s'))).toEqual([
      's/owner.json',
      's/owner.json.draft',
      's/journal.json',
      's/done.json',
      's/undo',
      's/new',
      's/old',
    ])
    expect([fresh('s', 'a/b'), old('s', 'a/b')]).toEqual(['s/new/a/b', 's/old/a/b'])
  })
})

describe('A stage whose run was killed at its start', () => {
  test('is empty, or has the draft of its owner only.', async () => {
    expect(await read()).toBeNull()
    await put(stageFile.ownerDraft(name), new Uint8Array())
    expect(await read()).toBeNull()
  })

  test('has no folder in place of the draft, no other file alone, and no file beside the draft.', async () => {
    await folder(stageFile.ownerDraft(name))
    await expect(read()).rejects.toMatchObject(foreign)
    disk = new MemoryFileSystem({ [`${root}/${name}/other`]: '' })
    await expect(read()).rejects.toMatchObject(foreign)
    disk = new MemoryFileSystem({ [`${root}/${stageFile.ownerDraft(name)}`]: '', [`${root}/${name}/other`]: '' })
    await expect(read()).rejects.toMatchObject(foreign)
  })
})

describe('The owner of a stage', () => {
  test('is known by a signature of this user for this folder.', async () => {
    await own()
    expect(await read()).toEqual({ pid: 7, journal: null, isDone: false })
    expect(Object.keys(disk.snapshot())).not.toContain(`${root}/${stageFile.ownerDraft(name)}`)
  })

  test.each([
    ['a foreign signature', () => own(foreignSeal)],
    ['no signature', () => own(noSeal)],
    ['a signature for a journal', () => putSigned(stageFile.owner(name), { pid: 7 })],
    ['a process that is no number', () => putSigned(stageFile.owner(name), { pid: '7' }, 'owner')],
    ['no process', () => putSigned(stageFile.owner(name), {}, 'owner')],
    ['a folder in its place', () => folder(stageFile.owner(name))],
  ])('is unknown with %s.', async (_, lay) => {
    await lay()
    await expect(read()).rejects.toMatchObject(foreign)
  })

  test('without a key is written all the same, for people.', async () => {
    await own(noSeal)
    expect(disk.snapshot()[`${root}/${stageFile.owner(name)}`]).toBe('{"content":{"pid":7}}\n')
  })
})

describe('A journal', () => {
  const journal = { schema: 2, root, folders: ['c', 'c/d'], moves } as const
  const write = (seal: Seal): Promise<void> =>
    below(disk, root, (ground) =>
      writeJournal({ fs: disk, seal, root }, ground, name, { ...journal, folders: [...journal.folders] }),
    )

  test('is read as it was written, and counts as done under its other name.', async () => {
    await own()
    await write(ownSeal)
    expect(await read()).toEqual({ pid: 7, journal, isDone: false })
    await below(disk, root, (ground) => ground.rename(stageFile.journal(name), stageFile.done(name)))
    expect(await read()).toEqual({ pid: 7, journal, isDone: true })
  })

  test('leaves no draft, and does not name the folder, which may be moved.', async () => {
    await write(noSeal)
    const files = disk.snapshot()
    expect(Object.keys(files).filter((path) => path.includes('journal'))).toEqual([
      `${root}/${stageFile.journal(name)}`,
    ])
    const { root: _, ...content } = journal
    expect(JSON.parse(files[`${root}/${stageFile.journal(name)}`] ?? '')).toEqual({ content })
  })

  test('without moves or folders is a journal.', async () => {
    await own()
    await putSigned(stageFile.journal(name), { folders: [], moves: [] })
    expect(await read()).toMatchObject({ journal: { folders: [], moves: [] } })
  })

  const [move, , whole] = moves
  const withMove = (changes: JsonObject): JsonObject => ({ folders: [], moves: [move, { ...move, ...changes }] })
  const withFile = (file: unknown): JsonObject => ({ folders: [], moves: [{ ...whole, files: [file] }] })
  test.each<[string, JsonObject]>([
    ['no folders', { moves: [] }],
    ['folders that are no list', { folders: 'a', moves: [] }],
    ['a folder that is no text', { folders: ['a', 7], moves: [] }],
    ['a folder outside', { folders: ['a', '../b'], moves: [] }],
    ['no moves', { folders: [] }],
    ['moves that are no list', { folders: [], moves: { 0: move } }],
    ['a move that is no object', { folders: [], moves: [move, 'a'] }],
    ['a move that is nothing', { folders: [], moves: [null] }],
    ['a move without a path', withMove({ path: null })],
    ['a move that leads out', withMove({ path: '../a' })],
    ['a move into .git', withMove({ path: '.git/hooks/a' })],
    ['a move with a hash that is no text', withMove({ sha256: 7 })],
    ['a move with an old hash that is no text', withMove({ before: 7 })],
    ['a move without an old hash', { folders: [], moves: [{ path: 'a', sha256: null, brings: true }] }],
    ['a move without a direction', withMove({ brings: null })],
    ['files that are no list', withMove({ files: 'a' })],
    ['a file that is no object', withFile('a')],
    ['a file that is nothing', withFile(null)],
    ['a file without a path', withFile({ sha256: 'a' })],
    ['a file with a path that is no text', withFile({ path: 7, sha256: 'a' })],
    ['a file that leads out', withFile({ path: '../a', sha256: 'a' })],
    ['a file without a hash', withFile({ path: 'a' })],
    ['a file with a hash that is no text', withFile({ path: 'a', sha256: null })],
  ])('that has %s is not followed, although it is signed.', async (_, content) => {
    await own()
    await putSigned(stageFile.journal(name), content)
    await expect(read()).rejects.toMatchObject(foreign)
  })

  test('that is signed as an owner, or is a folder, is not followed.', async () => {
    await own()
    await putSigned(stageFile.journal(name), { folders: [], moves: [] }, 'owner')
    await expect(read()).rejects.toMatchObject(foreign)
    disk = new MemoryFileSystem({}, [`${root}/${stageFile.journal(name)}`])
    await own()
    await expect(read()).rejects.toMatchObject(foreign)
  })
})
