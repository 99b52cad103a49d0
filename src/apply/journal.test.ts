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
/** Writes a file with a valid signature into the stage folder. The content does not have to be valid. */
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

describe('The paths of a stage folder', () => {
  test('The stage folder of a project that exists lies inside the folder of the project.', async () => {
    expect(await stageFor(disk, root)).toEqual({ name: '.wallet-modal-stage', root, prefix: '' })
  })

  test('The stage folder of a project that does not exist lies beside the first missing folder on the path to the project.', async () => {
    expect(await stageFor(disk, '/app/one')).toEqual({ name: '.one.wallet-modal-stage', root: '/app', prefix: 'one' })
    const deep = { name: '.one.wallet-modal-stage', root: '/app', prefix: 'one/two/three' }
    expect(await stageFor(disk, '/app/one/two/three')).toEqual(deep)
    expect(await stageFor(disk, '/one/two')).toEqual({ name: '.one.wallet-modal-stage', root: '/', prefix: 'one/two' })
  })

  test('The search places for an earlier stage folder are inside the project, beside the project, and beside each folder above the project.', () => {
    expect(stagesOf('/one/two')).toEqual([
      { root: '/one/two', name: '.wallet-modal-stage' },
      { root: '/one', name: '.two.wallet-modal-stage' },
      { root: '/', name: '.one.wallet-modal-stage' },
    ])
    expect(stagesOf('/')).toEqual([{ root: '/', name: '.wallet-modal-stage' }])
  })

  test('The owner file, its draft, the journal, the done file, the undo folder, the new files and the old files lie below the stage folder.', () => {
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

describe('The stage folder of a run that was killed at its start', () => {
  test('A stage folder that is empty or has only the draft of an owner file is read as null, because its run was killed at its start.', async () => {
    expect(await read()).toBeNull()
    await put(stageFile.ownerDraft(name), new Uint8Array())
    expect(await read()).toBeNull()
  })

  test('A stage folder is foreign if a folder is in place of the draft, if its only file is no draft, or if a file lies beside the draft.', async () => {
    await folder(stageFile.ownerDraft(name))
    await expect(read()).rejects.toMatchObject(foreign)
    disk = new MemoryFileSystem({ [`${root}/${name}/other`]: '' })
    await expect(read()).rejects.toMatchObject(foreign)
    // The folder lists the file `!` before the draft, and the file `~` after the draft.
    for (const other of ['!', '~']) {
      disk = new MemoryFileSystem({ [`${root}/${stageFile.ownerDraft(name)}`]: '', [`${root}/${name}/${other}`]: '' })
      await expect(read()).rejects.toMatchObject(foreign)
    }
  })
})

describe('The owner file of a stage folder', () => {
  test('An owner file with the signature of this user names the process of the run, and no draft of the owner file is left.', async () => {
    await own()
    expect(await read()).toEqual({ pid: 7, journal: null, isDone: false })
    expect(Object.keys(disk.snapshot())).not.toContain(`${root}/${stageFile.ownerDraft(name)}`)
  })

  test.each([
    ['has the signature of somebody else', () => own(foreignSeal)],
    ['has no signature', () => own(noSeal)],
    ['has a signature that was made for a journal', () => putSigned(stageFile.owner(name), { pid: 7 })],
    ['names the process by a text instead of a number', () => putSigned(stageFile.owner(name), { pid: '7' }, 'owner')],
    ['names no process', () => putSigned(stageFile.owner(name), {}, 'owner')],
    ['is a folder', () => folder(stageFile.owner(name))],
  ])('If the owner file %s, the stage folder is refused as foreign.', async (_, lay) => {
    await lay()
    await expect(read()).rejects.toMatchObject(foreign)
  })

  test('Without a key, the owner file is written without a signature, so that a person can read which process created the stage folder.', async () => {
    await own(noSeal)
    expect(disk.snapshot()[`${root}/${stageFile.owner(name)}`]).toBe('{"content":{"pid":7}}\n')
  })
})

describe('The journal of a stage folder', () => {
  const journal = { schema: 2, root, folders: ['c', 'c/d'], moves } as const
  const write = (seal: Seal): Promise<void> =>
    below(disk, root, (ground) =>
      writeJournal({ fs: disk, seal, root }, ground, name, { ...journal, folders: [...journal.folders] }),
    )

  test('A journal is read with the content that was written, and counts as done when its file is renamed to done.json.', async () => {
    await own()
    await write(ownSeal)
    expect(await read()).toEqual({ pid: 7, journal, isDone: false })
    await below(disk, root, (ground) => ground.rename(stageFile.journal(name), stageFile.done(name)))
    expect(await read()).toEqual({ pid: 7, journal, isDone: true })
  })

  test('Writing a journal leaves no draft, and the journal does not contain the path of the project, because the project may be moved.', async () => {
    await write(noSeal)
    const files = disk.snapshot()
    expect(Object.keys(files).filter((path) => path.includes('journal'))).toEqual([
      `${root}/${stageFile.journal(name)}`,
    ])
    const { root: _, ...content } = journal
    expect(JSON.parse(files[`${root}/${stageFile.journal(name)}`] ?? '')).toEqual({ content })
  })

  test('A signed journal with an empty list of moves and an empty list of folders is valid.', async () => {
    await own()
    await putSigned(stageFile.journal(name), { folders: [], moves: [] })
    expect(await read()).toMatchObject({ journal: { folders: [], moves: [] } })
  })

  const [move, , whole] = moves
  const withMove = (changes: JsonObject): JsonObject => ({ folders: [], moves: [move, { ...move, ...changes }] })
  const withFile = (file: unknown): JsonObject => ({ folders: [], moves: [{ ...whole, files: [file] }] })
  test.each<[string, JsonObject]>([
    ['no list of folders', { moves: [] }],
    ['folders that are a text instead of a list', { folders: 'a', moves: [] }],
    ['a folder that is a number', { folders: ['a', 7], moves: [] }],
    ['a folder outside the project', { folders: ['a', '../b'], moves: [] }],
    ['no list of moves', { folders: [] }],
    ['moves that are an object instead of a list', { folders: [], moves: { 0: move } }],
    ['a move that is a text', { folders: [], moves: [move, 'a'] }],
    ['a move that is null', { folders: [], moves: [null] }],
    ['a move whose path is null', withMove({ path: null })],
    ['a move whose path leads out of the project', withMove({ path: '../a' })],
    ['a move whose path leads into .git', withMove({ path: '.git/hooks/a' })],
    ['a move whose new hash is a number', withMove({ sha256: 7 })],
    ['a move whose old hash is a number', withMove({ before: 7 })],
    ['a move that lacks the old hash', { folders: [], moves: [{ path: 'a', sha256: null, brings: true }] }],
    ['a move whose direction is null', withMove({ brings: null })],
    ['a move whose files are a text instead of a list', withMove({ files: 'a' })],
    ['a file of a new folder that is a text', withFile('a')],
    ['a file of a new folder that is null', withFile(null)],
    ['a file of a new folder that lacks the path', withFile({ sha256: 'a' })],
    ['a file of a new folder whose path is a number', withFile({ path: 7, sha256: 'a' })],
    ['a file of a new folder whose path leads out of the folder', withFile({ path: '../a', sha256: 'a' })],
    ['a file of a new folder that lacks the hash', withFile({ path: 'a' })],
    ['a file of a new folder whose hash is null', withFile({ path: 'a', sha256: null })],
  ])('A signed journal with %s is refused as foreign, because its content is not valid.', async (_, content) => {
    await own()
    await putSigned(stageFile.journal(name), content)
    await expect(read()).rejects.toMatchObject(foreign)
  })

  test('A journal with a signature that was made for an owner file is refused as foreign, and so is a folder in place of the journal.', async () => {
    await own()
    await putSigned(stageFile.journal(name), { folders: [], moves: [] }, 'owner')
    await expect(read()).rejects.toMatchObject(foreign)
    disk = new MemoryFileSystem({}, [`${root}/${stageFile.journal(name)}`])
    await own()
    await expect(read()).rejects.toMatchObject(foreign)
  })
})
