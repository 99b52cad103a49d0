import { chmod, mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { caseBlindDisk } from '../test-support/case-blind-disk'
import { expectOldOrNewAfterFailure, expectOldOrNewAfterKill, type CrashScenario } from '../test-support/every-crash'
import { expectOldOrNew, hostileTrees, newPlace, snapshotOf, type Place } from '../test-support/hostile-trees'
import { diskWith, worldOf } from '../test-support/world'
import type { RunContext } from './context'
import { runCreate } from './create/create'
import type { CreateInput } from './create/create-input'
import type { CreateOutcome } from './create/create-outcome'

let place: Awaited<ReturnType<typeof newPlace>>
beforeEach(async () => {
  place = await newPlace()
})
afterEach(() => place.remove())

const world = ({ root, packageRoot }: Place): RunContext =>
  worldOf(nodeFileSystem, { cwd: join(root, 'work'), packageRoot })

/** Runs `create`, and checks that the run changes only files of the project. */
async function create(input: CreateInput): Promise<CreateOutcome> {
  const before = await snapshotOf(place.root)
  const outcome = await runCreate(input, world(place))
  await expectOldOrNew(place, before, outcome)
  return outcome
}

describe.each(hostileTrees)('a project where $name', ({ lay }) => {
  test.each([{}, { overwrite: true }, { unfinished: 'continue' }, { unfinished: 'abort' }] as const)(
    'is left alone, or gets the modal and nothing else: %j',
    async (flags) => {
      await lay(place)
      const outcome = await create({ dir: 'shop', ...flags })
      if (outcome.error)
        expect(outcome.error.code).toMatch(
          /^WM_(PATH_UNSAFE|DIR_CONFLICT|COPY_EXISTS|RUN_EDITED|RUN_UNFINISHED|RUN_FOREIGN)$/,
        )
    },
  )
})

const code = async (input: CreateInput): Promise<string | undefined> => (await create(input)).error?.code

describe('a new app', () => {
  test('A link in the place of its folder is refused, to a folder or to nothing.', async () => {
    await symlink(place.outside, join(place.root, 'work', 'linked'))
    await symlink(join(place.root, 'nothing'), join(place.root, 'work', 'dangling'))
    for (const dir of ['linked', 'dangling']) expect(await code({ dir, overwrite: true })).toBe('WM_DIR_CONFLICT')
  })

  test('A file or a dangling link in the path of its folder is refused.', async () => {
    await writeFile(join(place.root, 'work', 'file'), 'mine')
    await symlink(join(place.root, 'nothing'), join(place.root, 'work', 'dangling'))
    for (const dir of ['file/app', 'file/deep/app', 'dangling/app'])
      expect(await code({ dir }), dir).toBe('WM_PATH_UNSAFE')
  })

  test('A link in the place of one of its files is refused.', async () => {
    await mkdir(join(place.root, 'work', 'app'))
    await symlink(join(place.outside, 'secret.txt'), join(place.root, 'work', 'app', '.gitignore'))
    expect(await code({ dir: 'app', overwrite: true })).toBe('WM_PATH_UNSAFE')
  })

  test('A parent folder without write permission is refused.', { skip: process.getuid?.() === 0 }, async () => {
    await chmod(join(place.root, 'work'), 0o555)
    expect(await code({ dir: 'app' })).toBe('WM_NOT_WRITABLE')
    await chmod(join(place.root, 'work'), 0o755)
  })
})

describe('paths in flags', () => {
  const ways = [
    '../outside',
    '../../outside',
    'src/../../outside',
    String.raw`..\outside`,
    '/outside',
    'C:/outside',
    String.raw`\\server\share`,
  ]

  test.each([...ways, '', '.', './', 'src/..', 'a\0b', 'src/\u202e\nx'])('--dir %j is refused', async (target) => {
    expect(await code({ dir: 'shop', target })).toBe('WM_PATH_UNSAFE')
  })

  test.each(['%2e%2e/outside', '%2e%2e%2foutside', '..%2foutside', '\u2024\u2024/outside', '~/outside', '$HOME/x'])(
    '--dir %j is a folder inside the project, taken literally',
    async (target) => {
      expect(await create({ dir: 'shop', target })).toMatchObject({ ok: true, target })
    },
  )
})

describe('names', () => {
  const decomposed = 'cafe\u0301 – wallet'

  test.each(['with spaces', 'ünïcode', decomposed, "it's", '$(echo)', '-dash'])(
    'a project in a folder called %j gets the modal',
    async (name) => {
      const project = join(place.root, 'work', name)
      await rename(place.project, project)
      place.project = project
      expect(await create({ dir: `./${name}` })).toMatchObject({ ok: true, project })
    },
  )

  test.each(['with spaces', 'ünïcode', decomposed])('the modal is copied into a folder called %j', async (target) => {
    expect(await create({ dir: 'shop', target })).toMatchObject({ ok: true, target })
  })
})

test('A project named by a link is refused.', async () => {
  await symlink(place.project, join(place.root, 'work', 'link'))
  const { error } = await create({ dir: 'link' })
  expect(error).toMatchObject({ code: 'WM_PATH_UNSAFE', hint: expect.stringContaining('the folder itself') })
})

test('Of two runs at the same time one wins, and the other says so and changes nothing.', async () => {
  const before = await snapshotOf(place.root)
  const alive = { ...world(place), isAlive: () => true }
  const outcomes = await Promise.all([1, 2].map((pid) => runCreate({ dir: 'shop' }, { ...alive, pid })))
  const [winner] = outcomes.filter(({ ok }) => ok)
  const losers = outcomes.filter(({ ok }) => !ok)
  expect(losers.map(({ error }) => error?.code)).toEqual(['WM_RUN_ACTIVE'])
  await expectOldOrNew(place, before, winner ?? { exitCode: 4, changes: [] })
})

const host = {
  '/work/shop/package.json': '{ "name": "shop", "devDependencies": { "vite": "8" } }\n',
  '/work/shop/src/app.ts': 'app',
}
const half = { ...host, '/work/shop/src/wallet-modal/index.ts': 'mine', '/work/shop/src/wallet-modal/own.ts': 'own' }

describe.each([
  ['a new app', {}, {}],
  ['a project that exists', host, {}],
  ['a project whose files are replaced', half, { overwrite: true }],
])('at every call to the disk, %s', (_, files, flags) => {
  const scenario: CrashScenario = {
    disk: () => diskWith(files),
    run: (fs, unfinished) => runCreate({ dir: 'shop', ...flags, ...(unfinished && { unfinished }) }, worldOf(fs)),
  }

  test.each(['once', 'writes'] as const)('A failure (%s) leaves either all old files or all new ones.', (mode) =>
    expectOldOrNewAfterFailure(scenario, mode),
  )

  test.each(['continue', 'abort'] as const)('the next run settles what a killed run has left: %s', async (choice) => {
    const mended = await expectOldOrNewAfterKill(scenario, choice)
    // A new app appears with a single rename, so there is never a partial app to undo.
    if (choice === 'continue' || '/work/shop/package.json' in files) expect(mended).toBeGreaterThan(0)
  })
})

describe('on a disk that ignores case and the form of accents', () => {
  const run = async (files: Record<string, string>, input: CreateInput) => {
    const disk = diskWith(files)
    const before = disk.snapshot()
    const outcome = await runCreate(input, worldOf(caseBlindDisk(disk)))
    return { before, outcome, after: disk.snapshot() }
  }

  test.each([
    [{ '/work/shop/Package.JSON': '{}', '/work/shop/Src/Wallet-Modal/INDEX.ts': 'mine' }, { dir: 'shop' }],
    [{ '/work/shop/Index.HTML': 'mine' }, { dir: 'SHOP', name: 'shop' }],
    [{ '/work/shop/.GITIGNORE': 'mine' }, { dir: 'shop' }],
    [{ '/work/cafe\u0301/index.html': 'mine' }, { dir: 'caf\u00e9', name: 'cafe' }],
  ])('a project that has one of the files under another spelling is refused: %j', async (files, input) => {
    const { before, outcome, after } = await run(files, input)
    expect(outcome.error?.code).toBe('WM_DIR_CONFLICT')
    expect(after).toEqual(before)
  })

  test('Existing folders of another spelling are used, and their content stays.', async () => {
    const files = { '/work/shop/package.json': '{}', '/work/shop/SRC/Wallet-Modal/own.ts': 'mine' }
    const { outcome, after } = await run(files, { dir: 'shop', target: 'src/wallet-modal' })
    expect(outcome).toMatchObject({ ok: true })
    expect(after).toMatchObject({ '/work/shop/SRC/Wallet-Modal/own.ts': 'mine' })
    expect(after).toHaveProperty(['/work/shop/SRC/Wallet-Modal/index.ts'])
    expect(Object.keys(after).filter((path) => path.startsWith('/work/shop/src'))).toEqual([])
  })

  test('A folder of another spelling at a file’s path is refused, even with consent.', async () => {
    const files = { '/work/shop/package.json': '{}', '/work/shop/wallet-modal/INDEX.TS/mine.txt': 'mine' }
    const { before, outcome, after } = await run(files, { dir: 'shop', overwrite: true })
    expect(outcome.error?.code).toBe('WM_PATH_UNSAFE')
    expect(after).toEqual(before)
  })
})
