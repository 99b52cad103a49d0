import { beforeEach, describe, expect, test } from 'vitest'
import { changeDependencies } from '../../emit/dependency-change'
import { mergeRegistry } from '../../emit/registry'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { diskWithShop } from '../../test-support/copies'
import { publish, put } from '../../test-support/releases'
import { fakeExec, worldOf } from '../../test-support/world'
import { runAdd } from './add'
import type { RunContext } from '../context'
import { runRemove } from './remove'
import { runUndo } from '../undo/undo'
import { runUpdate } from '../update/update'

const app = '/work/shop'
const modal = `${app}/src/wallet-modal`
let disk: MemoryFileSystem
let world: RunContext

beforeEach(async () => {
  disk = await diskWithShop({ chains: 'evm', features: 'send' })
  world = worldOf(disk, { cwd: app })
})

const text = (path: string): string => disk.snapshot()[path] ?? ''
const manifest = (): Record<string, unknown> => JSON.parse(text(`${modal}/wallet-modal.json`))
const editManifest = (from: string, to: string): Promise<void> =>
  put(disk, `${modal}/wallet-modal.json`, text(`${modal}/wallet-modal.json`).replace(from, to))

describe('--dir', () => {
  test.each(['../shop/src/wallet-modal', '/work/shop/src/wallet-modal', 'src/../../shop', '..', 'C:/x'])(
    '%s is refused, because it leads out of the project',
    async (target) => {
      const before = disk.snapshot()
      for (const run of [runAdd({ units: ['solana'], target }, world), runUpdate({ target }, world)])
        expect(await run).toMatchObject({ exitCode: 4, error: { code: 'WM_PATH_UNSAFE' } })
      expect(disk.snapshot()).toEqual(before)
    },
  )

  test.each(['src/wallet-modal/', './src/wallet-modal', String.raw`src\wallet-modal`])(
    '%s names the folder of the copy',
    async (target) => {
      expect(await runAdd({ units: ['solana'], target }, world)).toMatchObject({ ok: true, target: 'src/wallet-modal' })
      expect(text(`${modal}/adapters/solana/solana.adapter.ts`)).toBe('solana\n')
    },
  )

  test('Two copies in usual places and no --dir are an error.', async () => {
    await put(disk, `${app}/wallet-modal/wallet-modal.json`, text(`${modal}/wallet-modal.json`))
    expect(await runAdd({ units: ['solana'] }, world)).toMatchObject({ error: { code: 'WM_COPY_AMBIGUOUS' } })
  })
})

describe('a change that waits for its conflicts', () => {
  const path = 'src/wallet-modal/index.ts'
  const wait = async (): Promise<void> => {
    await put(disk, `${app}/${path}`, 'mine\n')
    await publish(disk, '1.3.0', { [path]: 'theirs\n' })
    await runUpdate({ conflict: 'inline' }, world)
  }

  test('--abort does not undo a run of another copy.', async () => {
    await wait()
    const other = text(`${modal}/wallet-modal.json`).replace(/,\s*"pending": \{[^}]*\{[^}]*\}[^}]*\}/, '')
    for (const [at, content] of Object.entries(disk.snapshot()))
      if (at.startsWith(`${modal}/`) && content !== '/')
        await put(disk, at.replace('src/wallet-modal', 'lib/modal'), content)
    await put(disk, `${app}/lib/modal/wallet-modal.json`, other)
    await put(disk, `${app}/lib/modal/index.ts`, 'export {}\n')
    expect(await runAdd({ units: ['solana'], target: 'lib/modal' }, world)).toMatchObject({ exitCode: 0 })
    const before = disk.snapshot()
    const outcome = await runUpdate({ unfinished: 'abort', target: 'src/wallet-modal' }, world)
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_UNDO_MISSING' } })
    expect(outcome.error?.hint).toContain('update --continue')
    expect(disk.snapshot()).toEqual(before)
  })

  test.each(['>>>>>>> template 1.3.0\n', '||||||| template 1.2.3\n'])(
    '--continue is refused while a marker remains: %j',
    async (marker) => {
      await wait()
      await put(disk, `${app}/${path}`, `mine\n=======\n${marker}`)
      expect(await runUpdate({ unfinished: 'continue' }, world)).toMatchObject({
        exitCode: 5,
        error: { code: 'WM_CONFLICTS' },
      })
    },
  )

  test('A line of = signs alone does not count as a conflict marker.', async () => {
    await wait()
    await put(disk, `${app}/${path}`, 'Title\n=======\n')
    expect(await runUpdate({ unfinished: 'continue' }, world)).toMatchObject({ exitCode: 0 })
  })

  test('Files that arrived through the project’s formatter count as unedited afterwards.', async () => {
    const format = async (file: string, content: string): Promise<string | null> =>
      file.endsWith('.ts') ? content.replace(/;?\n$/, ';\n') : null
    const formatting = { ...world, formatterOf: async () => format }
    await editManifest('"format": "none"', '"format": "prettier"')
    await put(disk, `${app}/${path}`, 'mine;\n')
    const send = 'src/wallet-modal/features/send/index.ts'
    await publish(disk, '1.3.0', { [path]: 'theirs\n', [send]: 'send 2\n' })
    expect(await runUpdate({ conflict: 'inline' }, formatting)).toMatchObject({ exitCode: 5 })
    expect(text(`${app}/${send}`)).toBe('send 2;\n')
    await put(disk, `${app}/${path}`, 'resolved;\n')
    expect(await runUpdate({ unfinished: 'continue' }, formatting)).toMatchObject({ exitCode: 0 })
    expect(manifest()).not.toHaveProperty('pending')
    expect(await runRemove({ units: ['send'] }, formatting)).toMatchObject({ exitCode: 0, conflicts: [] })
  })
})

describe('a registry that the team has edited', () => {
  const base = "export {}\nexport { ethers } from './ethers'\nexport { solana } from './solana'\n"
  const without = "export {}\nexport { ethers } from './ethers'\n"

  test.each([
    [
      'other quotes and semicolons',
      'export {};\nexport { solana } from "./solana";\n// ours\n',
      'export {};\n// ours\n',
    ],
    [
      'several lines for one export',
      "export {\n  solana,\n} from './solana'\nexport {\n  own,\n} from './own'\n",
      "export {\n  own,\n} from './own'\n",
    ],
    [
      'a comment in its place',
      "// export { solana } from './solana'\nexport {}\n",
      "// export { solana } from './solana'\nexport {}\n",
    ],
    ['another order', `export { solana } from './solana'\n${without}`, without],
  ])('a line that upstream drops is removed: %s', (_, mine, expected) => {
    expect(mergeRegistry({ base, mine, theirs: without })).toBe(expected)
  })

  test('A line that upstream adds arrives once, in the team’s style.', () => {
    const mine = 'export {};\nexport { ethers } from "./ethers";\n'
    const both = `${mine}export { solana } from "./solana";\n`
    expect(mergeRegistry({ base: without, mine, theirs: base })).toBe(both)
    expect(mergeRegistry({ base: without, mine: both, theirs: base })).toBe(both)
  })
})

describe('package.json', () => {
  const dependency = (range: string) => [{ name: 'react', range, section: 'dependencies' as const }]
  const host = '{"dependencies":{"react":"^19.0.0"},"peerDependencies":{"react":">=18"}}'

  test.each([
    ['raised', dependency('^19.2.0'), { dependencies: { react: '^19.2.0' }, peerDependencies: { react: '>=18' } }],
    ['removed', [], { dependencies: {}, peerDependencies: { react: '>=18' } }],
  ])('a range that the team uses itself stays when the template’s range becomes %s', (_, to, expected) => {
    const { text: changed } = changeDependencies(host, dependency('^19.0.0'), to, () => false)
    expect(JSON.parse(changed)).toEqual(expected)
  })

  test('A package that only the TypeScript settings name stays.', async () => {
    await runAdd({ units: ['solana'] }, world)
    await put(disk, `${app}/tsconfig.app.json`, '{"compilerOptions":{"types":["solana-lib"]}}')
    await runRemove({ units: ['solana'] }, world)
    expect(text(`${app}/package.json`)).toContain('solana-lib')
  })
})

test('Undo is refused if it would lose an edit of the manifest.', async () => {
  await runAdd({ units: ['solana'] }, world)
  await editManifest('"ignored": []', '"ignored": ["index.ts"]')
  const before = disk.snapshot()
  expect(await runUndo({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_UNDO_EDITED' } })
  expect(disk.snapshot()).toEqual(before)
})

test.each(['./index.ts', 'features/', '**/*.ts'])(
  'a path that the user writes in the ignore list is left alone: %s',
  async (pattern) => {
    await editManifest('"ignored": []', `"ignored": [${JSON.stringify(pattern)}]`)
    const path = pattern.startsWith('features') ? 'features/send/index.ts' : 'index.ts'
    await publish(disk, '1.3.0', { [`src/wallet-modal/${path}`]: 'changed\n' })
    const old = text(`${modal}/${path}`)
    expect(await runUpdate({}, world)).toMatchObject({ exitCode: 0 })
    expect(text(`${modal}/${path}`)).toBe(old)
  },
)

test('A part of the copy that upstream has made a unit stays with its edits. A new unit with new files does not arrive.', async () => {
  const units = JSON.parse(text('/pkg/template/units.json'))
  const unit = (id: string) => ({ id, kind: 'feature', title: id, files: [`src/wallet-modal/features/${id}/**`] })
  await put(disk, `${modal}/index.ts`, 'export {} // ours\n')
  await publish(disk, '1.3.0', {
    'units.json': JSON.stringify([...units, unit('buttons'), unit('charts')]),
    'src/wallet-modal/index.ts': null,
    'src/wallet-modal/features/buttons/new.ts': 'export {}\n',
    'src/wallet-modal/features/charts/index.ts': 'charts\n',
    'renames.json':
      '[{"from":"src/wallet-modal/index.ts","to":"src/wallet-modal/features/buttons/new.ts","since":"1.3.0"}]',
  })
  const outcome = await runUpdate({}, world)
  expect(outcome).toMatchObject({ exitCode: 0 })
  expect(outcome.warnings.join()).toContain('create-wallet-modal remove buttons')
  expect(manifest()).toMatchObject({ selection: { features: ['buttons', 'send'] } })
  expect(text(`${modal}/features/buttons/new.ts`)).toBe('export {} // ours\n')
})

test('A unit that upstream has dropped is removed, and the report says so.', async () => {
  const units = text('/pkg/template/units.json')
  const changed = JSON.stringify(JSON.parse(units).filter(({ id }: { id: string }) => id !== 'send' && id !== 'swaps'))
  await publish(disk, '1.3.0', {
    'units.json': changed,
    'src/wallet-modal/features/send/index.ts': null,
    'src/wallet-modal/features/swaps/index.ts': null,
    'src/wallet-modal/features/index.ts': 'export {}\n',
  })
  const outcome = await runUpdate({}, world)
  expect(outcome).toMatchObject({ exitCode: 0, warnings: ['The template 1.3.0 no longer has: send.'] })
  expect(manifest()).toMatchObject({ selection: { chains: ['ethers'], features: [] } })
  expect(text(`${modal}/features/send/index.ts`)).toBe('')
})

test.each(['/nowhere', 'not-there', '/pkg/template'])(
  '--base %s is refused: there is no such template',
  async (base) => {
    await publish(disk, '1.3.0', {})
    const before = disk.snapshot()
    expect(await runUpdate({ base }, world)).toMatchObject({ ok: false, error: { code: 'WM_BASE_MISSING' } })
    expect(disk.snapshot()).toEqual(before)
  },
)

test('--base is relative to the current folder.', async () => {
  for (const [at, content] of Object.entries(disk.snapshot()))
    if (at.startsWith('/pkg/') && content !== '/') await put(disk, at.replace('/pkg/', '/work/old/'), content)
  await put(disk, '/pkg/package.json', '{"name":"create-wallet-modal","version":"1.3.0"}')
  expect(await runUpdate({ base: '../old' }, { ...world, exec: fakeExec(1).exec })).toMatchObject({
    exitCode: 0,
    warnings: [],
  })
})

test('Without a base, a file that moved upstream stays where it is, and the new file arrives beside it.', async () => {
  await put(disk, `${modal}/index.ts`, 'mine\n')
  await put(disk, '/pkg/package.json', '{"name":"create-wallet-modal","version":"1.3.0"}')
  await put(disk, '/pkg/template/src/wallet-modal/index.ts', null)
  await put(disk, '/pkg/template/src/wallet-modal/main.ts', 'theirs\n')
  await put(
    disk,
    '/pkg/template/renames.json',
    '[{"from":"src/wallet-modal/index.ts","to":"src/wallet-modal/main.ts","since":"1.3.0"}]',
  )
  const outcome = await runUpdate({ conflict: 'inline' }, { ...world, exec: fakeExec(1).exec })
  expect(outcome).toMatchObject({ exitCode: 0 })
  expect(outcome.changes).toContainEqual(expect.objectContaining({ path: 'src/wallet-modal/index.ts', action: 'keep' }))
  expect(text(`${modal}/index.ts`)).toBe('mine\n')
  expect(text(`${modal}/main.ts`)).toBe('theirs\n')
})
