import { describe, expect, test } from 'vitest'
import { licencesText } from '../../report/licences-text'
import { paintFor } from '../../report/paint'
import { diskWithShop } from '../../test-support/copies'
import { lgplText, mitText } from '../../test-support/licence-texts'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { put } from '../../test-support/releases'
import { worldOf } from '../../test-support/world'
import type { RunContext } from '../context'
import { runLicences, type LicenceFinding, type LicencesInput, type LicencesOutcome } from './licences'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const shop = '/work/shop'
const run = (disk: RunContext['fs'], input: Partial<LicencesInput> = {}): Promise<LicencesOutcome> =>
  runLicences({ node: '20.19.1', ...input }, worldOf(disk, { cwd: shop }))
const find = ({ findings }: LicencesOutcome, name: string): LicenceFinding | undefined =>
  findings.find((finding) => finding.name === name)

interface Installed {
  /** The path of the package below `node_modules`. Default: the name of the package. */
  at?: string
  licence?: string | null
  text?: string | null
  uses?: Record<string, string>
  more?: object
}

async function install(
  disk: MemoryFileSystem,
  name: string,
  { at = name, licence = 'MIT', text = mitText, uses = {}, more = {} }: Installed = {},
): Promise<void> {
  const folder = `${shop}/node_modules/${at}`
  const json = { name, version: '1.0.0', ...(licence !== null && { license: licence }), dependencies: uses, ...more }
  await put(disk, `${folder}/package.json`, JSON.stringify(json))
  await put(disk, `${folder}/LICENSE`, text)
}

/** Returns a disk with an app that uses Solana. All of its packages are installed, and all are under the MIT licence. */
async function healthy(): Promise<MemoryFileSystem> {
  const disk = await diskWithShop({ chains: 'evm,solana', features: 'send' })
  for (const name of ['react', 'mobx', 'ethers', 'vite', 'vitest', 'create-wallet-modal']) await install(disk, name)
  await install(disk, 'solana-lib', { uses: { 'deep-lib': '1' } })
  await install(disk, 'deep-lib')
  return disk
}

test('When every licence text is free, the report has no findings, and nothing is written.', async () => {
  const disk = await healthy()
  const before = disk.snapshot()
  const outcome = await run(disk)
  expect(outcome).toMatchObject({ ok: true, exitCode: 0, findings: [], absent: [], sbom: null })
  expect(outcome.totals).toEqual({ packages: 8, production: 5, free: 8 })
  expect(disk.snapshot()).toEqual(before)
  expect(licencesText(outcome, wording)).toBe('8 packages, 5 of them in a production install: all under free licences.')
})

describe('A package that is not free', () => {
  test('is reported with the path of dependencies and the unit to remove, although its package.json says MIT', async () => {
    const disk = await healthy()
    await install(disk, 'deep-lib', { text: lgplText })
    const outcome = await run(disk)
    expect(outcome.exitCode).toBe(3)
    expect(outcome.findings).toEqual([
      {
        name: 'deep-lib',
        version: '1.0.0',
        verdict: 'not-free',
        licences: ['LGPL'],
        why: 'package.json says MIT, but the licence text is LGPL.',
        production: true,
        chain: ['solana-lib', 'deep-lib'],
        removal: 'To remove the package: create-wallet-modal remove solana',
      },
    ])
    expect(licencesText(outcome, wording)).toBe(`In a production install
  ✗ deep-lib 1.0.0: LGPL
    package.json says MIT, but the licence text is LGPL.
    Installed because of: package.json → solana-lib → deep-lib
    → To remove the package: create-wallet-modal remove solana

8 packages, 5 of them in a production install: 1 to check.`)
  })

  test('is reported with every removal that is necessary: units of the copy, and the team’s own dependencies', async () => {
    const disk = await healthy()
    await install(disk, 'deep-lib', { licence: 'LGPL-3.0-only', text: lgplText })
    await install(disk, 'our-lib', { uses: { 'deep-lib': '1' } })
    const json = JSON.parse(new TextDecoder().decode(await disk.read(`${shop}/package.json`))) as {
      dependencies: Record<string, string>
    }
    json.dependencies['our-lib'] = '1'
    await put(disk, `${shop}/package.json`, JSON.stringify(json))
    expect(find(await run(disk), 'deep-lib')?.removal).toBe(
      'To remove the package: create-wallet-modal remove solana && npm uninstall our-lib',
    )
    await put(disk, `${shop}/pnpm-lock.yaml`, '')
    expect(find(await run(disk), 'deep-lib')?.removal).toContain('pnpm remove our-lib')
  })

  test('cannot be removed when the core of the modal needs the package', async () => {
    const disk = await healthy()
    await install(disk, 'mobx', { text: lgplText })
    expect(find(await run(disk), 'mobx')?.removal).toBe('The package cannot be removed, because the modal needs mobx.')
  })

  test('is reported separately and does not set the exit code when only development needs the package', async () => {
    const disk = await healthy()
    await install(disk, 'vitest', { text: lgplText })
    const outcome = await run(disk)
    expect(outcome.exitCode).toBe(0)
    expect(find(outcome, 'vitest')).toMatchObject({ production: false, chain: ['vitest'] })
    expect(licencesText(outcome, wording)).toContain('Only in development\n  ✗ vitest 1.0.0: LGPL')
  })

  test('counts as a production package when production and development need the package', async () => {
    const disk = await healthy()
    const json = JSON.parse(new TextDecoder().decode(await disk.read(`${shop}/package.json`))) as {
      devDependencies: Record<string, string>
    }
    json.devDependencies['deep-lib'] = '1'
    await put(disk, `${shop}/package.json`, JSON.stringify(json))
    await install(disk, 'deep-lib', { text: lgplText })
    expect(find(await run(disk), 'deep-lib')).toMatchObject({ production: true, chain: ['solana-lib', 'deep-lib'] })
  })
})

describe('The judged packages and files', () => {
  test('A package without a licence and a package with an unknown licence text are findings.', async () => {
    const disk = await healthy()
    await install(disk, 'deep-lib', { licence: null, text: null })
    await install(disk, 'ethers', { text: 'word '.repeat(100) })
    const outcome = await run(disk)
    expect(outcome).toMatchObject({ exitCode: 3, totals: { free: 6 } })
    expect(find(outcome, 'deep-lib')?.verdict).toBe('unknown')
    expect(find(outcome, 'ethers')?.why).toBe('LICENSE does not have the text of a known licence.')
  })

  test('Packages without a licence text are listed in one line, and do not set the exit code.', async () => {
    const disk = await healthy()
    await put(disk, `${shop}/node_modules/deep-lib/LICENSE`, null)
    const outcome = await run(disk)
    expect(outcome).toMatchObject({ exitCode: 0, totals: { free: 8 } })
    expect(find(outcome, 'deep-lib')?.verdict).toBe('named')
    expect(licencesText(outcome, wording)).toContain('in package.json: 1 package (deep-lib).')
  })

  test('Nested packages, optional dependencies and peer dependencies are judged, too.', async () => {
    const disk = await healthy()
    await install(disk, 'deep-lib', { at: 'solana-lib/node_modules/deep-lib', text: lgplText })
    await install(disk, 'ethers', { more: { optionalDependencies: { opt: '1', gone: '1' } } })
    await install(disk, 'opt', { uses: {}, more: { peerDependencies: { peer: '1' } } })
    await install(disk, 'peer', { text: lgplText })
    const outcome = await run(disk)
    expect(outcome.findings.map(({ name, chain }) => [name, chain])).toEqual([
      ['deep-lib', ['solana-lib', 'deep-lib']],
      ['peer', ['ethers', 'opt', 'peer']],
    ])
    expect(outcome.absent).toEqual([])
  })

  test('A folder of licences and licence files with other names are read, but scripts and JSON files are not.', async () => {
    const disk = await healthy()
    const at = `${shop}/node_modules/deep-lib`
    await put(disk, `${at}/LICENSE`, null)
    await put(disk, `${at}/LICENSES/one.txt`, lgplText)
    expect(find(await run(disk), 'deep-lib')?.licences).toEqual(['LGPL'])
    await put(disk, `${at}/LICENSES/one.txt`, mitText)
    await put(disk, `${at}/LICENSES/list.json`, lgplText)
    await put(disk, `${at}/license.js`, lgplText)
    expect(find(await run(disk), 'deep-lib')).toBeUndefined()
    await put(disk, `${at}/COPYING.LESSER`, lgplText)
    expect(find(await run(disk), 'deep-lib')?.licences).toEqual(['LGPL', 'MIT'])
  })

  test('The report lists dependencies that are not installed or cannot be read.', async () => {
    const disk = await healthy()
    await put(disk, `${shop}/node_modules/deep-lib/package.json`, '{')
    await put(disk, `${shop}/node_modules/ethers/package.json`, null)
    const outcome = await run(disk)
    expect(outcome.absent).toEqual(['deep-lib (of solana-lib)', 'ethers (of shop)'])
    expect(licencesText(outcome, wording)).toContain(
      'Not installed or not readable: deep-lib (of solana-lib), ethers (of shop).',
    )
  })

  test('A project without a copy is judged, too, and all dependencies count as the team’s own.', async () => {
    const disk = await healthy()
    await put(disk, `${shop}/src/wallet-modal/wallet-modal.json`, null)
    await install(disk, 'ethers', { text: lgplText })
    const outcome = await run(disk)
    expect(outcome).toMatchObject({ target: null, exitCode: 3 })
    expect(find(outcome, 'ethers')?.removal).toBe(
      'Your project needs the package, the modal does not. To remove the package: npm uninstall ethers',
    )
  })
})

describe('Hostile packages', () => {
  const escape = '\u001b[2J'

  test('A dependency name with a path out of node_modules or with control characters is not resolved, and its control characters are not printed.', async () => {
    const disk = await healthy()
    await put(disk, '/work/secret/package.json', '{"name":"secret","version":"1.0.0","license":"GPL-3.0-only"}')
    await install(disk, 'deep-lib', { uses: { '../../../secret': '1', [`x${escape}`]: '1', ['y'.repeat(300)]: '1' } })
    const outcome = await run(disk)
    expect(outcome.findings).toEqual([])
    expect(outcome.absent).toHaveLength(3)
    expect(JSON.stringify(outcome.absent) + licencesText(outcome, wording)).not.toContain('\u001b')
  })

  test('Control characters in a licence, a version or the name of a file are not printed.', async () => {
    const disk = await healthy()
    await install(disk, 'deep-lib', { licence: `X${escape}`, text: null, more: { version: `1.0.0${escape}` } })
    await install(disk, 'ethers')
    await put(disk, `${shop}/node_modules/ethers/LICENSE${escape}`, 'word '.repeat(100))
    const outcome = await run(disk)
    expect(outcome.findings).toHaveLength(2)
    expect(licencesText(outcome, wording)).not.toContain('\u001b')
    expect(JSON.stringify(outcome)).not.toContain('\\u001b')
  })

  test('A licence file that is a link or too long is not read, and makes the package unknown.', async () => {
    const disk = await healthy()
    await install(disk, 'deep-lib', { text: null })
    disk.link(`${shop}/node_modules/deep-lib/LICENSE`)
    await install(disk, 'ethers', { text: 'a'.repeat(1_000_001) })
    const outcome = await run(disk)
    expect(find(outcome, 'deep-lib')).toMatchObject({
      verdict: 'unknown',
      why: expect.stringContaining('it is a link'),
    })
    expect(find(outcome, 'ethers')?.why).toBe(
      'LICENSE was not read: it has 1000001 bytes, and no licence is that long.',
    )
  })

  test('The judgement ends when packages depend on each other.', async () => {
    const disk = await healthy()
    await install(disk, 'deep-lib', { text: lgplText, uses: { 'solana-lib': '1', 'deep-lib': '1' } })
    expect(find(await run(disk), 'deep-lib')?.chain).toEqual(['solana-lib', 'deep-lib'])
  })

  test('A package.json of more than ten megabytes is not read.', async () => {
    const disk = await healthy()
    await put(disk, `${shop}/node_modules/deep-lib/package.json`, `{"name":"deep-lib"${' '.repeat(10_000_000)}}`)
    expect((await run(disk)).absent).toEqual(['deep-lib (of solana-lib)'])
  })
})

describe('Errors', () => {
  test('A project with Yarn’s Plug’n’Play is refused, because no node_modules folder can be read.', async () => {
    const disk = await healthy()
    await put(disk, `${shop}/.pnp.cjs`, '')
    expect(await run(disk)).toMatchObject({
      exitCode: 4,
      error: { code: 'WM_NOT_INSTALLED', message: expect.stringContaining('Plug’n’Play') },
    })
  })

  test('A project is refused when no dependency is installed, or when the project has no dependencies.', async () => {
    const disk = await diskWithShop()
    expect(await run(disk)).toMatchObject({
      exitCode: 4,
      error: { code: 'WM_NOT_INSTALLED', hint: 'Run: npm install' },
    })
    await put(disk, `${shop}/package.json`, '{"name":"shop"}')
    expect(await run(disk)).toMatchObject({
      error: { code: 'WM_NOT_INSTALLED', message: 'The project has no dependencies.' },
    })
  })

  test('A folder without a project is refused.', async () => {
    expect(await runLicences({ node: '20.19.1' }, worldOf(await healthy()))).toMatchObject({
      error: { code: 'WM_NO_PROJECT' },
    })
  })

  test.each(['../bom.json', '/elsewhere/bom.json', '.git/bom.json'])(
    '--sbom %s is refused, because the path is outside of the project or in .git',
    async (sbom) => {
      const disk = await healthy()
      const before = disk.snapshot()
      expect(await run(disk, { sbom })).toMatchObject({ exitCode: 4, error: { code: 'WM_PATH_UNSAFE' } })
      expect(disk.snapshot()).toEqual(before)
    },
  )

  test.each(['package.json', 'src', 'index.html'])(
    '--sbom does not replace %s, which is not a bill of materials',
    async (sbom) => {
      const disk = await healthy()
      const before = disk.snapshot()
      expect(await run(disk, { sbom })).toMatchObject({ exitCode: 4, error: { code: 'WM_DIR_CONFLICT' } })
      expect(disk.snapshot()).toEqual(before)
    },
  )
})

describe('--sbom', () => {
  test('writes a bill of materials into the project, and replaces an earlier bill', async () => {
    const disk = await healthy()
    for (const sbom of ['bom.json', './bom.json']) {
      const outcome = await run(disk, { sbom })
      expect(outcome).toMatchObject({ ok: true, exitCode: 0, sbom: 'bom.json' })
      expect(licencesText(outcome, wording)).toContain('Wrote bom.json (CycloneDX 1.6).')
    }
    const bom = JSON.parse(new TextDecoder().decode(await disk.read(`${shop}/bom.json`))) as { components: object[] }
    expect(bom.components).toHaveLength(8)
  })

  test('writes the same bytes for the same packages', async () => {
    const disk = await healthy()
    await run(disk, { sbom: 'one.json' })
    await run(disk, { sbom: 'two.json' })
    expect(await disk.read(`${shop}/one.json`)).toEqual(await disk.read(`${shop}/two.json`))
  })

  test('writes nothing with --dry-run', async () => {
    const disk = await healthy()
    const before = disk.snapshot()
    const outcome = await run(disk, { sbom: 'bom.json', dryRun: true })
    expect(outcome).toMatchObject({ sbom: 'bom.json', dryRun: true })
    expect(licencesText(outcome, wording)).toContain('Would write bom.json')
    expect(disk.snapshot()).toEqual(before)
  })
})
