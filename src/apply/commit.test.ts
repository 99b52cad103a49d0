import { describe, expect, test } from 'vitest'
import type { Ground } from '../fs/file-system'
import { sha256 } from '../hash'
import { ownSeal } from '../test-support/seals'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { watchedFileSystem, type DiskCall } from '../test-support/watched-file-system'
import { carryOut, clearStage, closeStage, contentAt, isPending, takeBack, type Commit } from './commit'
import { tidy } from './tidy'
import { stageFile, stageName as stage, type Journal, type Move } from './journal'

const root = '/app'
const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const hash = (text: string): string => sha256(encode(text))
const [fresh, old] = [(path: string) => stageFile.fresh(stage, path), (path: string) => stageFile.old(stage, path)]

const added: Move = { path: 'src/new/added.ts', sha256: hash('added'), brings: true, before: null }
const edited: Move = { path: 'src/changed.ts', sha256: hash('after'), brings: true, before: hash('before') }
const removed: Move = { path: 'removed.ts', sha256: null, brings: false, before: hash('removed') }
const files = [{ path: 'src/a.ts', sha256: hash('a') }]
const whole: Move = { path: 'my-app', sha256: null, brings: true, before: null, files }

/** The files before a commit. The project has its old files, and the stage folder has the new files of all moves. */
const before = {
  'src/changed.ts': 'before',
  'removed.ts': 'removed',
  [fresh(added.path)]: 'added',
  [fresh(edited.path)]: 'after',
  [fresh('my-app/src/a.ts')]: 'a',
}

interface World {
  disk: MemoryFileSystem
  ground: Ground
  commit: Commit
  /**
   * Returns the text of each file by its path. Without a prefix, the files of the stage folder are left out. With a prefix, only files
   * whose path begins with the prefix are returned.
   */
  files: (prefix?: string) => Record<string, string>
}

/**
 * Puts a project and its stage folder on a disk in memory, and opens a commit of these moves.
 * @param changes the texts of more files by path, or `null` for a file that is missing
 * @param folders the folders that the commit creates
 * @param watch is called before each call of the commit to the disk
 */
async function open(
  moves: Move[],
  changes: Readonly<Record<string, string | null>> = {},
  folders: string[] = [],
  watch: (call: DiskCall, disk: MemoryFileSystem) => unknown = () => {},
): Promise<World> {
  const all = Object.entries({ ...before, ...changes }).flatMap(([path, text]) =>
    text === null ? [] : [[`${root}/${path}`, text] as const],
  )
  const disk = new MemoryFileSystem(Object.fromEntries(all), [`${root}/${stageFile.old(stage)}`])
  const ground = await watchedFileSystem(disk, (call) => watch(call, disk)).enter(root)
  const journal: Journal = { schema: 2, root, folders, moves }
  const texts = (prefix = ''): Record<string, string> =>
    Object.fromEntries(
      Object.entries(disk.snapshot())
        .map(([path, text]) => [path.slice(root.length + 1), text] as const)
        .filter(
          ([path, text]) => text !== '/' && path.startsWith(prefix) && (prefix !== '' || !path.startsWith(stage)),
        ),
    )
  return { disk, ground, commit: { ground, stage, journal }, files: texts }
}

const put = (disk: MemoryFileSystem, path: string, text: string): Promise<void> =>
  disk.create(`${root}/${path}`, encode(text))
const all = [added, edited, removed, whole]
const done = { 'src/new/added.ts': 'added', 'src/changed.ts': 'after', 'my-app/src/a.ts': 'a' }
const undone = { 'src/changed.ts': 'before', 'removed.ts': 'removed' }
const changedMeanwhile = (path: string) => ({
  code: 'WM_CHANGED_MEANWHILE',
  message: `${path} changed while the run was at work.`,
  why: 'Going on could lose that change.',
  hint: 'Run the same command again.',
  path,
})

describe('The moves of a commit', () => {
  test('A commit carries out each kind of move. Taking the commit back restores the old files, and the stage folder has the new files again.', async () => {
    const { commit, files, disk } = await open(all, {}, ['src', 'src/new'])
    await carryOut(commit)
    expect(files()).toEqual(done)
    expect(files(stage)).toEqual({ [old('src/changed.ts')]: 'before', [old('removed.ts')]: 'removed' })
    expect(await takeBack(commit)).toEqual([])
    expect(files()).toEqual(undone)
    expect(files(stageFile.fresh(stage))).toEqual({
      [fresh(added.path)]: 'added',
      [fresh(edited.path)]: 'after',
      [fresh('my-app/src/a.ts')]: 'a',
    })
    // Taking a commit back removes the folders that the commit created, if they are empty. `src` stays because the folder has a file.
    expect(await disk.kind(`${root}/src/new`)).toBeNull()
  })

  test('Taking a commit back before its first move changes no file, and carrying out a completed commit again changes no file of the project.', async () => {
    const { commit, files } = await open(all, {}, ['src/new'])
    const start = { ...files(), ...files(stage) }
    expect(await takeBack(commit)).toEqual([])
    expect({ ...files(), ...files(stage) }).toEqual(start)
    await carryOut(commit)
    await carryOut(commit)
    expect(files()).toEqual(done)
  })

  test('A commit whose abort signal fires during the first move completes this move, and stops before the second move.', async () => {
    const stop = new AbortController()
    const { commit, files } = await open([removed, edited], {}, [], ({ name }) => {
      if (name === 'rename') stop.abort(new Error('stopped'))
    })
    await expect(carryOut(commit, stop.signal)).rejects.toThrow('stopped')
    expect(files()).toEqual({ 'src/changed.ts': 'before' })
  })

  test('Each move of a commit counts as pending before the commit, and as done after the commit.', async () => {
    const { commit } = await open(all, {}, ['src/new'])
    const pending = (): Promise<boolean[]> => Promise.all(all.map((move) => isPending(commit, move)))
    expect(await pending()).toEqual([true, true, true, true])
    await carryOut(commit)
    expect(await pending()).toEqual([false, false, false, false])
  })
})

describe('The refusals and failures of a commit', () => {
  const refused = async (world: World, move: Move): Promise<void> => {
    const start = world.files()
    await expect(carryOut(world.commit)).rejects.toMatchObject(changedMeanwhile(move.path))
    expect(Object.values({ ...world.files(), ...world.files(stage) })).toEqual(
      expect.arrayContaining(Object.values(start)),
    )
  }

  test('If a file to replace was edited after the plan was made, the commit stops, and the stage folder keeps the edited text.', async () => {
    const world = await open([edited], { 'src/changed.ts': 'mine' })
    await refused(world, edited)
    expect(world.files(stageFile.old(stage))).toEqual({ [old('src/changed.ts')]: 'mine' })
  })

  test('If a file to remove was edited after the plan was made, the commit stops, and the edited text is not lost.', async () => {
    await refused(await open([removed], { 'removed.ts': 'mine' }), removed)
  })

  test('If a file to replace or to remove was deleted after the plan was made, the commit stops, and no text of another file is lost.', async () => {
    await refused(await open([edited], { 'src/changed.ts': null }), edited)
    await refused(await open([removed], { 'removed.ts': null }), removed)
  })

  test('If a file appeared at the path of a new file after the plan was made, the commit stops and leaves the appeared file as it is.', async () => {
    const world = await open([added], { 'src/new/added.ts': 'mine' })
    await refused(world, added)
    expect(world.files()).toMatchObject({ 'src/new/added.ts': 'mine' })
  })

  test('If a folder appeared at the path of a new project after the plan was made, the commit stops, and no file is lost.', async () => {
    await refused(await open([whole], { 'my-app/mine.ts': 'mine' }), whole)
  })

  test('If the disk refuses to move a new project into place with ENOTEMPTY, the commit reports that the path changed during the run.', async () => {
    const notEmpty = Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' })
    const world = await open([whole], {}, [], ({ name, path }) => {
      if (name === 'rename' && path === fresh('my-app')) throw notEmpty
    })
    await refused(world, whole)
  })

  test('If a new file in the stage folder was edited, the commit stops and does not place the edited text in the project.', async () => {
    const world = await open([added], { [fresh(added.path)]: 'forged', 'src/new/other.ts': '' })
    await refused(world, added)
    expect(world.files()).not.toHaveProperty(['src/new/added.ts'])
  })

  test('If an editor writes to an old file after its move into the stage folder, the commit stops, and the stage folder keeps the text.', async () => {
    const world = await open([edited, removed], {}, [], async ({ name, path }, disk) => {
      if (name !== 'rename' || path !== 'removed.ts') return
      await disk.removeFile(`${root}/${old('src/changed.ts')}`)
      await put(disk, old('src/changed.ts'), 'late')
    })
    await expect(carryOut(world.commit)).rejects.toMatchObject(changedMeanwhile('src/changed.ts'))
    expect(world.files(stageFile.old(stage))).toMatchObject({ [old('src/changed.ts')]: 'late' })
  })

  test.each([
    ['EEXIST while an old file is moved into the stage folder', edited, 'rename', 'EEXIST'],
    ['ENOENT while a new file is placed in the project', added, 'place', 'ENOENT'],
    ['ENOENT while a new project is moved into place', whole, 'rename', 'ENOENT'],
    ['EACCES while a file to remove is moved into the stage folder', removed, 'rename', 'EACCES'],
  ] as const)(
    'If the disk fails with %s, the commit rejects with the unchanged error, because no file was changed by somebody else.',
    async (_, move, call, code) => {
      const failure = Object.assign(new Error('failed'), { code })
      const world = await open([move], { 'src/new/other.ts': '' }, [], ({ name }) => {
        if (name === call) throw failure
      })
      await expect(carryOut(world.commit)).rejects.toBe(failure)
    },
  )

  test('If the disk fails with an error that has no code, the commit rejects with the unchanged error.', async () => {
    const failure = new Error('failed')
    const world = await open([removed], {}, [], ({ name }) => {
      if (name === 'rename') throw failure
    })
    await expect(carryOut(world.commit)).rejects.toBe(failure)
  })
})

describe('Files that somebody saved before a commit was taken back', () => {
  /** Carries out a commit, saves files as somebody else would, and takes the commit back. Returns the paths of the kept files. */
  async function takenBack(
    moves: Move[],
    save: (disk: MemoryFileSystem) => Promise<unknown>,
  ): Promise<[string[], World]> {
    const world = await open(moves, { 'src/new/other.ts': 'other' })
    await carryOut(world.commit)
    await save(world.disk)
    return [await takeBack(world.commit), world]
  }
  const edit = async (disk: MemoryFileSystem, path: string, text: string): Promise<void> => {
    await disk.removeFile(`${root}/${path}`)
    await put(disk, path, text)
  }

  test('A new file that was edited is kept with the ending .saved when the commit is taken back, and the path of the new file is free again.', async () => {
    const [saved, { files }] = await takenBack([added], (disk) => edit(disk, added.path, 'mine'))
    expect(saved).toEqual([`${added.path}.saved`])
    expect(files()).toMatchObject({ [`${added.path}.saved`]: 'mine' })
    expect(files()).not.toHaveProperty([added.path])
  })

  test('A replaced file that was edited is kept with the ending .saved when the commit is taken back, and the old text returns to its path.', async () => {
    const [saved, { files }] = await takenBack([edited], (disk) => edit(disk, edited.path, 'mine'))
    expect(saved).toEqual(['src/changed.ts.saved'])
    expect(files()).toMatchObject({ 'src/changed.ts': 'before', 'src/changed.ts.saved': 'mine' })
  })

  test('Taking a commit back keeps a file that was saved at the path of a removed file with the ending .saved, and the removed file returns.', async () => {
    const [saved, { files }] = await takenBack([removed], (disk) => put(disk, 'removed.ts', 'mine'))
    expect(saved).toEqual(['removed.ts.saved'])
    expect(files()).toMatchObject({ 'removed.ts': 'removed', 'removed.ts.saved': 'mine' })
  })

  test('When a commit that created a project is taken back, an edited file and an added file of the project stay at their paths.', async () => {
    const [saved, { files }] = await takenBack([whole], async (disk) => {
      await edit(disk, 'my-app/src/a.ts', 'mine')
      await disk.makeFolders(`${root}/my-app/node_modules/b`)
      await put(disk, 'my-app/node_modules/b/c.js', 'c')
    })
    expect(saved).toEqual(['my-app/node_modules/b/c.js', 'my-app/src/a.ts'])
    expect(files('my-app')).toEqual({ 'my-app/node_modules/b/c.js': 'c', 'my-app/src/a.ts': 'mine' })
  })

  test('When a commit that created a project is taken back and nobody saved a file there, the folder of the project is removed.', async () => {
    const [saved, { files, disk }] = await takenBack([whole], async () => {})
    expect([saved, files('my-app'), await disk.kind(`${root}/my-app`)]).toEqual([[], {}, null])
  })

  test('If somebody deleted a new file and a replaced file, taking the commit back keeps no .saved file, and the old file returns.', async () => {
    const [saved, { files }] = await takenBack([added, edited], async (disk) => {
      for (const { path } of [added, edited]) await disk.removeFile(`${root}/${path}`)
    })
    expect([saved, files()]).toMatchObject([[], { 'src/changed.ts': 'before' }])
  })

  test.each([
    [3, 'each saved file gets a name of its own, and the removed file returns', true],
    [4, 'taking the commit back fails, and the last saved file stays', false],
  ])(
    'If somebody saves a file at the path of a removed file before %i attempts to put the removed file back, %s.',
    async (times, _, isBack) => {
      let left = times
      let isTakingBack = false
      const world = await open([removed], {}, [], async ({ name }, disk) => {
        if (!isTakingBack || name !== 'place' || left === 0) return
        left -= 1
        await put(disk, 'removed.ts', `mine ${left}`)
      })
      await carryOut(world.commit)
      isTakingBack = true
      const taking = takeBack(world.commit)
      if (isBack) expect(await taking).toEqual(['removed.ts.saved', 'removed.ts.saved-2', 'removed.ts.saved-3'])
      else await expect(taking).rejects.toMatchObject({ code: 'EEXIST' })
      expect(world.files()['removed.ts']).toBe(isBack ? 'removed' : 'mine 0')
    },
  )

  test('If the disk fails with EACCES while an old file is put back, taking the commit back rejects with the unchanged error.', async () => {
    const failure = Object.assign(new Error('failed'), { code: 'EACCES' })
    const world = await open([removed], {}, [], ({ name }) => {
      if (name === 'place') throw failure
    })
    await carryOut(world.commit)
    await expect(takeBack(world.commit)).rejects.toBe(failure)
  })
})

describe('The clean-up after a commit', () => {
  const place = { fs: new MemoryFileSystem({}), seal: ownSeal, root }

  test('A text that an editor wrote to an old file after the last check is kept beside the file that replaced the old file.', async () => {
    const { commit, files, disk } = await open([edited, removed])
    await carryOut(commit)
    await disk.removeFile(`${root}/${old('src/changed.ts')}`)
    await put(disk, old('src/changed.ts'), 'edited late')
    await tidy(place, commit)
    expect(files()).toEqual({ 'src/changed.ts': 'after', 'src/changed.ts.saved': 'edited late' })
    expect(files(stage)).toEqual({})
  })

  test('The folders of removed files are removed if they are empty. A folder stays if somebody else has emptied the folder.', async () => {
    const gone: Move = { ...removed, path: 'deep/er/removed.ts' }
    const { commit, files, disk } = await open([added, gone], { 'deep/er/removed.ts': 'removed' }, ['src/new'])
    await carryOut(commit)
    await disk.removeFile(`${root}/${added.path}`)
    await tidy(place, commit)
    expect(files()).toEqual({ 'src/changed.ts': 'before', 'removed.ts': 'removed' })
    expect([await disk.kind(`${root}/deep`), await disk.kind(`${root}/src/new`)]).toEqual([null, 'folder'])
  })
})

describe('The removal of a stage folder', () => {
  test('A stage folder that holds no old file of the project is removed with its owner file, its journal and all new files.', async () => {
    const { commit, disk } = await open([], {
      [stageFile.owner(stage)]: 'owner',
      [stageFile.journal(stage)]: 'journal',
    })
    await clearStage(commit.ground, stage)
    expect(await disk.kind(`${root}/${stage}`)).toBeNull()
  })

  test('Closing a stage folder that holds an old file of the project removes the journal, then fails, and keeps the old file and the owner file.', async () => {
    const { commit, files } = await open([], {
      [stageFile.owner(stage)]: 'owner',
      [stageFile.journal(stage)]: 'journal',
      [old('src/a.ts')]: 'a',
    })
    await expect(closeStage(commit)).rejects.toThrow()
    expect(files(stage)).toMatchObject({ [stageFile.owner(stage)]: 'owner', [old('src/a.ts')]: 'a' })
    expect(files(stage)).not.toHaveProperty([stageFile.journal(stage)])
  })

  test('If a run ended before it created the folder of old files, its stage folder is removed completely, and the owner file is removed last.', async () => {
    const calls: string[] = []
    const record = `${stageFile.undo(stage)}/record`
    const { commit, disk } = await open(
      [],
      { [stageFile.owner(stage)]: 'owner', [record]: '' },
      [],
      ({ name, path }) => {
        if (name === 'removeFile' || name === 'removeFolder') calls.push(path)
      },
    )
    await disk.removeFolder(`${root}/${stageFile.old(stage)}`)
    await clearStage(commit.ground, stage)
    expect(calls.slice(-2)).toEqual([stageFile.owner(stage), stage])
    expect(await disk.kind(`${root}/${stage}`)).toBeNull()
  })
})

test('contentAt returns the hash of a file, the kind of a folder or a link, and null for a path with no entry.', async () => {
  const { ground, disk } = await open([])
  disk.link(`${root}/link`)
  expect(await Promise.all(['removed.ts', 'src', 'link', 'none'].map((path) => contentAt(ground, path)))).toEqual([
    hash('removed'),
    'folder',
    'link',
    null,
  ])
})
