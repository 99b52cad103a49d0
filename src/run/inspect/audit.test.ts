import { beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../hash'
import { auditText } from '../../report/audit-text'
import { paintFor } from '../../report/paint'
import { diskWithShop } from '../../test-support/copies'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { publish, put } from '../../test-support/releases'
import { worldOf } from '../../test-support/world'
import type { RunContext } from '../context'
import { runUpdate } from '../update/update'
import { runAudit, type AuditInput, type AuditOutcome } from './audit'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const shop = '/work/shop'
const modal = `${shop}/src/wallet-modal`
const adapter = 'src/wallet-modal/adapters/ethers/index.ts'
const code = "export const limit = 1\nexport const names = ['a', 'b']\nexport const last = true\n"

let disk: MemoryFileSystem
beforeEach(async () => {
  disk = await diskWithShop(
    { chains: 'evm', features: 'send' },
    {
      '/pkg/template/src/wallet-modal/adapters/ethers/index.ts': code,
      '/pkg/template/src/wallet-modal/features/send/send.module.css': '.a{color:red}\n',
    },
  )
})

const run = (input: AuditInput = {}, changes: Partial<RunContext> = {}): Promise<AuditOutcome> =>
  runAudit(input, worldOf(disk, { cwd: shop, ...changes }))
const edit = (path: string, text: string | null): Promise<void> => put(disk, `${shop}/${path}`, text)
const states = ({ files }: AuditOutcome): string[] => files.map(({ state, path }) => `${state} ${path}`)

async function editManifest(change: (manifest: ManifestText) => void): Promise<void> {
  const manifest = JSON.parse(new TextDecoder().decode(await disk.read(`${modal}/wallet-modal.json`))) as ManifestText
  change(manifest)
  await edit('src/wallet-modal/wallet-modal.json', JSON.stringify(manifest))
}

interface ManifestText {
  template: string
  files: Record<string, { unit: string; sha256: string; written?: string; template?: string } | undefined>
  selection: { tests: boolean }
}

/** Returns the entry of the adapter's file in a manifest. */
function entryOf(manifest: ManifestText): { unit: string; sha256: string; written?: string; template?: string } {
  const entry = manifest.files['adapters/ethers/index.ts']
  if (entry === undefined) throw new Error('the adapter is not in the manifest')
  return entry
}

test('The files of an unchanged copy have the same bytes as in the release, and the audit writes nothing.', async () => {
  const before = disk.snapshot()
  const outcome = await run({ strict: true })
  expect(outcome).toMatchObject({ ok: true, exitCode: 0, files: [], manifest: [], target: 'src/wallet-modal' })
  expect(outcome.unchanged).toBeGreaterThan(8)
  expect(auditText(outcome, wording)).toBe(
    `${outcome.unchanged} files are byte for byte as in release 1.2.3, and nothing else was found.`,
  )
  expect(disk.snapshot()).toEqual(before)
})

describe('A file that differs from the release', () => {
  test('is reported with its unit and the first differing line, and sets the exit code with --strict', async () => {
    await edit(adapter, code.replace("'b'", "'c'"))
    const outcome = await run()
    expect(outcome.exitCode).toBe(0)
    expect(outcome.files).toEqual([
      {
        path: adapter,
        state: 'changed',
        concern: 'signing',
        unit: 'ethers',
        line: 2,
        added: 1,
        removed: 1,
        release: null,
      },
    ])
    expect(auditText(outcome, wording)).toBe(`Money and signing (1)
  ! ${adapter}: changed, first at line 2, 1 added and 1 removed (ethers)

${outcome.unchanged} files are byte for byte as in release 1.2.3; 1 file differs.`)
    expect((await run({ strict: true })).exitCode).toBe(3)
  })

  test.each([
    ['an added last line', `${code}// more\n`, 4],
    ['a removed last line', code.replace('export const last = true\n', ''), 3],
    ['an empty file', '', 1],
    ['a removed end of the text', code.replace('\nexport const last = true\n', ''), 2],
  ])('is reported with a line number: %s', async (_, text, line) => {
    await edit(adapter, text)
    expect((await run()).files).toMatchObject([{ state: 'changed', line }])
  })

  test('has no line number when the file is binary', async () => {
    await edit(adapter, `${code}\0`)
    expect((await run()).files).toMatchObject([{ state: 'changed', line: null }])
    expect(auditText(await run(), wording)).toContain(`${adapter}: changed (ethers)`)
  })

  test.each([
    ['line-ends', code.replaceAll('\n', '\r\n'), '1 file differs only in line ends.'],
    ['line-ends', `\uFEFF${code}`, '1 file differs only in line ends.'],
    ['formatting', code.replaceAll("'", '"').replaceAll('\n', ';\n'), '1 file differs only in formatting.'],
  ])('only in %s does not set the exit code', async (state, text, note) => {
    await edit(adapter, text)
    const outcome = await run({ strict: true })
    expect(outcome).toMatchObject({ exitCode: 0, files: [{ path: adapter, state }] })
    expect(auditText(outcome, wording)).toContain(note)
  })

  test('is reported when the file is missing, or when a link has replaced the file', async () => {
    await edit(adapter, null)
    await edit('src/wallet-modal/features/send/index.ts', null)
    disk.link(`${modal}/features/send/index.ts`)
    const outcome = await run({ strict: true })
    expect(states(outcome)).toEqual([`missing ${adapter}`, 'replaced src/wallet-modal/features/send/index.ts'])
    expect(outcome.exitCode).toBe(3)
    expect(auditText(outcome, wording)).toContain('index.ts: a link or a folder stands in its place (send)')
  })

  test('is unknown when the release does not contain the file, also when the file is a link or has control characters in its name', async () => {
    await edit('src/wallet-modal/adapters/ethers/extra.ts', 'x')
    await edit('src/wallet-modal/node_modules/lib/index.js', 'x')
    disk.link(`${modal}/views`)
    await edit('src/wallet-modal/x\u001b[2J.ts', '')
    await edit('src/ours.ts', 'x')
    const outcome = await run({ strict: true })
    expect(outcome).toMatchObject({ exitCode: 3 })
    expect(outcome.files.map(({ path, state, unit }) => [path.length > 0, state, unit])).toEqual([
      [true, 'unknown', null],
      [true, 'unknown', null],
      [true, 'unknown', null],
    ])
    expect(auditText(outcome, wording)).toContain('extra.ts: not a file of the release')
    expect(auditText(outcome, wording)).not.toContain('\u001b')
  })

  test('is listed in its group, and the group about money and signing comes first', async () => {
    await edit('src/main.tsx', 'ours\n')
    await edit('src/wallet-modal/features/send/send.module.css', '.a{color:blue}\n')
    await edit('src/wallet-modal/modal.test.ts', 'ours\n')
    await edit(adapter, 'ours\n')
    const outcome = await run()
    expect(outcome.files.map(({ concern }) => concern)).toEqual(['signing', 'styles', 'app', 'tests'])
    const headings = auditText(outcome, wording).match(/^\S.*\(1\)$/gm)
    expect(headings).toEqual(['Money and signing (1)', 'Styles (1)', 'The app around the modal (1)', 'Tests (1)'])
  })

  test('in format and content is reported with --format by the lines of the edit only', async () => {
    const formatted = code.replaceAll('\n', ';\n')
    await edit(adapter, formatted.replace('= 1', '= 2'))
    expect((await run()).files).toMatchObject([{ added: 3, removed: 3 }])
    const formatterOf: RunContext['formatterOf'] = async () => async (_, text) => text.replaceAll('\n', ';\n')
    expect((await run({ format: true }, { formatterOf })).files).toContainEqual(
      expect.objectContaining({ path: adapter, state: 'changed', line: 1, added: 1, removed: 1 }),
    )
    await edit(adapter, formatted)
    expect((await run({ format: true }, { formatterOf })).files).toContainEqual(
      expect.objectContaining({ path: adapter, state: 'formatting' }),
    )
  })

  test('is compared without a formatter when none is installed, and a warning says that --format did nothing', async () => {
    const outcome = await run({ format: true })
    expect(outcome.warnings).toEqual(['The project’s Prettier is not installed, so --format did nothing.'])
    expect(auditText(outcome, wording)).toContain('! The project’s Prettier')
  })
})

describe('A changed file is reported even if the manifest was altered', () => {
  const evil = code.replace('= 1', '= 999')

  test.each<[string, (manifest: ManifestText) => void, string]>([
    [
      'The manifest has the hash of the changed file.',
      (manifest) => Object.assign(entryOf(manifest), { sha256: sha256(new TextEncoder().encode(evil)) }),
      'another hash',
    ],
    [
      'The manifest has no entry for the file.',
      (manifest) => delete manifest.files['adapters/ethers/index.ts'],
      'does not name this file',
    ],
    [
      'The manifest names another unit.',
      (manifest) => Object.assign(entryOf(manifest), { unit: 'send' }),
      'it is ethers',
    ],
  ])('%s', async (_, change, message) => {
    await edit(adapter, evil)
    await editManifest(change)
    const outcome = await run()
    expect(outcome.exitCode).toBe(3)
    expect(outcome.files).toMatchObject([{ path: adapter, state: 'changed', line: 1 }])
    expect(outcome.manifest).toEqual([{ path: adapter, message: expect.stringContaining(message) }])
    expect(auditText(outcome, wording)).toContain(`The manifest was altered\n  ✗ ${adapter}: `)
  })

  test('The manifest claims that a formatter wrote the changed file: without --format a warning says so, and with --format the claim is tested.', async () => {
    await edit(adapter, evil)
    await editManifest((manifest) =>
      Object.assign(entryOf(manifest), { written: sha256(new TextEncoder().encode(evil)) }),
    )
    const outcome = await run({ strict: true })
    expect(outcome).toMatchObject({ exitCode: 3, manifest: [], files: [{ path: adapter, state: 'changed', line: 1 }] })
    expect(outcome.warnings).toEqual([expect.stringContaining('one of these files')])
    const honest: RunContext['formatterOf'] = async () => async (_, text) => text
    const proven = await run({ format: true }, { formatterOf: honest })
    expect(proven).toMatchObject({
      exitCode: 3,
      warnings: [],
      manifest: [{ path: adapter, message: expect.stringContaining('more than the format differs') }],
    })
    // A plugin of the formatter can change code, not only the format.
    const plugin: RunContext['formatterOf'] = async () => async (_, text) => text.replace('= 1', '= 999')
    const formatted = await run({ format: true }, { formatterOf: plugin })
    expect(formatted.files.find(({ path }) => path === adapter)?.state).toBe('formatting')
    expect(formatted).toMatchObject({ exitCode: 0, warnings: [], manifest: [] })
  })

  test('The manifest has an entry for a file that the release does not contain.', async () => {
    await edit('src/wallet-modal/extra.ts', 'x\n')
    await editManifest(({ files }) => {
      files['extra.ts'] = { unit: 'core', sha256: sha256(new TextEncoder().encode('x\n')) }
    })
    const outcome = await run()
    expect(states(outcome)).toEqual(['unknown src/wallet-modal/extra.ts'])
    expect(outcome.manifest).toEqual([
      { path: 'src/wallet-modal/extra.ts', message: expect.stringContaining('the release with these units has none') },
    ])
  })

  test('The selection in the manifest lacks the tests: the test files are then reported as unknown.', async () => {
    await editManifest(({ selection }) => Object.assign(selection, { tests: false, suites: false }))
    expect(states(await run())).toContain('unknown src/wallet-modal/modal.test.ts')
  })

  test('The hash of a text that the formatter wrote is not reported as a false entry.', async () => {
    const formatted = code.replaceAll('\n', ';\n')
    await edit(adapter, formatted)
    await editManifest((manifest) =>
      Object.assign(entryOf(manifest), { written: sha256(new TextEncoder().encode(formatted)) }),
    )
    expect(await run()).toMatchObject({ exitCode: 0, manifest: [], files: [{ state: 'formatting' }] })
  })
})

describe('The release to compare with', () => {
  test('A copy is compared with the release that it was made from, not with the version of the CLI.', async () => {
    await publish(disk, '1.3.0', { [adapter]: 'newer\n' })
    expect(await run({ strict: true })).toMatchObject({
      exitCode: 0,
      files: [],
      version: { cli: '1.3.0', from: '1.2.3' },
    })
    await edit(adapter, 'newer\n')
    expect((await run()).files).toMatchObject([{ path: adapter, state: 'changed' }])
  })

  test('A file that `update --only` has updated is compared with the newer release, and the report names this release.', async () => {
    await publish(disk, '1.3.0', { [adapter]: 'newer\n' })
    const world = worldOf(disk, { cwd: shop })
    expect(await runUpdate({ only: 'adapters/ethers/**', gitCheck: false }, world)).toMatchObject({ exitCode: 0 })
    const outcome = await run({ strict: true })
    expect(outcome).toMatchObject({ exitCode: 0, files: [], manifest: [] })
    await edit(adapter, 'ours\n')
    const edited = await run()
    expect(edited.files).toMatchObject([{ path: adapter, state: 'changed', release: '1.3.0' }])
    expect(auditText(edited, wording)).toContain('1 file of another release: 1.3.0.')
  })

  test('The audit ends with an error when this package does not contain the release of the copy.', async () => {
    await editManifest((manifest) => Object.assign(manifest, { template: '0.9.0' }))
    const outcome = await run()
    expect(outcome).toMatchObject({
      exitCode: 5,
      error: { code: 'WM_BASE_MISSING', message: 'This package does not have the release 0.9.0.' },
    })
    expect(outcome.error?.hint).toContain('create-wallet-modal@0.9.0 doctor audit')
  })

  test('A warning says that a change of the copy still has unresolved conflicts.', async () => {
    await editManifest((manifest) => {
      const selection = { chains: ['ethers'], features: [], tests: false, suites: false }
      Object.assign(manifest, { pending: { command: 'update', template: '1.3.0', selection, conflicts: [] } })
    })
    expect((await run()).warnings).toEqual([expect.stringContaining('waits for')])
  })
})

test('The audit ends with an error in a project without a copy.', async () => {
  await edit('src/wallet-modal/wallet-modal.json', null)
  expect(await run()).toMatchObject({ exitCode: 4, error: { code: 'WM_NO_COPY' } })
})
