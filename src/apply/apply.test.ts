import { describe, expect, test } from 'vitest'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import { faultyFileSystem, type Faults } from '../test-support/faulty-file-system'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { ownSeal } from '../test-support/seals'
import { watchedFileSystem } from '../test-support/watched-file-system'
import { apply, type Write } from './apply'
import { findUnfinished, recover } from './recover'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const write = (path: string, text: string | null, before: string | null = null): Write => ({
  path,
  bytes: text === null ? null : encode(text),
  before: before === null ? null : sha256(encode(before)),
})

/** Three ways a project can look before a run, and what the run does to it. */
const scenarios = {
  'a project that exists': {
    disk: () => new MemoryFileSystem({ '/app/package.json': 'old', '/app/src/x.ts': 'x', '/app/src/gone.ts': 'bye' }),
    project: '/app',
    writes: [
      write('src/wallet-modal/deep/a.ts', 'a'),
      write('src/wallet-modal/b.ts', 'b'),
      write('src/x.ts', 'x2', 'x'),
      write('src/gone.ts', null, 'bye'),
      write('package.json', 'new', 'old'),
      write('src/wallet-modal/wallet-modal.json', '{}'),
    ],
  },
  'a new app': {
    disk: () => new MemoryFileSystem({ '/home/other.txt': 'o' }),
    project: '/home/apps/my-app',
    writes: [write('src/a.ts', 'a'), write('index.html', 'i'), write('package.json', 'p')],
  },
  'an empty folder': {
    disk: () => new MemoryFileSystem({}, ['/home/my-app']),
    project: '/home/my-app',
    writes: [write('src/a.ts', 'a'), write('package.json', 'p')],
  },
} as const

interface Scenario {
  disk: () => MemoryFileSystem
  project: string
  writes: readonly Write[]
}

const run = (fs: FileSystem, { project, writes }: Scenario, signal?: AbortSignal): Promise<unknown> =>
  apply(fs, project, writes, { pid: 1, seal: ownSeal, ...(signal ? { signal } : {}) })

async function after(scenario: Scenario): Promise<{ calls: number; tree: Record<string, string> }> {
  const disk = scenario.disk()
  const counting = faultyFileSystem(disk, { at: Infinity, mode: 'once' })
  await run(counting, scenario)
  return { calls: counting.calls, tree: disk.snapshot() }
}

async function crash(scenario: Scenario, faults: Faults): Promise<{ disk: MemoryFileSystem; error: unknown }> {
  const disk = scenario.disk()
  const error = await run(faultyFileSystem(disk, faults), scenario).then(
    () => null,
    (cause: unknown) => cause,
  )
  return { disk, error }
}

const withoutStage = (tree: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => !path.includes('wallet-modal-stage')))

const dead = (fs: FileSystem) => ({ fs, seal: ownSeal, isAlive: () => false, clear: true })

describe.each(Object.entries(scenarios))('%s', (_, scenario) => {
  test('A run writes every file and leaves nothing else behind.', async () => {
    const { tree } = await after(scenario)
    for (const { path, bytes } of scenario.writes) {
      expect(tree[`${scenario.project}/${path}`]).toBe(bytes ? new TextDecoder().decode(bytes) : undefined)
    }
    expect(withoutStage(tree)).toEqual(tree)
  })

  test('When any one call fails, the tree is the old one or the new one, never a mixture.', async () => {
    const { calls, tree } = await after(scenario)
    const before = scenario.disk().snapshot()
    for (let at = 0; at < calls; at++) {
      const { disk, error } = await crash(scenario, { at, mode: 'once', code: 'EACCES' })
      const left = disk.snapshot()
      expect(withoutStage(left), `call ${at}`).toEqual(error ? before : tree)
      if (error) expect(error, `call ${at}`).toMatchObject({ code: 'WM_NOT_WRITABLE' })
    }
  })

  test('When the disk fills up at any call, the tree is the old one or the new one, and no stage is left.', async () => {
    const { calls, tree } = await after(scenario)
    const before = scenario.disk().snapshot()
    for (let at = 0; at < calls; at++) {
      const { disk, error } = await crash(scenario, { at, mode: 'writes', code: 'ENOSPC' })
      expect(disk.snapshot(), `call ${at}`).toEqual(error ? before : tree)
      if (error) expect(error, `call ${at}`).toMatchObject({ code: 'WM_DISK_FULL' })
    }
  })

  test.each(['continue', 'abort'] as const)(
    'After a kill at any call, the next run finishes or undoes the killed one: %s',
    async (choice) => {
      const { calls, tree } = await after(scenario)
      const before = scenario.disk().snapshot()
      for (let at = 0; at < calls; at++) {
        const { disk } = await crash(scenario, { at, mode: 'dead' })
        const unfinished = await findUnfinished(scenario.project, dead(disk))
        if (unfinished) await recover({ fs: disk, seal: ownSeal }, unfinished, choice)
        const mended = disk.snapshot()
        if (unfinished) expect(mended, `call ${at}`).toEqual(choice === 'continue' ? tree : before)
        else expect([before, tree], `call ${at}`).toContainEqual(mended)
      }
    },
  )

  test('After a recovery was killed, the next recovery completes it.', async () => {
    const { calls, tree } = await after(scenario)
    for (let at = 0; at < calls; at++) {
      const { disk } = await crash(scenario, { at, mode: 'dead' })
      for (let second = 0; ; second++) {
        const found = await findUnfinished(scenario.project, dead(disk))
        if (!found) break
        const dying = faultyFileSystem(disk, { at: second, mode: 'dead' })
        const isMended = await recover({ fs: dying, seal: ownSeal }, found, 'continue').then(
          () => true,
          () => false,
        )
        if (isMended) break
      }
      const ended = disk.snapshot()
      expect([scenario.disk().snapshot(), tree], `call ${at}`).toContainEqual(ended)
    }
  })

  test('An interrupt at any call undoes everything.', async () => {
    const { calls, tree } = await after(scenario)
    const before = scenario.disk().snapshot()
    for (let at = 0; at < calls; at++) {
      const disk = scenario.disk()
      const stop = new AbortController()
      const error: unknown = await run(interruptAt(disk, at, stop), scenario, stop.signal).then(
        () => null,
        (cause: unknown) => cause,
      )
      expect(disk.snapshot(), `call ${at}`).toEqual(error ? before : tree)
      if (error) expect(error).toMatchObject({ code: 'WM_TERMINATED', exitCode: 143 })
    }
  })
})

test('A file that has changed since the plan stops the run before anything is moved.', async () => {
  const disk = new MemoryFileSystem({ '/app/package.json': 'edited meanwhile' })
  const before = disk.snapshot()
  const result = apply(disk, '/app', [write('package.json', 'new', 'old')], { pid: 1, seal: ownSeal })
  await expect(result).rejects.toMatchObject({ code: 'WM_CHANGED_MEANWHILE', exitCode: 4 })
  expect(disk.snapshot()).toEqual(before)
})

test('A folder that has become a link since the plan stops the run before anything is moved.', async () => {
  const disk = new MemoryFileSystem({ '/app/package.json': 'old' })
  disk.link('/app/src')
  const before = disk.snapshot()
  const result = apply(disk, '/app', [write('src/wallet-modal/a.ts', 'a')], { pid: 1, seal: ownSeal })
  await expect(result).rejects.toMatchObject({ code: 'WM_CHANGED_MEANWHILE', path: 'src/wallet-modal/a.ts' })
  expect(disk.snapshot()).toEqual(before)
})

test.each([
  ['before its first byte', ''],
  ['after half of it', '{"content":{"pi'],
])('A run that was killed while it wrote the owner of its stage, %s, does not stop the next run.', async (_, text) => {
  const disk = new MemoryFileSystem({ '/app/package.json': 'old', '/app/.wallet-modal-stage/owner.json.draft': text })
  expect(await findUnfinished('/app', dead(disk))).toBeNull()
  await apply(disk, '/app', [write('package.json', 'new', 'old')], { pid: 1, seal: ownSeal })
  expect(disk.snapshot()).toEqual({ '/': '/', '/app': '/', '/app/package.json': 'new' })
})

test('A run that was killed while it cleared up leaves no empty folder, once the next run has looked.', async () => {
  const disk = () => new MemoryFileSystem({ '/app/package.json': 'old', '/app/src/only/gone.ts': 'bye' })
  const gone = { project: '/app', disk, writes: [write('src/only/gone.ts', null, 'bye')] }
  const { calls, tree } = await after(gone)
  expect(tree).toEqual({ '/': '/', '/app': '/', '/app/package.json': 'old' })
  for (let at = 0; at < calls; at++) {
    const { disk: left } = await crash(gone, { at, mode: 'dead' })
    const unfinished = await findUnfinished('/app', dead(left))
    if (unfinished) await recover({ fs: left, seal: ownSeal }, unfinished, 'continue')
    expect([disk().snapshot(), tree], `call ${at}`).toContainEqual(left.snapshot())
  }
})

test('A run writes the owner of its stage to a draft, and renames the draft.', async () => {
  const scenario = scenarios['a project that exists']
  const { calls } = await after(scenario)
  const left = new Set<string>()
  for (let at = 0; at < calls; at++) {
    const { disk } = await crash(scenario, { at, mode: 'dead' })
    for (const path of Object.keys(disk.snapshot())) if (path.includes('owner.json')) left.add(path)
  }
  expect([...left]).toEqual(['/app/.wallet-modal-stage/owner.json.draft', '/app/.wallet-modal-stage/owner.json'])
})

test('When undoing fails as well, the journal stays, and the error says how to go on.', async () => {
  const scenario = scenarios['a project that exists']
  const { calls } = await after(scenario)
  const crashes = await Promise.all(Array.from({ length: calls }, (_, at) => crash(scenario, { at, mode: 'dead' })))
  const stuck = crashes.filter(({ error }) => error instanceof CliError && error.code === 'WM_UNDO_FAILED')
  expect(stuck).not.toHaveLength(0)
  for (const { disk, error } of stuck) {
    expect(disk.snapshot()).toHaveProperty(['/app/.wallet-modal-stage/journal.json'])
    expect(error).toMatchObject({ hint: expect.stringContaining('--abort') })
  }
})

/** Raises the interrupt during the call with this number. */
function interruptAt(inner: MemoryFileSystem, at: number, stop: AbortController): FileSystem {
  let calls = 0
  return watchedFileSystem(inner, () => {
    if (calls++ === at) stop.abort('SIGTERM')
  })
}
