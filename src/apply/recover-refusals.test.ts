import { describe, expect, test } from 'vitest'
import { below, type FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import { faultyFileSystem } from '../test-support/faulty-file-system'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { ownSeal } from '../test-support/seals'
import { watchedFileSystem } from '../test-support/watched-file-system'
import { prepareUndo } from '../undo/keep-undo'
import { undoFolder, type UndoRecord } from '../undo/undo-record'
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

/** The files of the project and of the stage folder after a run was killed before its first move. */
const begun = {
  [`${root}/changed.ts`]: 'old',
  [`${root}/removed.ts`]: 'old',
  [fresh('added.ts')]: 'new',
  [fresh('changed.ts')]: 'new',
  [fresh('late.ts')]: 'new',
}
/** The files of the project and of the stage folder after the run was killed before its last move. */
const nearlyDone: Readonly<Record<string, string>> = {
  [`${root}/added.ts`]: 'new',
  [`${root}/changed.ts`]: 'new',
  [fresh('late.ts')]: 'new',
  [old('changed.ts')]: 'old',
  [old('removed.ts')]: 'old',
}
/** The files of the project and of the stage folder after the run was killed after its last move. */
const { [fresh('late.ts')]: _late, ...allButLate } = nearlyDone
const ended: Readonly<Record<string, string>> = { ...allButLate, [`${root}/late.ts`]: 'new' }
/** The files of the stage folder after a run that creates a project was killed before its only move. */
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

describe('Runs that were killed', () => {
  test('A run that was killed before its first move can be continued to its end, and can be taken back to the old files.', async () => {
    const forward = await lay(begun)
    await settle(forward, 'continue')
    const { [old('changed.ts')]: _changed, [old('removed.ts')]: _removed, ...project } = ended
    expect(texts(forward)).toEqual(project)
    const back = await lay(begun)
    await settle(back, 'abort')
    expect(texts(back)).toEqual({ [`${root}/changed.ts`]: 'old', [`${root}/removed.ts`]: 'old' })
  })

  test('An unfinished run is found inside the project, also with an empty stage folder beside the project. A file in its place is no run.', async () => {
    const disk = await lay(begun)
    expect(await find(disk)).toMatchObject({ stage, place: { root, name: stageName }, journal: { moves } })
    await disk.makeFolder('/.app.wallet-modal-stage')
    expect(await find(disk)).toMatchObject({ stage })
    expect(await find(new MemoryFileSystem({ [`${root}/${stageName}`]: 'a file' }))).toBeNull()
  })

  test('If the process of an unfinished run is alive, the search fails with WM_RUN_ACTIVE, names the process, and changes nothing.', async () => {
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

  test('If all moves of a run are done, the search finds no unfinished run and removes the stage folder, unless the option clear is false.', async () => {
    const disk = await lay(ended)
    const before = disk.snapshot()
    expect(await find(disk, { clear: false })).toBeNull()
    expect(disk.snapshot()).toEqual(before)
    expect(await find(disk)).toBeNull()
    expect(await disk.kind(stage)).toBeNull()
    expect(texts(disk)).not.toHaveProperty([`${root}/removed.ts`])
  })

  test('The stage folder of a run that is marked as done is removed, also if the stage folder has a new file that looks like a pending move.', async () => {
    const disk = await lay(ended)
    await disk.rename(`${root}/${stageFile.journal(stageName)}`, `${root}/${stageFile.done(stageName)}`)
    await edit(disk, fresh('added.ts'), 'new')
    expect(await find(disk)).toBeNull()
    expect(await disk.kind(stage)).toBeNull()
  })

  test('The search removes a stage folder that has no journal, that is empty, or that has only the draft of an owner file.', async () => {
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

describe('Files of the project that were edited after the run had stopped', () => {
  test.each([
    ['replace a file that was edited', begun, 'continue', 'changed.ts'],
    ['remove a file that was edited', begun, 'continue', 'removed.ts'],
    ['put a new file at the path of a file that somebody saved', begun, 'continue', 'added.ts'],
    ['put an old file at the path of a new file that was edited', nearlyDone, 'abort', 'changed.ts'],
    ['remove an added file that was edited', nearlyDone, 'abort', 'added.ts'],
    ['put a removed file back at the path of a file that somebody saved', nearlyDone, 'abort', 'removed.ts'],
  ] as const)(
    'Recovery is refused with WM_RUN_EDITED and changes nothing if recovery would %s.',
    async (_, start, choice, path) => {
      const disk = await lay(start)
      await edit(disk, `${root}/${path}`, 'mine')
      const before = disk.snapshot()
      await expect(settle(disk, choice)).rejects.toMatchObject(editedSince(path, choice))
      expect(disk.snapshot()).toEqual(before)
    },
  )

  test.each([
    ['a run is taken back that had not replaced the file yet', begun, 'abort', 'changed.ts'],
    ['a run is continued that had replaced the file already', nearlyDone, 'continue', 'changed.ts'],
    ['a run is continued that had added the file already', nearlyDone, 'continue', 'added.ts'],
  ] as const)('An edited file does not hinder recovery and keeps its text if %s.', async (_, start, choice, path) => {
    const disk = await lay(start)
    await edit(disk, `${root}/${path}`, 'mine')
    await settle(disk, choice)
    expect(texts(disk)).toMatchObject({ [`${root}/${path}`]: 'mine' })
  })

  test('Taking a run back restores all old files, also if somebody has deleted an added file and a replaced file of the run.', async () => {
    const disk = await lay(nearlyDone)
    for (const path of ['added.ts', 'changed.ts']) await disk.removeFile(`${root}/${path}`)
    await settle(disk, 'abort')
    expect(texts(disk)).toEqual({ [`${root}/changed.ts`]: 'old', [`${root}/removed.ts`]: 'old' })
  })

  test('Files that are saved while a run is taken back are kept with the ending .saved, and the error WM_RUN_EDITED lists them.', async () => {
    for (const [paths, path] of [
      [['added.ts'], 'added.ts.saved'],
      [['added.ts', 'changed.ts'], 'changed.ts.saved'],
    ] as const) {
      const disk = await lay(nearlyDone)
      let isSaved = false
      // The first rename moves `changed.ts` back into the stage folder. The files are saved just before this rename.
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

describe('Files that appear while a run is settled', () => {
  test('If somebody creates a file in an empty stage folder during the search for unfinished runs, the search fails, and the file stays.', async () => {
    class Disturbed extends MemoryFileSystem {
      override async enter(folder: string): ReturnType<MemoryFileSystem['enter']> {
        await this.create(`${stage}/mine.txt`, encode('mine'))
        return super.enter(folder)
      }
    }
    const disk = new Disturbed({}, [stage])
    await expect(find(disk)).rejects.toMatchObject({ code: 'ENOTEMPTY' })
    expect(texts(disk)).toEqual({ [`${stage}/mine.txt`]: 'mine' })
  })

  test.each(['old', 'new'])(
    'If the old file of a path is in the stage folder, and somebody has created a file with the %s text at the path, `--continue` is refused.',
    async (text) => {
      const disk = await lay({ ...begun, [old('changed.ts')]: 'old', [`${root}/changed.ts`]: text })
      const before = disk.snapshot()
      await expect(settle(disk, 'continue')).rejects.toMatchObject({ code: 'WM_RUN_EDITED', path: 'changed.ts' })
      expect(disk.snapshot()).toEqual(before)
    },
  )

  test('`--abort` takes back a run that creates a project, also if somebody has deleted the project from the stage folder.', async () => {
    const disk = await lay(creating, { moves: [whole] })
    const unfinished = await find(disk)
    await disk.removeTree(fresh('my-app'))
    if (unfinished) await recover({ fs: disk, seal: ownSeal }, unfinished, 'abort')
    expect([texts(disk), await disk.kind(stage)]).toEqual([{}, null])
  })
})

test('If a recovery is killed at any call to the disk, the next recovery completes the run, and the record for undo is kept.', async () => {
  const record: UndoRecord = {
    schema: 2,
    command: 'add',
    from: null,
    to: '1.0.0',
    open: [],
    folders: [],
    around: [],
    files: moves.map(({ path, before, sha256: after }) => ({ path, before, after })),
  }
  const { [old('changed.ts')]: _changed, [old('removed.ts')]: _removed, ...project } = ended
  for (let at = 0, isDone = false; !isDone; at += 1) {
    const disk = await lay(begun)
    await below(disk, root, (ground) => prepareUndo({ fs: disk, seal: ownSeal, root }, ground, stageName, record, []))
    isDone = await settle(disk, 'continue', faultyFileSystem(disk, { at, mode: 'dead' })).then(
      () => true,
      () => false,
    )
    const left = await find(disk)
    if (left) await recover({ fs: disk, seal: ownSeal }, left, 'continue')
    const kept = Object.entries(texts(disk)).filter(([path]) => path.startsWith(`${root}/${undoFolder}`))
    const others = Object.entries(texts(disk)).filter(([path]) => !path.startsWith(`${root}/${undoFolder}`))
    expect(Object.fromEntries(others), `call ${at}`).toEqual(project)
    expect(kept.map(([, text]) => text)).toContain('old')
  }
})

describe('Stage folders whose files differ from the journal', () => {
  const otherText = (path: string) => ({
    code: 'WM_RUN_EDITED',
    message: `${stage} has another ${path} than the unfinished run has put there.`,
    why: 'Going on could bring a text that no run has written.',
    hint: 'Look at it: what you miss is in its folders "new" and "old". Then delete it, and run the same command again.',
    path: stage,
  })

  test.each([
    ['the new text of an added file', 'added.ts', fresh('added.ts')],
    ['the old text of a replaced file', 'changed.ts', old('changed.ts')],
    ['the old text of a removed file', 'removed.ts', old('removed.ts')],
  ])(
    'If the stage folder has a forged text as %s, a run can neither be continued nor be taken back, and nothing changes.',
    async (_, path, at) => {
      for (const choice of ['continue', 'abort'] as const) {
        const disk = await lay(begun)
        await edit(disk, at, 'forged')
        const before = disk.snapshot()
        await expect(settle(disk, choice)).rejects.toMatchObject(otherText(path))
        expect(disk.snapshot()).toEqual(before)
      }
    },
  )

  test('If the stage folder has a folder in place of a new file, continuing the run is refused.', async () => {
    const disk = await lay(begun)
    await disk.removeFile(fresh('added.ts'))
    await disk.makeFolder(fresh('added.ts'))
    await expect(settle(disk, 'continue')).rejects.toMatchObject(otherText('added.ts'))
  })

  test.each<[string, (disk: MemoryFileSystem) => Promise<unknown>]>([
    ['a file of the project has a forged text', (disk) => edit(disk, fresh('my-app/a.ts'), 'forged')],
    [
      'a file in a subfolder of the project has a forged text',
      (disk) => edit(disk, fresh('my-app/src/b.ts'), 'forged'),
    ],
    ['the project has an additional file', (disk) => edit(disk, fresh('my-app/c.ts'), 'forged')],
    ['a subfolder of the project has an additional file', (disk) => edit(disk, fresh('my-app/src/c.ts'), 'forged')],
    ['a file of the project is missing', (disk) => disk.removeFile(fresh('my-app/a.ts'))],
    ['a file of the project has another name', (disk) => disk.rename(fresh('my-app/a.ts'), fresh('my-app/c.ts'))],
  ])(
    'A run that creates a project is not continued, and nothing changes, if %s in the stage folder.',
    async (_, change) => {
      const disk = await lay(creating, { moves: [whole] })
      await change(disk)
      const before = disk.snapshot()
      await expect(settle(disk, 'continue')).rejects.toMatchObject(otherText('my-app'))
      expect(disk.snapshot()).toEqual(before)
    },
  )

  test('A run that creates a project is continued if its stage folder matches the journal, and is refused if the staged project is a file.', async () => {
    const disk = await lay(creating, { moves: [whole] })
    await settle(disk, 'continue')
    expect(texts(disk)).toEqual({ [`${root}/my-app/a.ts`]: 'a', [`${root}/my-app/src/b.ts`]: 'b' })
    const file = await lay({ [fresh('my-app')]: 'a file' }, { moves: [whole] })
    await expect(settle(file, 'continue')).rejects.toMatchObject(otherText('my-app'))
  })
})
