import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  oneof,
  record,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { forgetCli, publish, put } from '../../test-support/releases'
import { diskWith, worldOf } from '../../test-support/world'
import { runAdd } from './add'
import type { ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import { runCreate } from '../create/create'
import { runRemove } from './remove'
import { runUndo } from '../undo/undo'
import { runUpdate } from '../update/update'

const app = '/work/shop'
const modal = 'src/wallet-modal'
const lines = (name: string): string[] => Array.from({ length: 12 }, (_, index) => `  ${name} line ${index};`)
const names = ['index.ts', 'a.ts', 'b.ts', 'deep/c.ts', 'deep/er/d.ts', 'e.md']
const original = new Map(names.map((name) => [name, `${lines(name).join('\n')}\n`]))

/** An edit to a text. Each edit adds its own words, so that the test can find the edit again. */
type Edit = (text: string, who: string) => string | null

const place = constantFrom(0, 3, 4, 8, 11, 12)
const edits: Arbitrary<Edit> = oneof(
  place.map(
    (at): Edit =>
      (text, who) =>
        edited(text, (rows) => rows.toSpliced(at, 0, `  ${who} adds ${at};`)),
  ),
  place.map(
    (at): Edit =>
      (text, who) =>
        edited(text, (rows) => rows.toSpliced(at, 1, `  ${who} changes ${at};`)),
  ),
  place.map(
    (at): Edit =>
      (text) =>
        edited(text, (rows) => rows.toSpliced(at, 2)),
  ),
  constantFrom<Edit>(
    () => null,
    (text) => text.replaceAll(/\r?\n/g, '\r\n'),
    (text) => text.replaceAll(/^ {2}/gm, '\t'),
    (text) => text.replace(/\n$/, ''),
    (text) => `\uFEFF${text}`,
    () => '',
  ),
)

function edited(text: string, change: (rows: string[]) => string[]): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const rows = text.split(newline)
  const last = rows.pop() ?? ''
  return [...change(rows), last].join(newline)
}

/** The edits of each file; `null` for a deleted file. */
const changes = dictionary(constantFrom(...names), array(edits, { minLength: 1, maxLength: 3 })).map(
  (byFile) => (who: string) =>
    Object.fromEntries(
      Object.entries(byFile).map(([name, steps]) => [
        name,
        steps.reduce<string | null>((text, step) => text && step(text, who), original.get(name) ?? ''),
      ]),
    ),
)
/** Files that upstream adds or moves. */
const moves = record({
  added: uniqueArray(constantFrom('new.ts', 'deep/new.ts', 'fresh/new.ts')),
  renamed: uniqueArray(constantFrom('a.ts', 'deep/c.ts')),
})

let start: MemoryFileSystem
beforeAll(async () => {
  start = diskWith(Object.fromEntries([...original].map(([name, text]) => [`/pkg/template/${modal}/${name}`, text])))
  await runCreate({ dir: 'shop', chains: 'evm', features: 'send' }, worldOf(start))
  await forgetCli(start, app)
})

const at = (disk: MemoryFileSystem): RunContext => worldOf(disk, { cwd: app })
const tree = (disk: MemoryFileSystem): Record<string, string> =>
  Object.fromEntries(
    Object.entries(disk.snapshot()).filter(([path]) => path.startsWith(app) && !path.includes('.wallet-modal-')),
  )

async function edit(disk: MemoryFileSystem, files: Record<string, string | null>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await put(disk, `${app}/${modal}/${name}`, text)
}

async function release(
  disk: MemoryFileSystem,
  files: Record<string, string | null>,
  { added, renamed }: { added: string[]; renamed: string[] },
): Promise<void> {
  const changed: Record<string, string | null> = { ...files }
  for (const name of added) changed[name] = `upstream's ${name}\n`
  const renames = renamed.filter((name) => changed[name] !== null)
  for (const name of renames) {
    changed[`moved/${name}`] = changed[name] ?? original.get(name) ?? ''
    changed[name] = null
  }
  const entries = Object.entries(changed).map(([name, text]): [string, string | null] => [`${modal}/${name}`, text])
  const list = renames.map((name) => ({ from: `${modal}/${name}`, to: `${modal}/moved/${name}`, since: '1.3.0' }))
  await publish(disk, '1.3.0', { ...Object.fromEntries(entries), 'renames.json': JSON.stringify(list) })
}

/** The files of a new app made from the package's current version. */
async function fresh(disk: MemoryFileSystem): Promise<Record<string, string>> {
  const other = disk.clone()
  await runCreate({ dir: 'other', chains: 'evm', features: 'send' }, worldOf(other))
  await forgetCli(other, '/work/other')
  const files = Object.entries(other.snapshot()).filter(([path]) => path.startsWith('/work/other'))
  return Object.fromEntries(
    files.map(([path, text]) => [path.replace('/work/other', app), text.replaceAll('"other"', '"shop"')]),
  )
}

const filesOnly = (rows: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).filter(([, text]) => text !== '/'))
const bare = (text: string): string => text.replaceAll(/[\s\uFEFF]/g, '')
const runs = { numRuns: 60 }

describe('update', () => {
  test('An update of an unedited copy gives the same files as a copy of the new version.', async () => {
    await assert(
      asyncProperty(changes, moves, async (upstream, more) => {
        const disk = start.clone()
        await release(disk, upstream('upstream'), more)
        expect(await runUpdate({}, at(disk))).toMatchObject({ exitCode: 0 })
        expect(filesOnly(tree(disk))).toEqual(filesOnly(await fresh(disk)))
      }),
      runs,
    )
  })

  test('An update to a version with the same files changes only the version.', async () => {
    await assert(
      asyncProperty(changes, async (team) => {
        const disk = start.clone()
        await edit(disk, team('team'))
        const before = tree(disk)
        await release(disk, {}, { added: [], renamed: [] })
        expect(await runUpdate({}, at(disk))).toMatchObject({ exitCode: 0, changes: [{ reason: 'recorded' }] })
        const manifest = `${app}/${modal}/wallet-modal.json`
        expect(tree(disk)).toEqual({ ...before, [manifest]: before[manifest]?.replace('"1.2.3"', '"1.3.0"') })
      }),
      runs,
    )
  })

  test('An update keeps every line of the team, reports what it did, can be undone to the last byte, and changes nothing when repeated.', async () => {
    const mode = constantFrom('inline' as const, 'sidecar' as const)
    await assert(
      asyncProperty(changes, changes, moves, mode, async (team, upstream, more, conflict) => {
        const disk = start.clone()
        const mine = team('team')
        await edit(disk, mine)
        const before = tree(disk)
        await release(disk, upstream('upstream'), more)
        const outcome = await runUpdate({ conflict }, at(disk))
        expect([0, 5]).toContain(outcome.exitCode)
        expect(outcome.exitCode === 5).toBe(outcome.conflicts.length > 0)
        const after = tree(disk)
        keepsEveryLine(mine, after)
        tellsTheTruth(outcome, before, after)
        if (outcome.exitCode === 0) {
          expect(await runUpdate({}, at(disk))).toMatchObject({ exitCode: 0, changes: [] })
          expect(tree(disk)).toEqual(after)
        }
        expect(await runUndo({}, at(disk))).toMatchObject({ exitCode: 0 })
        expect(tree(disk)).toEqual(before)
      }),
      runs,
    )
  })

  test('A dry run reports what the real run does, and writes nothing.', async () => {
    await assert(
      asyncProperty(changes, changes, moves, async (team, upstream, more) => {
        const disk = start.clone()
        await edit(disk, team('team'))
        await release(disk, upstream('upstream'), more)
        const before = disk.snapshot()
        const dry = await runUpdate({ dryRun: true }, at(disk))
        expect(disk.snapshot()).toEqual(before)
        const real = await runUpdate({}, at(disk))
        expect(dry.changes).toEqual(real.changes)
        expect(dry.conflicts).toEqual(real.conflicts)
      }),
      runs,
    )
  })
})

/** Expects every line that the team wrote, in the same file or at the file's new path. */
function keepsEveryLine(mine: Record<string, string | null>, after: Record<string, string>): void {
  for (const [name, text] of Object.entries(mine)) {
    const now = after[`${app}/${modal}/${name}`] ?? after[`${app}/${modal}/moved/${name}`]
    for (const line of (text ?? '').split('\n').filter((row) => row.includes('team ')))
      expect(bare(now ?? ''), name).toContain(bare(line))
    if (text === null) expect(now, name).toBeUndefined()
  }
}

/** Expects a report of every path that differs, and a visible trace of every conflict. */
function tellsTheTruth(outcome: ChangeOutcome, before: Record<string, string>, after: Record<string, string>): void {
  const told = new Set(outcome.changes.flatMap(({ path, from }) => [path, ...(from === undefined ? [] : [from])]))
  for (const { beside } of outcome.conflicts) for (const path of beside) told.add(path)
  const differing = Object.keys(filesOnly({ ...before, ...after })).filter((path) => before[path] !== after[path])
  for (const path of differing)
    if (!path.endsWith('wallet-modal.json')) expect([...told]).toContain(path.slice(app.length + 1))
  for (const { path, lines: marked, beside } of outcome.conflicts) {
    const rows = (after[`${app}/${path}`] ?? '').split('\n')
    for (const line of marked) expect(rows[line - 1]).toMatch(/^\uFEFF?<{7} yours/)
    for (const file of beside) expect(after[`${app}/${file}`]).toBeDefined()
  }
}

test('Adding a unit and removing it again leaves the copy as before, whatever the team has edited elsewhere.', async () => {
  const units = uniqueArray(constantFrom('solana', 'swaps'), { minLength: 1 })
  await assert(
    asyncProperty(units, changes, async (added, team) => {
      const disk = start.clone()
      await edit(disk, team('team'))
      const before = tree(disk)
      expect(await runAdd({ units: added }, at(disk))).toMatchObject({ exitCode: 0 })
      expect(tree(disk)).not.toEqual(before)
      expect(await runRemove({ units: added }, at(disk))).toMatchObject({ exitCode: 0 })
      expect(tree(disk)).toEqual(before)
    }),
    runs,
  )
})
