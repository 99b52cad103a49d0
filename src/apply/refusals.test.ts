import { describe, expect, test } from 'vitest'
import type { FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import type { UndoRecord } from '../undo/undo-record'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { noSeal, ownSeal } from '../test-support/seals'
import { watchedFileSystem, type DiskCall } from '../test-support/watched-file-system'
import { apply, cannotUndo, type ApplyOptions, type Write } from './apply'

const stage = '/app/.wallet-modal-stage'
const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const hash = (text: string): string => sha256(encode(text))
const write = (path: string, text: string | null, before: string | null = null): Write => ({
  path,
  bytes: text === null ? null : encode(text),
  before: before === null ? null : hash(before),
})
const put = (disk: MemoryFileSystem, path: string, text: string): Promise<void> => disk.create(path, encode(text))
const run = (
  fs: FileSystem,
  writes: readonly Write[],
  changes: Partial<ApplyOptions> = {},
  project = '/app',
): ReturnType<typeof apply> => apply(fs, project, writes, { pid: 7, seal: ownSeal, ...changes })

const note = { command: 'add', from: null, to: '1.0.0', open: [] }

/** Returns the record for undo that a run has left on the disk. */
function recordOf(disk: MemoryFileSystem): UndoRecord {
  const [, text = ''] = Object.entries(disk.snapshot()).find(([path]) => path.endsWith('/record')) ?? []
  return (JSON.parse(text) as { content: UndoRecord }).content
}

/** A file system that calls `disturb` before each call to the disk. If `disturb` throws, the call fails with that error. */
function disturbed(disk: MemoryFileSystem, disturb: (call: DiskCall) => unknown): FileSystem {
  return watchedFileSystem(disk, disturb)
}

describe('Runs that are refused before their first move', () => {
  test('If the stage folder of another run is there already, a run is refused with WM_RUN_ACTIVE, and the stage folder stays.', async () => {
    const disk = new MemoryFileSystem({ '/app/a.ts': 'a' }, [stage])
    await expect(run(disk, [write('a.ts', 'b', 'a')])).rejects.toMatchObject({
      code: 'WM_RUN_ACTIVE',
      message: 'Another run has just begun to write to this project.',
      why: 'Two runs at once would mix their files.',
      hint: 'Wait for it to end, then run the same command again.',
      path: stage,
    })
    expect(await disk.kind(stage)).toBe('folder')
  })

  test.each(['file', 'link'] as const)(
    'If a %s is at the path of the stage folder, a run is refused with WM_PATH_UNSAFE and leaves the obstacle in place.',
    async (kind) => {
      const disk = new MemoryFileSystem({ '/app/a.ts': 'a' })
      if (kind === 'file') await put(disk, stage, 'text')
      else disk.link(stage)
      await expect(run(disk, [write('a.ts', 'b', 'a')])).rejects.toMatchObject({
        code: 'WM_PATH_UNSAFE',
        message: `${stage} is a file or a link.`,
        why: 'A run keeps its files in a folder of that name until it is done.',
        hint: 'Move it away, then run the same command again.',
        path: stage,
      })
      expect(await disk.kind(stage)).toBe(kind)
    },
  )

  test.each([
    [
      'a folder appeared at the path of a new file',
      write('a.ts', 'b'),
      (disk: MemoryFileSystem) => disk.makeFolder('/app/a.ts'),
    ],
    [
      'a file appeared at the path of a new file',
      write('a.ts', 'b'),
      (disk: MemoryFileSystem) => put(disk, '/app/a.ts', 'a'),
    ],
    ['a file to replace was deleted', write('a.ts', 'b', 'a'), async () => {}],
    ['a file to remove was deleted', write('a.ts', null, 'a'), async () => {}],
    [
      'a file to replace became a link',
      write('a.ts', 'b', 'a'),
      async (disk: MemoryFileSystem) => disk.link('/app/a.ts'),
    ],
  ] as const)(
    'A run is refused with WM_CHANGED_MEANWHILE and changes nothing on the disk if %s after the plan was made.',
    async (_, planned, change) => {
      const disk = new MemoryFileSystem({ '/app/other.ts': '' })
      // A new file gets the permissions of the file that `like` names, so the file `other.ts` has to exist.
      const writes = [{ ...planned, like: 'other.ts' }]
      await change(disk)
      const before = disk.snapshot()
      await expect(run(disk, writes)).rejects.toMatchObject({ code: 'WM_CHANGED_MEANWHILE', path: 'a.ts' })
      expect(disk.snapshot()).toEqual(before)
    },
  )
})

describe('Runs that fail while they write', () => {
  const failure = Object.assign(new Error('full'), { code: 'ENOSPC' })
  const writes = [write('a.ts', 'new', 'old'), write('b.ts', 'new')]

  test('If a run fails after somebody saved a replaced file, the old file returns, and the error names the .saved file with the saved text.', async () => {
    const disk = new MemoryFileSystem({ '/app/a.ts': 'old' })
    const fs = disturbed(disk, async ({ name, path }) => {
      if (name !== 'place' || !path.endsWith('/b.ts')) return
      await disk.removeFile('/app/a.ts')
      await put(disk, '/app/a.ts', 'mine')
      throw failure
    })
    await expect(run(fs, writes)).rejects.toMatchObject({
      code: 'WM_CHANGED_MEANWHILE',
      message: 'Files were saved while the run was at work: a.ts.saved.',
      why: 'Everything the run had begun was undone. What was saved meanwhile was not lost, but put there.',
      hint: 'Look at these files, then run the same command again.',
      path: 'a.ts.saved',
      cause: failure,
    })
    expect(disk.snapshot()).toEqual({ '/': '/', '/app': '/', '/app/a.ts': 'old', '/app/a.ts.saved': 'mine' })
  })

  test('If a run fails after somebody saved two replaced files, the error names both .saved files.', async () => {
    const disk = new MemoryFileSystem({ '/app/a.ts': 'old', '/app/c.ts': 'old' })
    const fs = disturbed(disk, async ({ name, path }) => {
      if (name !== 'place' || !path.endsWith('/b.ts')) return
      for (const file of ['/app/a.ts', '/app/c.ts']) {
        await disk.removeFile(file)
        await put(disk, file, 'mine')
      }
      throw failure
    })
    const both = [write('a.ts', 'new', 'old'), write('c.ts', 'new', 'old'), write('b.ts', 'new')]
    await expect(run(fs, both)).rejects.toMatchObject({
      message: 'Files were saved while the run was at work: c.ts.saved, a.ts.saved.',
      path: 'c.ts.saved',
    })
  })

  test('If a run fails and cannot be taken back, the error WM_UNDO_FAILED names the stage folder and the options --abort and --continue.', async () => {
    const disk = new MemoryFileSystem({ '/app/a.ts': 'old' })
    let isBroken = false
    const fs = disturbed(disk, ({ name, path }) => {
      isBroken ||= name === 'place' && path.endsWith('/b.ts')
      if (isBroken) throw failure
    })
    await expect(run(fs, writes)).rejects.toMatchObject({
      code: 'WM_UNDO_FAILED',
      message: 'The run failed, and so did taking it back.',
      why: `Some files are in ${stage}, where a journal tells what belongs where.`,
      hint: 'Run the same command again with --abort to undo the rest, or with --continue to finish.',
      path: stage,
      cause: failure,
    })
  })

  test('A run that finds the disk full before its first move reports WM_DISK_FULL, also if the stage folder cannot be removed afterwards.', async () => {
    const disk = new MemoryFileSystem({ '/app/a.ts': 'old' })
    const fs = disturbed(disk, ({ name, path }) => {
      if (name === 'create' && path.endsWith('b.ts')) throw failure
      if (name === 'removeFolder') throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    })
    await expect(run(fs, writes)).rejects.toMatchObject({ code: 'WM_DISK_FULL' })
  })
})

test('A run closes the project folder when it succeeds, when its owner file cannot be written, and when its stage folder cannot be created.', async () => {
  for (const failing of ['', 'create', 'makeFolder']) {
    let open = 0
    const disk = new MemoryFileSystem({ '/app/a.ts': 'a' })
    const counting: FileSystem = {
      ...disturbed(disk, ({ name }) => {
        if (name === failing) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      }),
    }
    const { enter } = counting
    counting.enter = async (root) => {
      const ground = await enter(root)
      open += 1
      return { ...ground, leave: async () => void (open -= 1) }
    }
    await run(counting, [write('a.ts', 'b', 'a')]).catch(() => {})
    expect(open, failing).toBe(0)
  }
})

test('A run whose moves are all done succeeds, also if an old file cannot be removed from the stage folder afterwards.', async () => {
  const disk = new MemoryFileSystem({ '/app/a.ts': 'a' })
  const fs = disturbed(disk, ({ name, path }) => {
    if (name === 'removeFile' && path.includes('/old/')) throw Object.assign(new Error('busy'), { code: 'EBUSY' })
  })
  expect(await run(fs, [write('a.ts', 'b', 'a')])).toEqual({ canUndo: false })
  expect(disk.snapshot()).toMatchObject({ '/app/a.ts': 'b' })
})

test('A staged file takes its permissions from the file to replace or from the file that the plan names. Other new files have no such model.', async () => {
  const likes: Record<string, string | undefined> = {}
  const disk = new MemoryFileSystem({ '/app/a.ts': 'a', '/app/model.ts': 'm', '/app/gone.ts': 'g' })
  const fs: FileSystem = {
    ...watchedFileSystem(disk, () => {}),
    enter: async (root) => {
      const ground = await disk.enter(root)
      return {
        ...ground,
        create(path, bytes, like) {
          if (path.includes('/new/')) likes[path.split('/new/')[1] ?? ''] = like
          return ground.create(path, bytes, like)
        },
      }
    },
  }
  const modelled = { ...write('b.ts', 'b'), like: 'model.ts' }
  await run(fs, [write('a.ts', 'A', 'a'), modelled, write('c.ts', 'c'), write('gone.ts', null, 'g')])
  expect(likes).toEqual({ 'a.ts': 'a.ts', 'b.ts': 'model.ts', 'c.ts': undefined })
})

/** A case-insensitive file system, as on Windows and macOS: the path `name.ts` also finds the file `Name.ts`. */
class CaseInsensitiveFileSystem extends MemoryFileSystem {
  override async kind(path: string): ReturnType<MemoryFileSystem['kind']> {
    const same = Object.keys(this.snapshot()).find((other) => other.toLowerCase() === path.toLowerCase())
    return (await super.kind(path)) ?? (same === undefined ? null : super.kind(same))
  }
}

test.each([
  ['a case-sensitive', MemoryFileSystem],
  ['a case-insensitive', CaseInsensitiveFileSystem],
])(
  'If only the case of a file name changes on %s file system, the file with the old name is moved away before the file with the new name is placed.',
  async (_, Disk) => {
    const moves: string[] = []
    const disk = new Disk({ '/app/Name.ts': 'a', '/app/z.ts': 'z' })
    const fs = disturbed(disk, ({ name, path }) => {
      if (name === 'rename' || name === 'place') moves.push(path)
    })
    await run(fs, [write('name.ts', 'a'), write('z.ts', null, 'z'), write('Name.ts', null, 'a')], { undo: note })
    const files = moves.filter((path) => path.endsWith('.ts')).map((path) => path.replace('.wallet-modal-stage/', ''))
    expect(files.slice(0, 3)).toEqual(['Name.ts', 'new/name.ts', 'z.ts'])
    expect(recordOf(disk).files.map(({ path }) => path)).toEqual(['Name.ts', 'name.ts', 'z.ts'])
    expect(Object.keys(disk.snapshot()).filter((path) => path.endsWith('.ts'))).toEqual(['/app/name.ts'])
  },
)

test('A stage folder gets folders only for the new files of a run.', async () => {
  const made: string[] = []
  const disk = new MemoryFileSystem({ '/app/src/gone.ts': 'g' })
  const fs = disturbed(disk, ({ name, path }) => {
    if (name === 'makeFolder') made.push(path)
  })
  await run(fs, [write('lib/deep/a.ts', 'a'), write('src/gone.ts', null, 'g')])
  const fresh = made.filter((path) => path.includes('/new/')).map((path) => path.slice(path.indexOf('/new/')))
  expect(fresh).toEqual(['/new/lib', '/new/lib/deep'])
})

test('A run that creates a project puts nothing beside the folder of the project.', async () => {
  const disk = new MemoryFileSystem({}, ['/work'])
  await run(disk, [write('src/a.ts', 'a')], {}, '/work/apps/shop')
  expect(Object.keys(disk.snapshot())).toEqual([
    '/',
    '/work',
    '/work/apps',
    '/work/apps/shop',
    '/work/apps/shop/src',
    '/work/apps/shop/src/a.ts',
  ])
})

describe('The record for undo', () => {
  test('The record for undo names the new folders of a run, and each changed file with its hashes before and after the run.', async () => {
    const disk = new MemoryFileSystem({ '/app/a.ts': 'a', '/app/src/gone.ts': 'g', '/app/package-lock.json': '{}' })
    const writes = [write('a.ts', 'A', 'a'), write('src/deep/er/b.ts', 'b'), write('src/gone.ts', null, 'g')]
    expect(await run(disk, writes, { undo: note })).toEqual({ canUndo: true })
    expect(recordOf(disk)).toEqual({
      schema: 2,
      ...note,
      folders: ['src/deep', 'src/deep/er'],
      files: [
        { path: 'a.ts', before: hash('a'), after: hash('A') },
        { path: 'src/deep/er/b.ts', before: null, after: hash('b') },
        { path: 'src/gone.ts', before: hash('g'), after: null },
      ],
      around: [],
    })
  })

  test('If a run changes package.json, the record for undo names the lockfile of the project and has the hash of the lockfile of the workspace.', async () => {
    const lockfile = '{"lockfileVersion":3}'
    const disk = new MemoryFileSystem({
      '/work/package.json': '{"workspaces":["app"]}',
      '/work/package-lock.json': lockfile,
      '/work/app/package.json': '{}',
      '/work/app/yarn.lock': 'yarn',
    })
    const writes = [write('a.ts', 'a'), write('package.json', '{"a":1}', '{}')]
    expect(await run(disk, writes, { undo: note }, '/work/app')).toEqual({ canUndo: true })
    const { files, around } = recordOf(disk)
    expect(files).toEqual([
      { path: 'a.ts', before: null, after: hash('a') },
      { path: 'package.json', before: hash('{}'), after: hash('{"a":1}') },
      { path: 'yarn.lock', before: hash('yarn'), after: hash('yarn') },
    ])
    expect(around).toEqual([hash(lockfile)])
    // The lockfile itself, and its bytes beside the record.
    expect(Object.values(disk.snapshot()).filter((text) => text === 'yarn')).toHaveLength(2)
  })

  test('A run without a key for its signature, or without a note for undo, leaves no record and answers that undo is not possible.', async () => {
    for (const changes of [{ undo: note, seal: noSeal }, {}]) {
      const disk = new MemoryFileSystem({ '/app/a.ts': 'a' })
      expect(await run(disk, [write('a.ts', 'A', 'a')], changes)).toEqual({ canUndo: false })
      expect(disk.snapshot()).toEqual({ '/': '/', '/app': '/', '/app/a.ts': 'A' })
    }
    expect(cannotUndo).toMatch(/^This run cannot be undone: /)
  })

  test('If a run does not change package.json, the record for undo names no lockfile.', async () => {
    const disk = new MemoryFileSystem({ '/app/a.ts': 'a', '/app/yarn.lock': 'yarn' })
    await run(disk, [write('a.ts', 'A', 'a')], { undo: note })
    expect(recordOf(disk).files).toEqual([{ path: 'a.ts', before: hash('a'), after: hash('A') }])
  })
})
