import { describe, expect, test } from 'vitest'
import type { Ground } from '../fs/file-system'
import { sha256 } from '../hash'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { watchedFileSystem, type DiskCall } from '../test-support/watched-file-system'
import { carryOut, clearStage, closeStage, contentAt, isPending, takeBack, type Commit } from './commit'
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

/** A project before its commit, with the stage of all moves. */
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
  /** The text of each file of the project, without the stage and without folders. */
  files: (prefix?: string) => Record<string, string>
}

/** @param watch called before each call of the commit to the disk */
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

describe('A commit', () => {
  test('does its moves, and can be taken back.', async () => {
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
    // The folders of the commit go if they are empty: `src` has a file.
    expect(await disk.kind(`${root}/src/new`)).toBeNull()
  })

  test('that was done already is done again without a change, and that has not begun is taken back without one.', async () => {
    const { commit, files } = await open(all, {}, ['src/new'])
    const start = { ...files(), ...files(stage) }
    expect(await takeBack(commit)).toEqual([])
    expect({ ...files(), ...files(stage) }).toEqual(start)
    await carryOut(commit)
    await carryOut(commit)
    expect(files()).toEqual(done)
  })

  test('stops at a signal between two moves.', async () => {
    const stop = new AbortController()
    const { commit, files } = await open([removed, edited], {}, [], ({ name }) => {
      if (name === 'rename') stop.abort(new Error('stopped'))
    })
    await expect(carryOut(commit, stop.signal)).rejects.toThrow('stopped')
    expect(files()).toEqual({ 'src/changed.ts': 'before' })
  })

  test('tells which moves are still to be done.', async () => {
    const { commit } = await open(all, {}, ['src/new'])
    const pending = (): Promise<boolean[]> => Promise.all(all.map((move) => isPending(commit, move)))
    expect(await pending()).toEqual([true, true, true, true])
    await carryOut(commit)
    expect(await pending()).toEqual([false, false, false, false])
  })
})

describe('A commit stops, and replaces nothing, when', () => {
  const refused = async (world: World, move: Move): Promise<void> => {
    const start = world.files()
    await expect(carryOut(world.commit)).rejects.toMatchObject(changedMeanwhile(move.path))
    expect(Object.values({ ...world.files(), ...world.files(stage) })).toEqual(
      expect.arrayContaining(Object.values(start)),
    )
  }

  test('a file was edited since the plan.', async () => {
    const world = await open([edited], { 'src/changed.ts': 'mine' })
    await refused(world, edited)
    expect(world.files(stageFile.old(stage))).toEqual({ [old('src/changed.ts')]: 'mine' })
  })

  test('a file that goes was edited since the plan.', async () => {
    await refused(await open([removed], { 'removed.ts': 'mine' }), removed)
  })

  test('a file has gone since the plan.', async () => {
    await refused(await open([edited], { 'src/changed.ts': null }), edited)
    await refused(await open([removed], { 'removed.ts': null }), removed)
  })

  test('a file has appeared since the plan.', async () => {
    const world = await open([added], { 'src/new/added.ts': 'mine' })
    await refused(world, added)
    expect(world.files()).toMatchObject({ 'src/new/added.ts': 'mine' })
  })

  test('a folder has appeared in the place of a new project.', async () => {
    await refused(await open([whole], { 'my-app/mine.ts': 'mine' }), whole)
  })

  test('a new folder has got a file at the last moment.', async () => {
    const notEmpty = Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' })
    const world = await open([whole], {}, [], ({ name, path }) => {
      if (name === 'rename' && path === fresh('my-app')) throw notEmpty
    })
    await refused(world, whole)
  })

  test('a file of the stage was edited.', async () => {
    const world = await open([added], { [fresh(added.path)]: 'forged', 'src/new/other.ts': '' })
    await refused(world, added)
    expect(world.files()).not.toHaveProperty(['src/new/added.ts'])
  })

  test('an editor has written to a file after it was moved away.', async () => {
    const world = await open([edited, removed], {}, [], async ({ name, path }, disk) => {
      if (name !== 'rename' || path !== 'removed.ts') return
      await disk.removeFile(`${root}/${old('src/changed.ts')}`)
      await put(disk, old('src/changed.ts'), 'late')
    })
    await expect(carryOut(world.commit)).rejects.toMatchObject(changedMeanwhile('src/changed.ts'))
    expect(world.files(stageFile.old(stage))).toMatchObject({ [old('src/changed.ts')]: 'late' })
  })

  test.each([
    ['a file is moved away', edited, 'rename', 'EEXIST'],
    ['a file is placed', added, 'place', 'ENOENT'],
    ['a folder is moved', whole, 'rename', 'ENOENT'],
    ['a file is moved', removed, 'rename', 'EACCES'],
  ] as const)('the disk fails in another way while %s. The error stays what it is.', async (_, move, call, code) => {
    const failure = Object.assign(new Error('failed'), { code })
    const world = await open([move], { 'src/new/other.ts': '' }, [], ({ name }) => {
      if (name === call) throw failure
    })
    await expect(carryOut(world.commit)).rejects.toBe(failure)
  })

  test('the disk fails without a code. The error stays what it is.', async () => {
    const failure = new Error('failed')
    const world = await open([removed], {}, [], ({ name }) => {
      if (name === 'rename') throw failure
    })
    await expect(carryOut(world.commit)).rejects.toBe(failure)
  })
})

describe('A commit that is taken back keeps what somebody saved meanwhile:', () => {
  /** Carries out, lets somebody save files, and takes back. */
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

  test('a new file.', async () => {
    const [saved, { files }] = await takenBack([added], (disk) => edit(disk, added.path, 'mine'))
    expect(saved).toEqual([`${added.path}.saved`])
    expect(files()).toMatchObject({ [`${added.path}.saved`]: 'mine' })
    expect(files()).not.toHaveProperty([added.path])
  })

  test('a replaced file.', async () => {
    const [saved, { files }] = await takenBack([edited], (disk) => edit(disk, edited.path, 'mine'))
    expect(saved).toEqual(['src/changed.ts.saved'])
    expect(files()).toMatchObject({ 'src/changed.ts': 'before', 'src/changed.ts.saved': 'mine' })
  })

  test('a file at the place of a removed one.', async () => {
    const [saved, { files }] = await takenBack([removed], (disk) => put(disk, 'removed.ts', 'mine'))
    expect(saved).toEqual(['removed.ts.saved'])
    expect(files()).toMatchObject({ 'removed.ts': 'removed', 'removed.ts.saved': 'mine' })
  })

  test('files in a new folder.', async () => {
    const [saved, { files }] = await takenBack([whole], async (disk) => {
      await edit(disk, 'my-app/src/a.ts', 'mine')
      await disk.makeFolders(`${root}/my-app/node_modules/b`)
      await put(disk, 'my-app/node_modules/b/c.js', 'c')
    })
    expect(saved).toEqual(['my-app/node_modules/b/c.js', 'my-app/src/a.ts'])
    expect(files('my-app')).toEqual({ 'my-app/node_modules/b/c.js': 'c', 'my-app/src/a.ts': 'mine' })
  })

  test('no file when nothing was saved in a new folder.', async () => {
    const [saved, { files, disk }] = await takenBack([whole], async () => {})
    expect([saved, files('my-app'), await disk.kind(`${root}/my-app`)]).toEqual([[], {}, null])
  })

  test('a file that was removed is none.', async () => {
    const [saved, { files }] = await takenBack([added, edited], async (disk) => {
      for (const { path } of [added, edited]) await disk.removeFile(`${root}/${path}`)
    })
    expect([saved, files()]).toMatchObject([[], { 'src/changed.ts': 'before' }])
  })

  test.each([
    [3, true],
    [4, false],
  ])('%i times in a row in the same place. The file goes back: %j.', async (times, isBack) => {
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
  })

  test('no file when the disk fails in another way.', async () => {
    const failure = Object.assign(new Error('failed'), { code: 'EACCES' })
    const world = await open([removed], {}, [], ({ name }) => {
      if (name === 'place') throw failure
    })
    await carryOut(world.commit)
    await expect(takeBack(world.commit)).rejects.toBe(failure)
  })
})

describe('A stage', () => {
  test('goes with all its files but those of the project.', async () => {
    const { commit, disk } = await open([], {
      [stageFile.owner(stage)]: 'owner',
      [stageFile.journal(stage)]: 'journal',
    })
    await clearStage(commit.ground, stage)
    expect(await disk.kind(`${root}/${stage}`)).toBeNull()
  })

  test('keeps the files of the project and its owner, when files of the project are still there.', async () => {
    const { commit, files } = await open([], {
      [stageFile.owner(stage)]: 'owner',
      [stageFile.journal(stage)]: 'journal',
      [old('src/a.ts')]: 'a',
    })
    await expect(closeStage(commit)).rejects.toThrow()
    expect(files(stage)).toMatchObject({ [stageFile.owner(stage)]: 'owner', [old('src/a.ts')]: 'a' })
    expect(files(stage)).not.toHaveProperty([stageFile.journal(stage)])
  })

  test('without a folder of old files goes, too, and loses its owner last.', async () => {
    const calls: string[] = []
    const { commit, disk } = await open([], { [stageFile.owner(stage)]: 'owner' }, [], ({ name, path }) => {
      if (name === 'removeFile' || name === 'removeFolder') calls.push(path)
    })
    await disk.removeFolder(`${root}/${stageFile.old(stage)}`)
    await clearStage(commit.ground, stage)
    expect(calls.slice(-2)).toEqual([stageFile.owner(stage), stage])
    expect(await disk.kind(`${root}/${stage}`)).toBeNull()
  })
})

test('What is at a path is told by the hash of a file, and by the kind of anything else.', async () => {
  const { ground, disk } = await open([])
  disk.link(`${root}/link`)
  expect(await Promise.all(['removed.ts', 'src', 'link', 'none'].map((path) => contentAt(ground, path)))).toEqual([
    hash('removed'),
    'folder',
    'link',
    null,
  ])
})
