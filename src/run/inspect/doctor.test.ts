import { describe, expect, test } from 'vitest'
import type { Check } from '../../doctor/check'
import { isFree } from '../../licences/free-licences'
import { doctorText } from '../../report/doctor-text'
import { paintFor } from '../../report/paint'
import { diskWithShop } from '../../test-support/copies'
import { publish, put } from '../../test-support/releases'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { layStage } from '../../test-support/stages'
import { diskWith, worldOf } from '../../test-support/world'
import type { CreateInput } from '../create/create-input'
import { runDoctor, type DoctorInput, type DoctorOutcome } from './doctor'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const modal = '/work/shop/src/wallet-modal'
const modules = '/work/shop/node_modules'
const run = (disk: MemoryFileSystem, input: Partial<DoctorInput> = {}): Promise<DoctorOutcome> =>
  runDoctor({ node: '20.19.1', ...input }, worldOf(disk, { cwd: '/work/shop' }))
const find = ({ checks }: DoctorOutcome, id: string): Check | undefined => checks.find((check) => check.id === id)

const versions = { react: '19.3.1', mobx: '7.1.3', ethers: '6.17.0', vitest: '4.1.12', vite: '8.0.0' }

/** A shop with installed dependencies, plus the files of a test (paths below `/work/shop`). */
async function healthy(extra: Record<string, string | null> = {}, flags: CreateInput = {}): Promise<MemoryFileSystem> {
  const disk = await diskWithShop(flags)
  const packages = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version, license: 'MIT' }),
  ])
  for (const [path, text] of [...packages, ...Object.entries(extra)]) {
    const at = `/work/shop/${path}`
    await disk.makeFolders(at.slice(0, at.lastIndexOf('/')))
    await put(disk, at, text ?? null)
  }
  return disk
}

const installed = (name: string, version: string, more: object = {}): string =>
  JSON.stringify({ name, version, license: 'MIT', ...more })

test('A healthy copy passes every check, and nothing is written.', async () => {
  const disk = await healthy()
  const before = disk.snapshot()
  const outcome = await run(disk)
  expect(outcome.checks.filter(({ status }) => status !== 'ok')).toEqual([])
  expect(outcome).toMatchObject({ ok: true, exitCode: 0, target: 'src/wallet-modal', packageManager: 'npm', fixed: {} })
  expect(disk.snapshot()).toEqual(before)
  expect(doctorText(outcome, wording)).toContain(`All ${outcome.checks.length} checks are fine.`)
})

describe('environment', () => {
  test('A Node version that is too old is a failure.', async () => {
    const disk = await healthy()
    await put(disk, '/pkg/package.json', '{"version":"1.2.3","engines":{"node":"^20.19.0 || >=22.12.0"}}')
    expect(find(await run(disk, { node: '21.0.0' }), 'node')).toMatchObject({ status: 'fail' })
    expect(find(await run(disk), 'node')).toMatchObject({ status: 'ok' })
  })

  test('Several lockfiles are a finding.', async () => {
    const outcome = await run(await healthy({ 'yarn.lock': '', 'package-lock.json': '{}' }))
    expect(find(outcome, 'package-manager')).toMatchObject({ status: 'warn' })
  })

  test('When nothing is installed, there is one finding, not one per package.', async () => {
    const outcome = await run(await diskWithShop())
    expect(outcome).toMatchObject({ ok: true, exitCode: 3, error: null })
    expect(outcome.checks.filter(({ status }) => status !== 'ok')).toEqual([
      expect.objectContaining({ id: 'installed', status: 'fail', fix: 'Run: npm install' }),
    ])
  })

  test('Plug’n’Play is named, and packages that cannot be read are not judged.', async () => {
    const disk = await diskWithShop({}, { '/work/.pnp.cjs': '' })
    const outcome = await run(disk)
    expect(find(outcome, 'installed')).toMatchObject({ status: 'warn' })
    expect(find(outcome, 'licences')).toBeUndefined()
  })
})

describe('packages', () => {
  test.each([
    ['react', '17.0.2', 'fail'],
    ['mobx', '6.13.0', 'fail'],
    ['typescript', '5.2.2', 'warn'],
  ])('%s %s has the status %s', async (name, version, status) => {
    const outcome = await run(await healthy({ [`node_modules/${name}/package.json`]: installed(name, version) }))
    expect(find(outcome, name)).toMatchObject({ status, message: expect.stringContaining(version) })
  })

  test('A range for too old a version is a finding, and so is an installed version that package.json does not allow.', async () => {
    const json = (react: string): string =>
      JSON.stringify({ dependencies: { react, mobx: '^7.0.0', ethers: '^6.0.0', vite: '8', vitest: '4' } })
    const old = await run(await healthy({ 'package.json': json('^17.0.0') }))
    expect(find(old, 'react')).toMatchObject({ status: 'fail' })
    const other = await run(await healthy({ 'package.json': json('19.4.0') }))
    expect(find(other, 'react')).toMatchObject({ status: 'warn', fix: 'Run: npm install' })
    const workspace = await run(await healthy({ 'package.json': json('catalog:') }))
    expect(find(workspace, 'react')).toMatchObject({ status: 'ok' })
  })

  test.each([
    ['5.7.2', 'fail'],
    ['6.0.0', 'ok'],
  ])('a library of the units at %s: %s', async (version, status) => {
    const outcome = await run(await healthy({ 'node_modules/ethers/package.json': installed('ethers', version) }))
    expect(find(outcome, 'ranges')?.status).toBe(status)
  })

  test('Hoisted packages above the project are found.', async () => {
    const disk = await healthy({ 'node_modules/react/package.json': null })
    await disk.makeFolders('/work/node_modules/react')
    await put(disk, '/work/node_modules/react/package.json', installed('react', '19.3.1'))
    expect(find(await run(disk), 'react')).toMatchObject({ status: 'ok', message: 'react 19.3.1' })
  })

  test('A missing peer and a peer of a wrong version are findings; a missing optional one is not.', async () => {
    const peerDependencies = { react: '^18.0.0', absent: '^1.0.0', optional: '^1.0.0' }
    const ethers = installed('ethers', '6.17.0', {
      peerDependencies,
      peerDependenciesMeta: { optional: { optional: true } },
    })
    const check = find(await run(await healthy({ 'node_modules/ethers/package.json': ethers })), 'peers')
    expect(check).toMatchObject({ status: 'warn' })
    expect(check?.message).toBe(
      'ethers needs react ^18.0.0, and finds 19.3.1, ethers needs absent ^1.0.0, which is not installed.',
    )
  })

  test('A library that finds another react than the modal is a finding.', async () => {
    const outcome = await run(
      await healthy({
        'node_modules/ethers/package.json': installed('ethers', '6.17.0', { peerDependencies: { react: '*' } }),
        'node_modules/ethers/node_modules/react/package.json': installed('react', '18.3.1'),
      }),
    )
    expect(find(outcome, 'duplicates')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('ethers gets react 18.3.1 from node_modules/ethers/node_modules/react'),
    })
  })

  test.each(['node_modules/tool/node_modules/react', 'node_modules/.pnpm/react@18.3.1/node_modules/react'])(
    'a second version that the modal does not load is a warning, in %s',
    async (folder) => {
      const outcome = await run(await healthy({ [`${folder}/package.json`]: installed('react', '18.3.1') }))
      expect(find(outcome, 'duplicates')).toMatchObject({ status: 'warn', message: expect.stringContaining(folder) })
    },
  )

  test('The licences of packages and of their dependencies are checked.', async () => {
    const outcome = await run(
      await healthy({
        'node_modules/ethers/package.json': installed('ethers', '6.17.0', { dependencies: { deep: '1' } }),
        'node_modules/deep/package.json': installed('deep', '1.0.0', { license: 'AGPL-3.0' }),
      }),
    )
    expect(find(outcome, 'licences')).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('deep 1.0.0 (AGPL-3.0)'),
    })
  })

  test('A pairing kit newer than its last free version is a failure with the version to pin.', async () => {
    const kit = '@walletconnect/universal-provider'
    const outcome = await run(
      await healthy({
        'node_modules/ethers/package.json': installed('ethers', '6.17.0', { dependencies: { [kit]: '2' } }),
        [`node_modules/${kit}/package.json`]: installed(kit, '2.22.0', { license: 'SEE LICENSE IN LICENSE.md' }),
      }),
    )
    expect(find(outcome, 'licence-pin')).toMatchObject({
      status: 'fail',
      fix: expect.stringContaining(`${kit}@2.21.8`),
    })
  })

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-2.0', false],
    ['SEE LICENSE IN LICENSE', false],
    [null, false],
    ['(MIT OR GPL-3.0) AND LGPL-3.0', false],
    ['(MIT OR GPL-3.0) AND (ISC OR LGPL-3.0)', true],
    ['GPL-3.0 AND (MIT OR ISC)', false],
    ['MIT OR (GPL-3.0 AND ISC)', true],
    ['Apache-2.0 WITH LLVM-exception', true],
    ['GPL-2.0-only WITH Classpath-exception-2.0', false],
    ['Apache 2.0', true],
    ['BSD', true],
    ['UNLICENSED', false],
    ['LicenseRef-MIT', false],
    ['MIT (except for the fonts)', false],
    ['MIT AND', false],
    ['', false],
    ['constructor', false],
    [`${'('.repeat(50_000)}MIT${')'.repeat(50_000)}`, false],
    [Array(40).fill('(GPL-2.0 OR GPL-3.0)').join(' AND '), false],
  ])('licence %s: %s', (expression, free) => {
    expect(isFree(expression)).toBe(free)
  })

  test.each<[string, object, string]>([
    ['an object', { license: { type: 'AGPL-3.0' } }, 'deep 1.0.0 (AGPL-3.0)'],
    [
      'a list',
      { license: undefined, licenses: [{ type: 'GPL-2.0' }, 'GPL-3.0'] },
      'deep 1.0.0 ((GPL-2.0) OR (GPL-3.0))',
    ],
    [
      'a list with something else in it',
      { license: undefined, licenses: [{ type: 'MIT' }, 1] },
      'deep 1.0.0 (none named)',
    ],
    ['a number', { license: 1 }, 'deep 1.0.0 (none named)'],
  ])('an odd licence field is read: %s', async (_, fields, message) => {
    const outcome = await run(
      await healthy({
        'node_modules/ethers/package.json': installed('ethers', '6.17.0', { dependencies: { deep: '1' } }),
        'node_modules/deep/package.json': installed('deep', '1.0.0', fields),
      }),
    )
    expect(find(outcome, 'licences')).toMatchObject({ status: 'warn', message: expect.stringContaining(message) })
  })

  test('A package with an unusual name or version does not break the check.', async () => {
    const kit = '@walletconnect/universal-provider'
    const outcome = await run(
      await healthy({
        'node_modules/ethers/package.json': installed('ethers', '6.17.0', {
          dependencies: { constructor: '1', [kit]: '2' },
        }),
        'node_modules/constructor/package.json': installed('constructor', '1.0.0'),
        [`node_modules/${kit}/package.json`]: installed(kit, 'latest'),
      }),
    )
    expect(outcome.error).toBeNull()
    expect(find(outcome, 'licences')).toMatchObject({ status: 'ok' })
  })

  test('--fix adds what package.json lacks and nothing else. With --dry-run it only says so.', async () => {
    const text = '{\n\t"name": "shop",\n\t"dependencies": { "react": "^19.0.0", "mobx": "^7.0.0" }\n}\n'
    const disk = await healthy({ 'package.json': text })
    expect(find(await run(disk), 'missing')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('ethers ^6.0.0'),
    })
    const before = disk.snapshot()
    expect((await run(disk, { fix: true, dryRun: true })).fixed).toEqual({
      ethers: '^6.0.0',
      vite: '^8.0.0',
      vitest: '^4.0.0',
    })
    expect(disk.snapshot()).toEqual(before)
    const outcome = await run(disk, { fix: true })
    expect(find(outcome, 'missing')).toMatchObject({ status: 'ok' })
    expect(doctorText(outcome, wording)).toContain('Added to package.json:\n  ethers ^6.0.0')
    const after = disk.snapshot()
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(['/work/shop/package.json'])
    expect(Object.keys(before).filter((path) => !(path in after))).toEqual([])
    expect((await run(disk, { fix: true })).fixed).toEqual({})
  })
})

describe('project', () => {
  /** A modal whose options can be read, so that the policy has no placeholder. */
  const app = `import { createWalletModal } from './wallet-modal'
    createWalletModal({ networks: [{ id: 1, name: 'One', rpcUrls: { default: { http: ['https://rpc.example/key'] } } }] })`

  test.each([
    ['index.html', `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`, 'warn'],
    [
      'index.html',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:; connect-src https://rpc.example">`,
      'ok',
    ],
    ['vercel.json', `{"key":"Content-Security-Policy","value":"img-src 'self'"}`, 'warn'],
    ['next.config.mjs', '// nothing of the kind', 'ok'],
  ])('a content security policy in %s: %s', async (path, text, status) => {
    expect(find(await run(await healthy({ [path]: text, 'src/app.ts': app })), 'policy')?.status).toBe(status)
  })

  test('Every source that doctor csp prints and the policy lacks is named with its directive.', async () => {
    const disk = await healthy({
      'public/_headers':
        "Content-Security-Policy: style-src 'self'; img-src data:; connect-src 'self' https://*.cloud.example",
      'src/app.ts': app.replace('] })', "], projectId: 'one' })"),
    })
    await disk.makeFolders('/pkg/template/src/wallet-modal/domain')
    const hosts =
      "export const cloudHosts = { relay: 'wss://relay.example', api: 'https://api.example', rpc: 'https://rpc.cloud.example' }"
    await put(disk, '/pkg/template/src/wallet-modal/domain/service-hosts.ts', hosts)
    const { fix } = find(await run(disk), 'policy') ?? {}
    expect(fix).toBe(
      'Add: connect-src https://rpc.example https://api.example. To see why, run: create-wallet-modal doctor csp',
    )
  })

  test('A policy in a project whose options are not known names what could not be read.', async () => {
    const disk = await healthy({
      'public/_headers': "Content-Security-Policy: default-src 'self'; img-src data: https:",
    })
    expect(find(await run(disk), 'policy')).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('{RPC-of-networks}'),
    })
  })

  test('Server rendering without static rendering in MobX is a finding.', async () => {
    const json = '{"dependencies":{"next":"16","react":"19","mobx":"7","ethers":"6","vitest":"4"}}'
    expect(find(await run(await healthy({ 'package.json': json })), 'server-rendering')).toMatchObject({
      status: 'warn',
    })
    const told = await healthy({ 'package.json': json, 'src/app/layout.tsx': 'enableStaticRendering(true)' })
    expect(find(await run(told), 'server-rendering')).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('src/app/layout.tsx'),
    })
  })

  test.each([
    ['vite.config.ts', 'react({ compiler: true })'],
    ['next.config.ts', 'export default { reactCompiler: true }'],
  ])('an observer without “use no memo” under React’s compiler is a finding, in %s', async (path, text) => {
    const good = `observer(function Row() {\n  "use no memo";\n})`
    const source = 'src/wallet-modal/row.tsx'
    expect(find(await run(await healthy({ [path]: text, [source]: good })), 'react-compiler')).toMatchObject({
      status: 'ok',
    })
    const bad = await run(await healthy({ [path]: text, [source]: `${good}\nconst B = observer(() => null)` }))
    expect(find(bad, 'react-compiler')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining(`${source}:4`),
    })
    expect(find(await run(await healthy({ [source]: 'observer(() => null)' })), 'react-compiler')?.status).toBe('ok')
  })

  test('A Turbopack rule that turns plain CSS into CSS modules is a failure with the line that mends it.', async () => {
    const config = 'export default { turbopack: { rules: { "*.css": { loaders: ["x"], as: "*.css" } } } }'
    const files = { 'next.config.ts': config, 'package.json': JSON.stringify({ dependencies: { next: '16' } }) }
    const outcome = await run(await healthy(files))
    expect(find(outcome, 'css-modules')).toMatchObject({
      status: 'fail',
      fix: expect.stringContaining("condition: { not: { path: '*.module.css' } }"),
    })
    const mended = {
      ...files,
      'next.config.ts': config.replace('as:', 'condition: { not: { path: "*.module.css" } }, as:'),
    }
    expect(find(await run(await healthy(mended)), 'bundler')).toMatchObject({ status: 'ok' })
  })

  test('Packages that Vite would prebundle late under React Router are named.', async () => {
    const files = { 'package.json': JSON.stringify({ devDependencies: { '@react-router/dev': '7' } }) }
    const source = { 'src/wallet-modal/late.ts': "import { observable } from 'mobx'\n" }
    expect(find(await run(await healthy({ ...files, ...source })), 'prebundled')).toMatchObject({
      status: 'warn',
      fix: expect.stringMatching(/vite\.config\.ts: optimizeDeps: \{ include: \[.*'mobx'.*\] \}/),
    })
  })

  test('TypeScript flags that matter are reported; comments are ignored.', async () => {
    const text = '{ "compilerOptions": { "erasableSyntaxOnly": true, // "noUncheckedIndexedAccess": true\n } }'
    const { message = '' } = find(await run(await healthy({ 'tsconfig.json': text })), 'typescript-flags') ?? {}
    expect(message).toContain('erasableSyntaxOnly')
  })
})

describe('copy', () => {
  test('Edited, deleted and added files are counted.', async () => {
    const disk = await healthy({ 'src/wallet-modal/mine.ts': 'x' })
    await put(disk, `${modal}/index.ts`, 'edited\n')
    await put(disk, `${modal}/features/send/index.ts`, null)
    expect(find(await run(disk), 'files')).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('1 edited, 1 deleted, 1 added by you'),
    })
    await put(disk, `${modal}/index.ts`, null)
    disk.link(`${modal}/index.ts`)
    expect(find(await run(disk), 'files')).toMatchObject({ status: 'fail' })
  })

  test('Conflict markers and sidecar files that a merge has left are findings.', async () => {
    const disk = await healthy({ 'src/wallet-modal/index.ts.upstream': 'x' })
    expect(find(await run(disk), 'conflicts')).toMatchObject({ status: 'warn' })
    await put(disk, `${modal}/index.ts`, 'a\n<<<<<<< yours\nb\n=======\nc\n>>>>>>> 1.3.0\n')
    expect(find(await run(disk), 'conflicts')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('src/wallet-modal/index.ts:2'),
    })
  })

  test('A change that waits for its conflicts is a finding.', async () => {
    const disk = await healthy()
    const manifest = JSON.parse(disk.snapshot()[`${modal}/wallet-modal.json`] ?? '')
    const pending = { command: 'update', template: '1.3.0', selection: manifest.selection, conflicts: [] }
    await put(disk, `${modal}/wallet-modal.json`, JSON.stringify({ ...manifest, pending }))
    expect(find(await run(disk), 'conflicts')).toMatchObject({
      status: 'warn',
      fix: expect.stringContaining('update --continue'),
    })
    await put(disk, `${modal}/index.ts.upstream`, 'x')
    expect(find(await run(disk), 'conflicts')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('src/wallet-modal/index.ts.upstream'),
    })
  })

  test('A template older or newer than the copy is reported.', async () => {
    const disk = await healthy()
    await publish(disk, '1.3.0', {})
    expect(find(await run(disk), 'version')).toMatchObject({
      status: 'warn',
      fix: expect.stringContaining('update --check'),
    })
    await put(disk, '/pkg/package.json', '{"version":"1.0.0"}')
    expect(find(await run(disk), 'version')).toMatchObject({ status: 'warn', fix: expect.stringContaining('@latest') })
  })

  test('A killed run and a run at work are told apart.', async () => {
    const disk = await healthy()
    await layStage(disk, '/work/shop')
    const outcome = await run(disk, { fix: true })
    expect(find(outcome, 'unfinished')).toMatchObject({ status: 'fail', fix: expect.stringContaining('--abort') })
    const active = await runDoctor({ node: '20.19.1' }, worldOf(disk, { cwd: '/work/shop', isAlive: () => true }))
    expect(find(active, 'unfinished')).toMatchObject({ status: 'warn' })
  })

  test('A manifest that cannot be read is a finding, and so is a missing one.', async () => {
    const disk = await healthy()
    await put(disk, `${modal}/wallet-modal.json`, '{')
    expect(await run(disk)).toMatchObject({ exitCode: 3, error: null })
    expect(find(await run(disk), 'manifest')).toMatchObject({ status: 'fail' })
    await put(disk, `${modal}/wallet-modal.json`, null)
    expect(find(await run(disk), 'manifest')).toMatchObject({ status: 'fail', fix: expect.stringContaining('link') })
  })
})

test('A folder without a project is an error.', async () => {
  const outcome = await runDoctor({ node: '20.19.1' }, worldOf(diskWith()))
  expect(outcome).toMatchObject({ ok: false, exitCode: 4, error: { code: 'WM_NO_PROJECT' }, checks: [] })
})

describe('services', () => {
  const services = (outcome: DoctorOutcome): Check[] => outcome.checks.filter(({ group }) => group === 'services')
  const app = (url: string): Record<string, string> => ({
    'src/app.ts': `import { createWalletModal } from './wallet-modal'
createWalletModal({ networks: [{ id: 1, name: 'One', rpcUrls: { default: { http: ['https://rpc.example/key'] } } }], hosts: { rpc: ${url} } })`,
  })

  test('Without the option --online, doctor requests no host.', async () => {
    expect(services(await run(await healthy(app("'https://data.example'"))))).toEqual([])
  })

  test('Doctor requests each host of the derived content security policy once, and warns of a host that does not answer.', async () => {
    const asked: string[] = []
    const reach = async (url: string): Promise<number | null> => {
      asked.push(url)
      return url === 'https://rpc.example' ? 12 : null
    }
    const outcome = await run(await healthy(app("'wss://data.example'")), { reach })
    expect(asked.toSorted()).toEqual(['https://data.example', 'https://rpc.example'])
    expect(find(outcome, 'service:rpc.example')).toMatchObject({
      status: 'ok',
      message: 'https://rpc.example answered in 12 ms (RPC of One)',
    })
    expect(find(outcome, 'service:data.example')).toMatchObject({
      status: 'warn',
      message: 'https://data.example does not answer from here (RPC proxy for One).',
    })
    expect(outcome.exitCode).toBe(0)
  })

  test('Doctor does not request an address that cannot be read from the code, and the report names this address.', async () => {
    const outcome = await run(await healthy(app('import.meta.env.VITE_DATA')), { reach: async () => 12 })
    expect(services(outcome)).toMatchObject([
      { id: 'service:rpc.example', status: 'ok' },
      {
        id: 'unread',
        status: 'ok',
        message: 'Not requested, because the addresses could not be read: {VITE_DATA}',
      },
    ])
  })
})

test('The text report has a line for each check, the remedy below it, and a summary.', async () => {
  const disk = await healthy()
  await put(disk, `${modal}/wallet-modal.json`, null)
  await put(disk, `${modules}/react/package.json`, installed('react', '17.0.0'))
  const text = doctorText(await run(disk), wording)
  expect(text).toContain('  ✗ react is 17.0.0; the modal needs 18 or later.\n    → Run: npm install react@^19.0.0')
  expect(text).toMatch(/\d+ checks: 2 failed, 0 warnings\.$/)
})
