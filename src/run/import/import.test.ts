import { describe, expect, test } from 'vitest'
import { importText } from '../../report/import-text'
import { outcomeJson } from '../../report/json'
import { paintFor } from '../../report/paint'
import { fixtureFiles } from '../../test-support/imports/fixtures'
import { parseReport } from '../../test-support/json-contract'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { diskWith, somebody, worldOf } from '../../test-support/world'
import { runCreate } from '../create/create'
import { runUndo } from '../undo/undo'
import { runImport } from './import'

const wording = {
  cwd: '/work',
  command: 'npx create-wallet-modal',
  paint: paintFor({ isTTY: false }, { color: false, env: {} }),
}

/** Returns a disk with the files of a fixture app in `/work`. */
function diskOf(name: string, more: Readonly<Record<string, string>> = {}): MemoryFileSystem {
  const files = Object.fromEntries([...fixtureFiles(name)].map(([path, text]) => [`/work/${path}`, text]))
  return diskWith({ ...files, ...more })
}

const text = (disk: MemoryFileSystem, path: string): string => disk.snapshot()[`/work/${path}`] ?? ''
const exact = 'appkit-1-vite-ethers'

test('An exact import writes the copy, the options and the changed files, and undo restores every byte.', async () => {
  const disk = diskOf(exact)
  const before = disk.snapshot()
  const outcome = await runImport({}, worldOf(disk))
  expect(outcome).toMatchObject({
    ok: true,
    mode: 'existing',
    target: 'src/wallet-modal',
    selection: { chains: ['ethers'], features: ['send'] },
    wiring: { file: 'src/wallet.tsx', entry: 'src/main.tsx', state: 'wired' },
    imported: { kit: 'appkit', isExact: true, networks: ['mainnet', 'polygon', 'halcyon'] },
  })
  expect(text(disk, 'src/wallet.tsx')).toContain('export const walletModal = createWalletModal({')
  expect(text(disk, 'src/main.tsx')).toContain('<WalletProvider>')
  expect(text(disk, 'src/Account.tsx')).toContain('<WalletModalButton label="Sign in" size="sm" />')
  expect(outcome.imported?.diffs.map(({ path }) => path)).toEqual(['src/Account.tsx', 'src/App.tsx', 'src/main.tsx'])
  expect(await runUndo({}, worldOf(disk))).toMatchObject({ ok: true })
  expect(disk.snapshot()).toEqual(before)
})

describe('A file that held nothing but the setup of the kit', () => {
  const wagmi = 'wagmi-1-hooks'

  test('is removed with the setup, and undo brings the file back', async () => {
    const disk = diskOf(wagmi)
    const before = disk.snapshot()
    const outcome = await runImport({}, worldOf(disk))
    expect(outcome).toMatchObject({ ok: true, imported: { isExact: true } })
    expect(outcome.changes).toContainEqual(
      expect.objectContaining({ path: 'src/wagmi.ts', action: 'remove', reason: 'imported' }),
    )
    expect(disk.snapshot()['/work/src/wagmi.ts']).toBeUndefined()
    expect(importText(outcome, wording)).toMatch(
      /Changed .*\. Removed src\/wagmi\.ts, where nothing but the setup was:\n/,
    )
    expect(await runUndo({}, worldOf(disk))).toMatchObject({ ok: true })
    expect(disk.snapshot()).toEqual(before)
  })

  test.each([
    ['another file names the file', { '/work/src/other.ts': "export const load = () => import('./wagmi.ts')\n" }],
    ['the file has a comment, too', { '/work/src/wagmi.ts': `${fixtureFiles(wagmi).get('src/wagmi.ts')}// Ours.\n` }],
  ])('stays if %s', async (_, more) => {
    const disk = diskOf(wagmi, more)
    const outcome = await runImport({}, worldOf(disk))
    expect(outcome.changes.filter(({ action }) => action === 'remove')).toEqual([])
    expect(disk.snapshot()['/work/src/wagmi.ts']).toBeDefined()
  })
})

test('A dry run reports the same as the import, and writes nothing.', async () => {
  const disk = diskOf(exact)
  const before = disk.snapshot()
  const dry = await runImport({ dryRun: true }, worldOf(disk))
  expect(disk.snapshot()).toEqual(before)
  const done = await runImport({}, worldOf(disk))
  expect(dry.imported).toEqual(done.imported)
  expect(dry.changes).toEqual(done.changes)
})

test('The output of --json has the documented fields.', async () => {
  for (const name of [exact, 'rainbowkit-1-vite']) {
    const outcome = await runImport({ dryRun: true }, worldOf(diskOf(name)))
    expect(parseReport(outcomeJson(outcome))).toMatchObject({ command: 'import', ok: true, exitCode: 0 })
  }
  const failed = await runImport({}, worldOf(diskWith({ '/work/package.json': '{}' })))
  expect(parseReport(outcomeJson(failed))).toMatchObject({ ok: false, error: { code: 'WM_SETUP_MISSING' } })
})

test('The report lists the setup of the kit, the changed files, and the packages that can be removed.', async () => {
  const outcome = await runImport({ dryRun: true }, worldOf(diskOf(exact)))
  const report = importText(outcome, wording)
  expect(report).toContain('Understood Reown AppKit in src/App.tsx:21:')
  expect(report).toContain('  networks:   mainnet, polygon, halcyon')
  expect(report).toContain('Would change src/Account.tsx, src/App.tsx, src/main.tsx:')
  expect(report).toContain('npm uninstall @reown/appkit @reown/appkit-adapter-ethers')
  expect(report).toContain('  src/App.tsx:34  enableCoinbase: false')
})

describe('The project’s own code', () => {
  test('does not change with --no-replace, although the options are written', async () => {
    const disk = diskOf(exact)
    const app = text(disk, 'src/App.tsx')
    const outcome = await runImport({ replace: false }, worldOf(disk))
    expect(outcome).toMatchObject({ ok: true, wiring: { state: 'open' }, imported: { isExact: false, replaced: [] } })
    expect(text(disk, 'src/App.tsx')).toBe(app)
    expect(text(disk, 'src/wallet.tsx')).toContain('networks: [mainnet, polygon, halcyon]')
    expect(outcome.imported?.unmatched.map(({ why }) => why)).toContain(
      'this run changes no code of the project: replace this use with <NetworkButton /> by hand',
    )
  })

  test('does not change when the user declines the shown changes', async () => {
    const disk = diskOf(exact)
    const { prompter, asked } = somebody({ replace: false })
    const outcome = await runImport({}, worldOf(disk, { prompter }))
    expect(asked).toContain('replace')
    expect(text(disk, 'src/main.tsx')).not.toContain('WalletProvider')
    expect(outcome.imported?.diffs.length).toBe(0)
  })

  test('changes without a question with --replace', async () => {
    const disk = diskOf(exact)
    const { prompter, asked } = somebody()
    await runImport({ replace: true }, worldOf(disk, { prompter }))
    expect(asked).not.toContain('replace')
    expect(text(disk, 'src/main.tsx')).toContain('WalletProvider')
  })
})

test('When a file cannot be parsed, the report names the file, and no code of the kit is removed.', async () => {
  const broken = "import { useAppKit } from '@reown/appkit/react'\nconst = 1\n"
  const disk = diskOf(exact, { '/work/src/broken.tsx': broken })
  const app = text(disk, 'src/App.tsx')
  const outcome = await runImport({}, worldOf(disk))
  expect(outcome.imported?.unmatched).toContainEqual({
    what: 'src/broken.tsx',
    file: 'src/broken.tsx',
    line: 1,
    why: 'the importer cannot parse this file, so it has neither read nor changed the file: correct the syntax error before the import',
  })
  expect(text(disk, 'src/broken.tsx')).toBe(broken)
  expect(text(disk, 'src/App.tsx')).toBe(app)
  expect(outcome.imported).toMatchObject({ isExact: false, packages: { removable: [] } })
})

test('An import is refused in a project that already has a copy.', async () => {
  const disk = diskOf(exact)
  await runImport({}, worldOf(disk))
  const before = disk.snapshot()
  expect(await runImport({}, worldOf(disk))).toMatchObject({ exitCode: 4, error: { code: 'WM_COPY_EXISTS' } })
  expect(disk.snapshot()).toEqual(before)
  const other = diskOf(exact)
  await runCreate({}, worldOf(other))
  expect(await runImport({}, worldOf(other))).toMatchObject({ error: { code: 'WM_COPY_EXISTS' } })
})

test('An existing file at the path of the options is not replaced without --overwrite.', async () => {
  const mine = "export function WalletProvider() {}\nimport './wallet-modal'\n"
  const disk = diskOf(exact, { '/work/src/wallet.tsx': mine })
  const before = disk.snapshot()
  expect(await runImport({}, worldOf(disk))).toMatchObject({ exitCode: 4, error: { code: 'WM_DIR_CONFLICT' } })
  expect(disk.snapshot()).toEqual(before)
  expect(await runImport({ overwrite: true }, worldOf(disk))).toMatchObject({ ok: true })
  expect(text(disk, 'src/wallet.tsx')).toContain('createWalletModal')
})

describe('The kit to import', () => {
  const both = {
    '/work/package.json': '{ "dependencies": { "@reown/appkit": "1", "@rainbow-me/rainbowkit": "2", "vite": "7" } }',
    '/work/src/a.tsx':
      "import { createAppKit } from '@reown/appkit/react'\ncreateAppKit({ adapters: [], networks: [] })\n",
    '/work/src/b.tsx':
      "import { RainbowKitProvider } from '@rainbow-me/rainbowkit'\nexport const B = () => <RainbowKitProvider>x</RainbowKitProvider>\n",
  }

  test('comes from --kit or from a question when the project uses several kits', async () => {
    const refused = await runImport({ dryRun: true }, worldOf(diskWith(both)))
    expect(refused).toMatchObject({ exitCode: 2, error: { code: 'WM_INPUT_MISSING' } })
    const { prompter } = somebody({ kit: 'rainbowkit' })
    const asked = await runImport({ dryRun: true }, worldOf(diskWith(both), { prompter }))
    expect(asked.imported?.kit).toBe('rainbowkit')
    const named = await runImport({ dryRun: true, kit: 'appkit' }, worldOf(diskWith(both)))
    expect(named.imported?.kit).toBe('appkit')
  })

  test('must be in the project, with a setup that can be read', async () => {
    const none = await runImport({}, worldOf(diskWith({ '/work/package.json': '{ "name": "host" }' })))
    expect(none).toMatchObject({ exitCode: 4, error: { code: 'WM_SETUP_MISSING' } })
    const unread = await runImport({ kit: 'rainbowkit' }, worldOf(diskOf(exact)))
    expect(unread).toMatchObject({ exitCode: 4, error: { code: 'WM_SETUP_MISSING' } })
  })
})

test('The command that repeats the run has the arguments of the run.', async () => {
  const outcome = await runImport({ dryRun: true, replace: true, locales: 'none' }, worldOf(diskOf(exact)))
  expect(outcome.repeat.join(' ')).toBe(
    'import --kit appkit --dir src/wallet-modal --locales none --no-tests --replace --no-install --no-input',
  )
})
