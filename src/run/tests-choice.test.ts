import { describe, expect, test } from 'vitest'
import { linkText } from '../report/link-text'
import { listText } from '../report/list-text'
import { paintFor } from '../report/paint'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { publish, put } from '../test-support/releases'
import { diskWith, packageFiles, somebody, worldOf } from '../test-support/world'
import { runAdd } from './change/add'
import { runRemove } from './change/remove'
import type { RunContext } from './context'
import { runCreate } from './create/create'
import type { CreateInput } from './create/create-input'
import { runDiff } from './inspect/diff'
import { runDoctor } from './inspect/doctor'
import { runList } from './inspect/list'
import { runLink } from './link/link'
import { runUndo } from './undo/undo'
import { runUpdate } from './update/update'

const app = '/work/shop'
const modal = `${app}/src/wallet-modal`
const template = '/pkg/template/src/wallet-modal'
const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }

/** The small package, with a suite of core and a suite of the chain Solana. */
function diskWithSuites(): MemoryFileSystem {
  const units: { id: string }[] = JSON.parse(packageFiles['/pkg/template/units.json'] ?? '')
  const suites: Record<string, string[]> = {
    core: ['src/wallet-modal/vectors.test.ts'],
    solana: ['src/wallet-modal/adapters/solana/base58.test.ts'],
  }
  return diskWith({
    '/pkg/template/units.json': JSON.stringify(units.map((unit) => ({ ...unit, suites: suites[unit.id] ?? [] }))),
    [`${template}/vectors.test.ts`]: 'published vectors\n',
    [`${template}/adapters/solana/base58.test.ts`]: 'published vectors\n',
    [`${template}/adapters/solana/solana.test.ts`]: 'a test\n',
  })
}

async function shopWith(
  tests: NonNullable<CreateInput['tests']>,
): Promise<{ disk: MemoryFileSystem; world: RunContext }> {
  const disk = diskWithSuites()
  await runCreate({ dir: 'shop', chains: 'evm', features: 'none', tests }, worldOf(disk))
  return { disk, world: worldOf(disk, { cwd: app }) }
}

const testsIn = (disk: MemoryFileSystem): string[] =>
  Object.keys(disk.snapshot())
    .filter((path) => path.startsWith(`${modal}/`) && path.includes('.test.'))
    .map((path) => path.slice(modal.length + 1))
    .sort()

const selectionIn = (disk: MemoryFileSystem): unknown =>
  JSON.parse(disk.snapshot()[`${modal}/wallet-modal.json`] ?? '').selection

/** Changes the manifest to a manifest of an older version, which had no choice of suites. */
async function forgetSuites(disk: MemoryFileSystem): Promise<void> {
  const path = `${modal}/wallet-modal.json`
  const manifest = JSON.parse(disk.snapshot()[path] ?? '')
  delete manifest.selection.suites
  await put(disk, path, JSON.stringify(manifest))
}

describe('create', () => {
  test.each([
    [true, ['modal.test.ts'], { tests: true, suites: false }],
    ['default', ['modal.test.ts'], { tests: true, suites: false }],
    ['all', ['modal.test.ts', 'vectors.test.ts'], { tests: true, suites: true }],
    [false, [], { tests: false, suites: false }],
  ] as const)(
    'With --tests as %j, a new app gets %j, and the manifest records the choice.',
    async (tests, files, choice) => {
      const { disk } = await shopWith(tests)
      expect(testsIn(disk)).toEqual(files)
      expect(selectionIn(disk)).toMatchObject(choice)
    },
  )

  test('Without a flag, a new app gets the tests that protect edits.', async () => {
    const disk = diskWithSuites()
    const outcome = await runCreate({ dir: 'shop', chains: 'evm', features: 'none' }, worldOf(disk))
    expect(outcome).toMatchObject({ selection: { tests: true, suites: false } })
    expect(testsIn(disk)).toEqual(['modal.test.ts'])
  })

  test.each([true, false])('A project with vitest %s gets these tests only where they can run.', async (hasVitest) => {
    const disk = diskWithSuites()
    const devDependencies = hasVitest ? { vitest: '^4.0.0' } : {}
    await put(disk, `${app}/package.json`, JSON.stringify({ name: 'shop', devDependencies }))
    await runCreate({ dir: 'shop', target: 'src/wallet-modal', chains: 'evm', features: 'none' }, worldOf(disk))
    expect(testsIn(disk)).toEqual(hasVitest ? ['modal.test.ts'] : [])
  })

  test('Whoever says yes to the question gets the tests that protect edits, and a command line that repeats this.', async () => {
    const { prompter } = somebody({ location: 'shop', tests: true })
    const outcome = await runCreate({}, worldOf(diskWithSuites(), { prompter }))
    expect(outcome.selection).toMatchObject({ tests: true, suites: false })
    expect(outcome.repeat.slice(outcome.repeat.indexOf('--tests'))).toMatchObject([
      '--tests',
      '--install',
      '--git',
      '--no-input',
    ])
  })

  test('The command line that repeats a run with all tests asks for all tests.', async () => {
    const outcome = await runCreate({ dir: 'shop', tests: 'all' }, worldOf(diskWithSuites()))
    expect(outcome.repeat.join(' ')).toContain('--tests all --')
  })
})

describe('add and remove', () => {
  test.each([
    ['default', ['adapters/solana/solana.test.ts', 'modal.test.ts']],
    ['all', ['adapters/solana/base58.test.ts', 'adapters/solana/solana.test.ts', 'modal.test.ts', 'vectors.test.ts']],
    [false, []],
  ] as const)('A chain that joins a copy with tests %j brings the same kind of tests.', async (tests, files) => {
    const { disk, world } = await shopWith(tests)
    await runAdd({ units: ['solana'] }, world)
    expect(testsIn(disk)).toEqual(files)
    expect(await runRemove({ units: ['solana'] }, world)).toMatchObject({ ok: true })
    expect(testsIn(disk)).toEqual(files.filter((path) => !path.startsWith('adapters/')))
  })

  test('`add --tests all` brings the suites to a copy without tests; `add --tests default` takes the suites away again.', async () => {
    const { disk, world } = await shopWith(false)
    expect(await runAdd({ units: [], tests: 'all' }, world)).toMatchObject({ selection: { tests: true, suites: true } })
    expect(testsIn(disk)).toEqual(['modal.test.ts', 'vectors.test.ts'])
    await runAdd({ units: [], tests: 'default' }, world)
    expect(testsIn(disk)).toEqual(['modal.test.ts'])
    await runAdd({ units: [], tests: false }, world)
    expect(testsIn(disk)).toEqual([])
  })

  test('A suite that the team has edited stays when the others go.', async () => {
    const { disk, world } = await shopWith('all')
    await put(disk, `${modal}/vectors.test.ts`, 'ours\n')
    await runAdd({ units: [], tests: 'default' }, world)
    expect(disk.snapshot()[`${modal}/vectors.test.ts`]).toBe('ours\n')
  })

  test('`add --tests` takes nothing from a copy that has all tests.', async () => {
    const { disk, world } = await shopWith('all')
    await runAdd({ units: ['solana'], tests: true }, world)
    expect(testsIn(disk)).toHaveLength(4)
  })

  test('`undo` brings back the tests and the recorded choice.', async () => {
    const { disk, world } = await shopWith('all')
    const before = selectionIn(disk)
    await runAdd({ units: [], tests: 'default' }, world)
    await runUndo({}, world)
    expect(testsIn(disk)).toEqual(['modal.test.ts', 'vectors.test.ts'])
    expect(selectionIn(disk)).toEqual(before)
  })
})

describe('update, diff, doctor and list', () => {
  const next = {
    'src/wallet-modal/modal.test.ts': 'a better test\n',
    'src/wallet-modal/vectors.test.ts': 'more vectors\n',
  }

  test.each([
    ['default', ['modal.test.ts']],
    ['all', ['modal.test.ts', 'vectors.test.ts']],
  ] as const)('An update of a copy with tests %j brings what is new in these tests only.', async (tests, files) => {
    const { disk, world } = await shopWith(tests)
    await publish(disk, '1.3.0', next)
    expect((await runDiff({ upstream: true }, world)).files.filter(({ path }) => path.includes('.test.'))).toHaveLength(
      files.length,
    )
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, selection: { suites: tests === 'all' } })
    expect(testsIn(disk)).toEqual(files)
    expect(disk.snapshot()[`${modal}/modal.test.ts`]).toBe('a better test\n')
    expect((await runDiff({}, world)).files).toEqual([])
    const { checks } = await runDoctor({ node: '22.12.0' }, world)
    expect(checks.filter(({ group, status }) => group === 'copy' && status !== 'ok')).toEqual([])
  })

  test('A copy whose manifest does not tell suites apart keeps and follows all of its tests.', async () => {
    const { disk, world } = await shopWith('all')
    await forgetSuites(disk)
    await publish(disk, '1.3.0', next)
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, selection: { tests: true, suites: true } })
    expect(testsIn(disk)).toEqual(['modal.test.ts', 'vectors.test.ts'])
    expect(disk.snapshot()[`${modal}/vectors.test.ts`]).toBe('more vectors\n')
    expect(selectionIn(disk)).toMatchObject({ tests: true, suites: true })
  })

  test('A copy without tests whose manifest does not tell suites apart stays without tests.', async () => {
    const { disk, world } = await shopWith(false)
    await forgetSuites(disk)
    await publish(disk, '1.3.0', next)
    expect(await runUpdate({}, world)).toMatchObject({ selection: { tests: false, suites: false } })
    expect(testsIn(disk)).toEqual([])
  })

  test.each([
    ['default', 'with the tests that protect your edits'],
    ['all', 'with all tests'],
    [false, 'without tests'],
  ] as const)('`list` says that a copy with tests %j is %s.', async (tests, words) => {
    const { world } = await shopWith(tests)
    expect(listText(await runList({}, world), wording)).toContain(words)
  })
})

describe('link', () => {
  test.each([
    ['default', true, false, 'Tests: those that protect your edits'],
    ['all', true, true, 'Tests: all'],
    [false, false, false, 'Tests: none'],
  ] as const)('The tests of a copy that was made with %j are detected.', async (made, tests, suites, words) => {
    const { disk, world } = await shopWith(made)
    await put(disk, `${modal}/wallet-modal.json`, null)
    const outcome = await runLink({}, world)
    expect(outcome).toMatchObject({ ok: true, selection: { tests, suites }, files: { edited: 0, missing: 0 } })
    expect(linkText(outcome, wording)).toContain(words)
  })
})
