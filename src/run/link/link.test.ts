import { describe, expect, test } from 'vitest'
import { linkText } from '../../report/link-text'
import { paintFor } from '../../report/paint'
import { diskWithShop } from '../../test-support/copies'
import { languageFiles } from '../../test-support/languages'
import { publish, put } from '../../test-support/releases'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { layStage } from '../../test-support/stages'
import { worldOf } from '../../test-support/world'
import type { RunContext } from '../context'
import { runDiff } from '../inspect/diff'
import { runLink, type LinkInput, type LinkOutcome } from './link'

const modal = '/work/shop/src/wallet-modal'
const manifestPath = `${modal}/wallet-modal.json`
const run = (disk: MemoryFileSystem, input: LinkInput = {}, world: Partial<RunContext> = {}): Promise<LinkOutcome> =>
  runLink(input, worldOf(disk, { cwd: '/work/shop', ...world }))

/** A shop whose manifest is missing. */
async function orphan(flags: Parameters<typeof diskWithShop>[0] = {}): Promise<MemoryFileSystem> {
  const disk = await diskWithShop(flags)
  await put(disk, manifestPath, null)
  return disk
}

test.each([
  [{}, ['ethers'], ['send'], true],
  [{ features: 'swaps', tests: false }, ['ethers'], ['send', 'swaps'], false],
  [{ chains: 'solana', features: 'none' }, ['solana'], [], true],
])(
  'the version, units and tests are detected, and only the manifest is written: %j',
  async (flags, chains, features, tests) => {
    const disk = await orphan(flags)
    const before = disk.snapshot()
    const outcome = await run(disk)
    expect(outcome).toMatchObject({
      ok: true,
      target: 'src/wallet-modal',
      version: { to: '1.2.3' },
      selection: { chains, features, tests },
      files: { edited: 0, missing: 0 },
      changes: [{ path: 'src/wallet-modal/wallet-modal.json', action: 'add' }],
    })
    const after = disk.snapshot()
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([manifestPath])
    expect(JSON.parse(after[manifestPath] ?? '')).toMatchObject({
      schema: 1,
      template: '1.2.3',
      format: 'none',
      ignored: [],
    })
  },
)

test.each([
  [{}, ['locale-ar', 'locale-de', 'locale-pt-br', 'send']],
  [{ features: 'none', locales: 'de' }, ['locale-de']],
  [{ features: 'swaps', locales: 'ar,pt-br' }, ['locale-ar', 'locale-pt-br', 'send', 'swaps']],
  [{ features: 'send', locales: 'none' }, ['send']],
])('the languages are detected, however few texts the units of the copy have: %j', async (flags, features) => {
  const disk = await diskWithShop(flags, languageFiles)
  await put(disk, manifestPath, null)
  expect(await run(disk)).toMatchObject({ ok: true, selection: { features }, files: { edited: 0, missing: 0 } })
})

test('A language of which the team has deleted most files counts as missing.', async () => {
  const disk = await diskWithShop({ locales: 'ar,de' }, languageFiles)
  await put(disk, manifestPath, null)
  for (const path of Object.keys(disk.snapshot()))
    if (path.startsWith(`${modal}/locales/de/`) && path.endsWith('.ts') && !path.endsWith('hint.ts'))
      await put(disk, path, null)
  expect(await run(disk)).toMatchObject({ selection: { features: ['locale-ar', 'send'] } })
})

test('Edited and deleted files count as such after linking.', async () => {
  const disk = await orphan()
  await put(disk, `${modal}/index.ts`, 'ours\n')
  await put(disk, `${modal}/testing/setup.ts`, null)
  expect(await run(disk)).toMatchObject({ files: { pristine: 5, edited: 1, missing: 1, total: 7 } })
  const { files } = await runDiff({}, worldOf(disk, { cwd: modal }))
  expect(files.map(({ state }) => state)).toEqual(['edited', 'deleted'])
})

describe('several versions', () => {
  test('The version with the most matching texts is chosen, also for a copy with other line ends.', async () => {
    const disk = await orphan()
    await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'export const later = 1\n' })
    const old = await run(disk, { dryRun: true })
    expect(old.version.to).toBe('1.2.3')
    expect(old.versions).toEqual([
      { version: '1.2.3', same: 7 },
      { version: '1.3.0', same: 6 },
    ])
    await put(disk, `${modal}/index.ts`, 'export const later = 1\r\n')
    expect((await run(disk, { dryRun: true })).version.to).toBe('1.3.0')
  })

  test('--version chooses the version.', async () => {
    const disk = await orphan()
    await publish(disk, '1.3.0', {})
    expect((await run(disk, { dryRun: true })).version.to).toBe('1.3.0')
    expect((await run(disk, { version: '1.2.3', dryRun: true })).version.to).toBe('1.2.3')
    expect(await run(disk, { version: '9.9.9' })).toMatchObject({ exitCode: 4, error: { code: 'WM_VERSION_UNKNOWN' } })
  })
})

test('A copy that only the host’s formatter has changed counts as copied.', async () => {
  const disk = await orphan({ tests: false, features: 'none' })
  for (const [path, text] of Object.entries(disk.snapshot())) {
    if (path.startsWith(`${modal}/`) && path.endsWith('.ts')) await put(disk, path, text.replaceAll('\n', ';\n'))
  }
  const formatterOf = async () => async (_: string, text: string) => text.replaceAll('\n', ';\n')
  expect(await run(disk, { format: true }, { formatterOf })).toMatchObject({
    version: { to: '1.2.3' },
    files: { edited: 0, missing: 0 },
  })
  expect(JSON.parse(disk.snapshot()[manifestPath] ?? '')).toMatchObject({ format: 'prettier' })
})

test('--dir names the folder; without it, the copy is found wherever it is.', async () => {
  const disk = await orphan()
  await disk.makeFolder('/work/shop/lib')
  await disk.rename(modal, '/work/shop/lib/our modal')
  expect(await run(disk, { dryRun: true })).toMatchObject({ target: 'lib/our modal', ok: true })
  expect(await run(disk, { dryRun: true, dir: 'lib/our modal/' })).toMatchObject({ target: 'lib/our modal', ok: true })
})

test('--dry-run writes nothing.', async () => {
  const disk = await orphan()
  const before = disk.snapshot()
  const outcome = await run(disk, { dryRun: true })
  expect(disk.snapshot()).toEqual(before)
  const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
  const text = linkText(outcome, wording)
  expect(text).toContain(
    'Would link src/wallet-modal as version 1.2.3\n  Chains: ethers\n  Features: send\n  Tests: all',
  )
  expect(text).toContain('Would write src/wallet-modal/wallet-modal.json')
  expect(text).toMatch(/Nothing was written\. To do it, run the same command without --dry-run\.$/)
  expect(text).not.toContain('diff --stat')
})

describe('refusals', () => {
  test('A copy that has its manifest is refused.', async () => {
    const disk = await diskWithShop()
    const before = disk.snapshot()
    for (const dir of [undefined, 'src/wallet-modal']) {
      const outcome = await run(disk, dir === undefined ? {} : { dir })
      expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_COPY_EXISTS' } })
    }
    expect(disk.snapshot()).toEqual(before)
  })

  test.each([{}, { dir: 'src' }, { dir: 'nowhere' }])('a folder that is no copy is refused: %j', async (input) => {
    const disk = await orphan()
    if (input.dir === undefined) {
      await put(disk, `${modal}/index.ts`, null)
      await put(disk, `${modal}/adapters/index.ts`, null)
    }
    expect(await run(disk, input)).toMatchObject({ exitCode: 4, error: { code: 'WM_NO_COPY' } })
  })

  test('A folder outside the project, or behind a link, is refused.', async () => {
    const disk = await orphan()
    expect(await run(disk, { dir: '../other' })).toMatchObject({ exitCode: 4, error: { code: 'WM_PATH_UNSAFE' } })
    disk.link('/work/shop/linked')
    expect(await run(disk, { dir: 'linked/x' })).toMatchObject({ exitCode: 4 })
  })

  test('A project with an unfinished run is refused.', async () => {
    const disk = await orphan()
    await layStage(disk, '/work/shop')
    expect(await run(disk)).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_UNFINISHED' } })
  })
})
