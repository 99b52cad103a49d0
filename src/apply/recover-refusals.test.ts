import { describe, expect, test } from 'vitest'
import { below, type FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { ownSeal } from '../test-support/seals'
import { watchedFileSystem } from '../test-support/watched-file-system'
import { signStage, stageFile, stageName, writeJournal, type Journal, type Move } from './journal'
import { findUnfinished, recover, type Choice, type Unfinished } from './recover'

const root = '/app'
const stage = `${root}/${stageName}`
const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const hash = (text: string): string => sha256(encode(text))
const fresh = (path: string): string => `${root}/${stageFile.fresh(stageName, path)}`
const old = (path: string): string => `${root}/${stageFile.old(stageName, path)}`

const added: Move = { path: 'added.ts', sha256: hash('new'), brings: true, before: null }
const changed: Move = { path: 'changed.ts', sha256: hash('new'), brings: true, before: hash('old') }
const removed: Move = { path: 'removed.ts', sha256: null, brings: false, before: hash('old') }
const files = [
  { path: 'a.ts', sha256: hash('a') },
  { path: 'src/b.ts', sha256: hash('b') },
]
const whole: Move = { path: 'my-app', sha256: null, brings: true, before: null, files }
const late: Move = { path: 'late.ts', sha256: hash('new'), brings: true, before: null }
const moves = [added, changed, removed, late]

/** The project with the stage of a run that was killed before its first move. */
const begun = {
  [`${root}/changed.ts`]: 'old',
  [`${root}/removed.ts`]: 'old',
  [fresh('added.ts')]: 'new',
  [fresh('changed.ts')]: 'new',
  [fresh('late.ts')]: 'new',
}
/** The same before its last move. */
const nearlyDone: Readonly<Record<string, string>> = {
  [`${root}/added.ts`]: 'new',
  [`${root}/changed.ts`]: 'new',
  [fresh('late.ts')]: 'new',
  [old('changed.ts')]: 'old',
  [old('removed.ts')]: 'old',
}
/** The same after its last move. */
const { [fresh('late.ts')]: _late, ...allButLate } = nearlyDone
const ended: Readonly<Record<string, string>> = { ...allButLate, [`${root}/late.ts`]: 'new' }
/** A run that creates a project in one move, before that move. */
const creating = { [fresh('my-app/a.ts')]: 'a', [fresh('my-app/src/b.ts')]: 'b' }

async function lay(texts: Readonly<Record<string, string>>, content: Partial<Journal> = {}): Promise<MemoryFileSystem> {
  const disk = new MemoryFileSystem(
    texts,
    [fresh('.'), old('.')].map((path) => path.replace(/\/\.?$/, '')),
  )
  const journal: Journal = { schema: 2, root, folders: [], moves, ...content }
  await below(disk, root, async (ground) => {
    const place = { fs: disk, seal: ownSeal, root }
    await signStage(place, ground, stageName, 7)
    await writeJournal(place, ground, stageName, journal)
  })
  return disk
}

const find = (
  fs: FileSystem,
  changes: { isAlive?: (pid: number) => boolean; clear?: boolean } = {},
): Promise<Unfinished | null> =>
  findUnfinished(root, { fs, seal: ownSeal, isAlive: () => false, clear: true, ...changes })

async function settle(disk: MemoryFileSystem, choice: Choice, fs: FileSystem = disk): Promise<void> {
  const unfinished = await find(disk, { clear: false })
  if (!unfinished) throw new Error('there is nothing to settle')
  await recover({ fs, seal: ownSeal }, unfinished, choice)
}

const texts = (disk: MemoryFileSystem): Record<string, string> =>
  Object.fromEntries(Object.entries(disk.snapshot()).filter(([, text]) => text !== '/'))

async function edit(disk: MemoryFileSystem, path: string, text: string): Promise<void> {
  if ((await disk.kind(path)) === 'file') await disk.removeFile(path)
  await disk.create(path, encode(text))
}

describe('An unfinished run', () => {
  test('can be continued or taken back from its beginning.', async () => {
    const forward = await lay(begun)
    await settle(forward, 'continue')
    const { [old('changed.ts')]: _changed, [old('removed.ts')]: _removed, ...project } = ended
    expect(texts(forward)).toEqual(project)
    const back = await lay(begun)
    await settle(back, 'abort')
    expect(texts(back)).toEqual({ [`${root}/changed.ts`]: 'old', [`${root}/removed.ts`]: 'old' })
  })

  test('is the nearest one, with its place.', async () => {
    const disk = await lay(begun)
    expect(await find(disk)).toMatchObject({ stage, place: { root, name: stageName }, journal: { moves } })
    await disk.makeFolder('/.app.wallet-modal-stage')
    expect(await find(disk)).toMatchObject({ stage })
    expect(await find(new MemoryFileSystem({ [`${root}/${stageName}`]: 'a file' }))).toBeNull()
  })

  test('whose process is alive is left alone.', async () => {
    const disk = await lay(begun)
    const before = disk.snapshot()
    await expect(find(disk, { isAlive: (pid) => pid === 7 })).rejects.toMatchObject({
      code: 'WM_RUN_ACTIVE',
      message: 'Another run (process 7) is writing to this project.',
      why: 'Two runs at once would mix their files.',
      hint: `Wait for it to end. If no such run exists, delete ${stage} when it holds no journal.json, else end process 7 first.`,
      path: stage,
    })
    expect(disk.snapshot()).toEqual(before)
    expect(await find(disk, { isAlive: (pid) => pid !== 7 })).not.toBeNull()
  })

  test('is read only as far as needed when nothing may be cleared up.', async () => {
    const disk = await lay(ended)
    const before = disk.snapshot()
    expect(await find(disk, { clear: false })).toBeNull()
    expect(disk.snapshot()).toEqual(before)
    expect(await find(disk)).toBeNull()
    expect(await disk.kind(stage)).toBeNull()
    expect(texts(disk)).not.toHaveProperty([`${root}/removed.ts`])
  })

  test('that is marked as done is cleared up, also if somebody has removed its files since.', async () => {
    const disk = await lay(ended)
    await disk.rename(`${root}/${stageFile.journal(stageName)}`, `${root}/${stageFile.done(stageName)}`)
    await edit(disk, fresh('added.ts'), 'new')
    expect(await find(disk)).toBeNull()
    expect(await disk.kind(stage)).toBeNull()
  })

  test('without a journal is cleared up, and without an owner, too.', async () => {
    const disk = new MemoryFileSystem({ [fresh('added.ts')]: 'new' })
    await below(disk, root, (ground) => signStage({ fs: disk, seal: ownSeal, root }, ground, stageName, 7))
    expect([await find(disk, { clear: false }), await disk.kind(stage)]).toEqual([null, 'folder'])
    expect([await find(disk), await disk.kind(stage)]).toEqual([null, null])
    const empty = new MemoryFileSystem({}, [stage])
    expect([await find(empty), await empty.kind(stage)]).toEqual([null, null])
    const draft = new MemoryFileSystem({ [`${root}/${stageFile.ownerDraft(stageName)}`]: '{' })
    expect([await find(draft), await draft.kind(stage)]).toEqual([null, null])
  })
})

const editedSince = (path: string, choice: Choice) => ({
  code: 'WM_RUN_EDITED',
  message: `${path} was edited after the unfinished run stopped.`,
  why: `To ${choice} that run would lose the edit.`,
  hint: 'Move the file away, then run the same command again.',
  path,
})

describe('A file of the project that was edited after the run had stopped', () => {
  test.each([
    ['a file that is to be replaced', begun, 'continue', 'changed.ts'],
    ['a file that is to be removed', begun, 'continue', 'removed.ts'],
    ['a file in the place of a new one', begun, 'continue', 'added.ts'],
    ['a file that was replaced', nearlyDone, 'abort', 'changed.ts'],
    ['a file that was added', nearlyDone, 'abort', 'added.ts'],
    ['a file in the place of a removed one', nearlyDone, 'abort', 'removed.ts'],
  ] as const)('is not lost: %s.', async (_, start, choice, path) => {
    const disk = await lay(start)
    await edit(disk, `${root}/${path}`, 'mine')
    const before = disk.snapshot()
    await expect(settle(disk, choice)).rejects.toMatchObject(editedSince(path, choice))
    expect(disk.snapshot()).toEqual(before)
  })

  test.each([
    ['a file that is not replaced yet', begun, 'abort', 'changed.ts'],
    ['a file that is replaced already', nearlyDone, 'continue', 'changed.ts'],
    ['a file that is added already', nearlyDone, 'continue', 'added.ts'],
  ] as const)('is no hindrance where the run does not touch it: %s.', async (_, start, choice, path) => {
    const disk = await lay(start)
    await edit(disk, `${root}/${path}`, 'mine')
    await settle(disk, choice)
    expect(texts(disk)).toMatchObject({ [`${root}/${path}`]: 'mine' })
  })

  test('that is gone is no hindrance for taking back, and one that is new already none for going on.', async () => {
    const disk = await lay(nearlyDone)
    for (const path of ['added.ts', 'changed.ts']) await disk.removeFile(`${root}/${path}`)
    await settle(disk, 'abort')
    expect(texts(disk)).toEqual({ [`${root}/changed.ts`]: 'old', [`${root}/removed.ts`]: 'old' })
  })

  test('that was saved while the run was taken back is put beside.', async () => {
    for (const [paths, path] of [
      [['added.ts'], 'added.ts.saved'],
      [['added.ts', 'changed.ts'], 'changed.ts.saved'],
    ] as const) {
      const disk = await lay(nearlyDone)
      let isSaved = false
      // The first rename moves a new file back into the stage.
      const saving = watchedFileSystem(disk, async ({ name }) => {
        if (name !== 'rename' || isSaved) return
        isSaved = true
        for (const each of paths) await edit(disk, `${root}/${each}`, 'mine')
      })
      const saved = paths.toReversed().map((each) => `${each}.saved`)
      await expect(settle(disk, 'abort', saving)).rejects.toMatchObject({
        code: 'WM_RUN_EDITED',
        message: `Saved while the unfinished run was undone: ${saved.join(', ')}.`,
        why: 'The run is undone. What was saved meanwhile was not lost, but put there.',
        hint: 'Look at these files, then run the same command again.',
        path,
      })
      for (const each of saved) expect(texts(disk)).toMatchObject({ [`${root}/${each}`]: 'mine' })
      expect(await disk.kind(stage)).toBeNull()
    }
  })
})

describe('A stage that has other texts than its run has put there', () => {
  const otherText = (path: string) => ({
    code: 'WM_RUN_EDITED',
    message: `${stage} has another ${path} than the unfinished run has put there.`,
    why: 'Going on could bring a text that no run has written.',
    hint: 'Look at it: what you miss is in its folders "new" and "old". Then delete it, and run the same command again.',
    path: stage,
  })

  test.each([
    ['a new file', 'added.ts', fresh('added.ts')],
    ['an old file', 'changed.ts', old('changed.ts')],
    ['an old file of a removal', 'removed.ts', old('removed.ts')],
  ])('is not followed: %s.', async (_, path, at) => {
    for (const choice of ['continue', 'abort'] as const) {
      const disk = await lay(begun)
      await edit(disk, at, 'forged')
      const before = disk.snapshot()
      await expect(settle(disk, choice)).rejects.toMatchObject(otherText(path))
      expect(disk.snapshot()).toEqual(before)
    }
  })

  test('is not followed with a folder in the place of a file.', async () => {
    const disk = await lay(begun)
    await disk.removeFile(fresh('added.ts'))
    await disk.makeFolder(fresh('added.ts'))
    await expect(settle(disk, 'continue')).rejects.toMatchObject(otherText('added.ts'))
  })

  test.each<[string, (disk: MemoryFileSystem) => Promise<unknown>]>([
    ['another file', (disk) => edit(disk, fresh('my-app/a.ts'), 'forged')],
    ['another file below', (disk) => edit(disk, fresh('my-app/src/b.ts'), 'forged')],
    ['an additional file', (disk) => edit(disk, fresh('my-app/c.ts'), 'forged')],
    ['an additional file below', (disk) => edit(disk, fresh('my-app/src/c.ts'), 'forged')],
    ['a file less', (disk) => disk.removeFile(fresh('my-app/a.ts'))],
    ['another name of a file', (disk) => disk.rename(fresh('my-app/a.ts'), fresh('my-app/c.ts'))],
  ])('is not followed when a new project has %s.', async (_, change) => {
    const disk = await lay(creating, { moves: [whole] })
    await change(disk)
    const before = disk.snapshot()
    await expect(settle(disk, 'continue')).rejects.toMatchObject(otherText('my-app'))
    expect(disk.snapshot()).toEqual(before)
  })

  test('is not followed with a file in the place of a new project, and with the project it is.', async () => {
    const disk = await lay(creating, { moves: [whole] })
    await settle(disk, 'continue')
    expect(texts(disk)).toEqual({ [`${root}/my-app/a.ts`]: 'a', [`${root}/my-app/src/b.ts`]: 'b' })
    const file = await lay({ [fresh('my-app')]: 'a file' }, { moves: [whole] })
    await expect(settle(file, 'continue')).rejects.toMatchObject(otherText('my-app'))
  })
})
