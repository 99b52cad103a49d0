import { beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../hash'
import { runAdd } from '../run/change/add'
import type { RunContext } from '../run/context'
import { runRemove } from '../run/change/remove'
import { runUndo } from '../run/undo/undo'
import { runUpdate } from '../run/update/update'
import { diskWithShop } from '../test-support/copies'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { publish, put } from '../test-support/releases'
import { diskWith, fakeExec, packageFiles, worldOf } from '../test-support/world'

const app = '/work/shop'
const hashOf = (text: string): string => sha256(new TextEncoder().encode(text))
const record = (text: string, more: object = {}): object => ({ unit: 'core', sha256: hashOf(text), ...more })

/** The files of a project without the modal. A stranger's manifest claims that some of them were copied. */
const own: Record<string, string> = {
  [`${app}/package.json`]: '{ "name": "shop" }\n',
  [`${app}/.env`]: 'KEY=1\n',
  [`${app}/.github/workflows/ci.yml`]: 'on: push\n',
  [`${app}/.gitignore`]: 'dist\n',
  [`${app}/src/main.tsx`]: 'our main\n',
  [`${app}/src/index.ts`]: 'our index\n',
  [`${app}/src/features/send/index.ts`]: 'our send\n',
}

let disk: MemoryFileSystem
let world: RunContext

/** Writes the stranger's manifest into the folder `target`. */
async function claim(target: string, claims: object): Promise<void> {
  const manifest = {
    schema: 1,
    template: '1.2.3',
    selection: { chains: ['ethers'], features: ['send'], tests: false },
    format: 'none',
    files: {},
    ignored: [],
    ...claims,
  }
  await put(disk, `${app}/${target === '' ? '' : `${target}/`}wallet-modal.json`, JSON.stringify(manifest))
}

const mine = (): Record<string, string> =>
  Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => path in own && path !== `${app}/package.json`))
const expected = (): Record<string, string> =>
  Object.fromEntries(Object.entries(own).filter(([path]) => path !== `${app}/package.json`))

beforeEach(() => {
  disk = diskWith(own)
  // In this world, neither a registry nor git is available.
  world = worldOf(disk, { cwd: app, exec: fakeExec(1).exec })
})

describe('a manifest that names files of the project as copied', () => {
  const unknown = '1.0.0'
  const withStarter = {
    template: unknown,
    starter: {
      '.env': record('KEY=1\n'),
      '.github/workflows/ci.yml': record('on: push\n'),
      'src/main.tsx': record('our main\n'),
    },
  }

  test('removes no file outside the copy when its version is unknown', async () => {
    await claim('src/wallet-modal', withStarter)
    const { changes } = await runUpdate({}, world)
    expect(mine()).toEqual(expected())
    expect(changes.map(({ path }) => path)).not.toContain('.env')
  })

  test('removes nothing inside the folder either, and the report names what upstream does not have', async () => {
    await claim('src', { template: unknown, files: { 'main.tsx': record('our main\n') } })
    const { changes } = await runUpdate({ conflict: 'ours' }, world)
    expect(mine()).toEqual(expected())
    expect(changes).toContainEqual({ path: 'src/main.tsx', action: 'keep', reason: 'upstream-removed', unit: 'core' })
  })

  test('adds no starter app to a project when its version is unknown', async () => {
    await claim('src/wallet-modal', withStarter)
    await runUpdate({}, world)
    expect(disk.snapshot()).not.toHaveProperty([`${app}/index.html`])
  })

  test('is refused when the template of its version has other files', async () => {
    await claim('src', { starter: { '.env': record('KEY=1\n') } })
    await publish(disk, '1.3.0', {})
    expect(await runUpdate({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_BASE_CORRUPT' } })
    expect(mine()).toEqual(expected())
  })

  test('is refused when it claims that a formatter made an unrelated text from a copied one', async () => {
    const text = packageFiles['/pkg/template/src/wallet-modal/features/send/index.ts'] ?? ''
    await claim('src', { files: { 'features/send/index.ts': record(text, { written: hashOf('our send\n') }) } })
    await publish(disk, '1.3.0', { 'src/wallet-modal/features/send/index.ts': null })
    await runUpdate({}, world)
    expect(mine()).toEqual(expected())
    expect(await runRemove({ units: ['send'] }, world)).not.toMatchObject({ exitCode: 0 })
    expect(mine()).toEqual(expected())
  })

  test('leaves files that it does not name to the project, wherever they are', async () => {
    await claim('src', { files: {} })
    await publish(disk, '1.3.0', { 'src/wallet-modal/features/send/index.ts': 'send 1.3.0\n' })
    await runUpdate({ conflict: 'inline' }, world)
    expect(mine()).toEqual(expected())
    await runUndo({ force: true }, world)
    await runRemove({ units: ['send'], force: true }, world)
    expect(mine()).toEqual(expected())
  })
})

test('A copied file that the formatter has changed still counts as copied.', async () => {
  disk = await diskWithShop()
  world = worldOf(disk, { cwd: app, exec: fakeExec(1).exec })
  const path = `${app}/src/wallet-modal/wallet-modal.json`
  const manifest = JSON.parse(disk.snapshot()[path] ?? '')
  manifest.files['index.ts'].written = hashOf('export {};\n\n')
  await put(disk, path, JSON.stringify(manifest))
  await put(disk, `${app}/src/wallet-modal/index.ts`, 'export {};\n\n')
  await publish(disk, '1.3.0', { 'src/wallet-modal/index.ts': 'export const one = 1\n' })
  expect(await runUpdate({}, world)).toMatchObject({ exitCode: 0, conflicts: [] })
  expect(disk.snapshot()[`${app}/src/wallet-modal/index.ts`]).toBe('export const one = 1\n')
})

describe('the packages of the project', () => {
  const needing = { dependencies: { 'solana-lib': '^1.0.0', react: '^19.0.0' }, devDependencies: { vitest: '^4.0.0' } }

  test('stay when the manifest chooses units but names none of their files', async () => {
    await put(disk, `${app}/package.json`, JSON.stringify(needing))
    await claim('src', { selection: { chains: ['ethers', 'solana'], features: [], tests: false } })
    await runRemove({ units: ['solana'] }, world)
    expect(JSON.parse(disk.snapshot()[`${app}/package.json`] ?? '').dependencies).toMatchObject(needing.dependencies)
  })

  test('stay when a script of package.json uses them', async () => {
    disk = await diskWithShop({ tests: true })
    world = worldOf(disk, { cwd: app, exec: fakeExec(1).exec })
    const path = `${app}/package.json`
    const json = JSON.parse(disk.snapshot()[path] ?? '')
    await put(disk, path, JSON.stringify({ ...json, scripts: { test: 'vitest run' } }))
    expect(await runAdd({ units: [], tests: false }, world)).toMatchObject({ exitCode: 0 })
    expect(JSON.parse(disk.snapshot()[path] ?? '').devDependencies).toHaveProperty('vitest')
  })
})

describe('create-wallet-modal in the project’s own node_modules', () => {
  const installed = `${app}/node_modules/create-wallet-modal`
  beforeEach(async () => {
    disk = await diskWithShop()
    world = worldOf(disk, { cwd: app, exec: fakeExec(1).exec })
    for (const [path, text] of Object.entries(packageFiles)) {
      await put(disk, path.replace('/pkg', installed), text)
    }
    await put(disk, `${installed}/template/src/wallet-modal/adapters/solana/solana.adapter.ts`, 'a stranger’s\n')
    await put(disk, '/pkg/package.json', '{"name":"create-wallet-modal","version":"2.0.0"}')
  })

  test.each([
    ['add', () => runAdd({ units: ['solana'] }, world)],
    ['remove', () => runRemove({ units: ['send'] }, world)],
    ['update --only', () => runUpdate({ only: 'features' }, world)],
  ])('%s takes nothing from it, and says what to do', async (_, run) => {
    const before = disk.snapshot()
    const outcome = await run()
    expect(outcome).toMatchObject({ exitCode: 5, error: { code: 'WM_BASE_MISSING' } })
    expect(outcome.error?.hint).toContain('create-wallet-modal@1.2.3')
    expect(outcome.error?.hint).toContain('--base node_modules/create-wallet-modal')
    expect(disk.snapshot()).toEqual(before)
  })

  test('update works without it', async () => {
    const { warnings } = await runUpdate({}, world)
    expect(warnings.join()).toContain('The template 1.2.3 could not be found')
  })

  test('The user can name it with --base.', async () => {
    const outcome = await runAdd({ units: ['solana'], base: 'node_modules/create-wallet-modal' }, world)
    expect(outcome).toMatchObject({ exitCode: 0 })
    expect(disk.snapshot()[`${app}/src/wallet-modal/adapters/solana/solana.adapter.ts`]).toBe('a stranger’s\n')
  })
})
