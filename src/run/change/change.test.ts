import { beforeEach, describe, expect, test } from 'vitest'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { diskWithShop } from '../../test-support/copies'
import { forgetCli, publish, put } from '../../test-support/releases'
import { diskWith, fakeExec, worldOf } from '../../test-support/world'
import { runAdd } from './add'
import type { ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import { runCreate } from '../create/create'
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

/** The project's files, without the records that the CLI keeps for undo. */
const project = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(disk.snapshot()).filter(([path]) => path.startsWith(app) && !path.includes('.wallet-modal-undo')),
  )
const manifest = (): Record<string, unknown> => JSON.parse(project()[`${modal}/wallet-modal.json`] ?? '')
const packageJson = (): Record<string, Record<string, string>> => JSON.parse(project()[`${app}/package.json`] ?? '')
const actions = ({ changes }: ChangeOutcome): string[] => changes.map(({ action, path }) => `${action} ${path}`)

describe('add', () => {
  test('[C10-04] A chain and a feature arrive with the units they require, their registry lines and their dependencies.', async () => {
    const outcome = await runAdd({ units: ['solana', 'swaps'] }, world)
    expect(outcome).toMatchObject({ ok: true, exitCode: 0, dependencies: { add: { 'solana-lib': '^1.0.0' } } })
    const made = diskWith()
    await runCreate({ dir: 'shop', chains: 'evm,solana', features: 'send,swaps' }, worldOf(made))
    const expected = Object.entries(made.snapshot()).filter(([path]) => path.startsWith(app))
    expect(project()).toEqual(Object.fromEntries(expected))
  })

  test('The team’s edits stay, also in a registry.', async () => {
    await put(disk, `${modal}/index.ts`, 'export {}\n// ours\n')
    await put(
      disk,
      `${modal}/adapters/index.ts`,
      "// ours\nexport {}\nexport { own } from './own'\nexport { ethers } from './ethers'\n",
    )
    expect(await runAdd({ units: ['solana'] }, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(project()[`${modal}/index.ts`]).toBe('export {}\n// ours\n')
    expect(project()[`${modal}/adapters/index.ts`]).toBe(
      "// ours\nexport {}\nexport { own } from './own'\nexport { ethers } from './ethers'\nexport { solana } from './solana/solana.adapter'\n",
    )
  })

  test('Adding a unit that is there writes nothing and says so.', async () => {
    const before = disk.snapshot()
    const outcome = await runAdd({ units: ['evm'] }, world)
    expect(outcome).toMatchObject({ ok: true, changes: [], warnings: ['Already there: ethers.'] })
    expect(disk.snapshot()).toEqual(before)
  })

  test('A unit arrives in the version of the copy, not in that of the package.', async () => {
    await publish(disk, '1.3.0', {
      'src/wallet-modal/adapters/solana/solana.adapter.ts': 'solana 1.3\n',
      'src/wallet-modal/index.ts': 'export {} // 1.3\n',
    })
    expect(await runAdd({ units: ['solana'] }, world)).toMatchObject({
      ok: true,
      version: { from: '1.2.3', to: '1.2.3' },
    })
    expect(project()[`${modal}/adapters/solana/solana.adapter.ts`]).toBe('solana\n')
    expect(project()[`${modal}/index.ts`]).toBe('export {}\n')
  })

  test('A file of the team at the same path stays, and the unit’s file is put beside it.', async () => {
    await put(disk, `${modal}/adapters/solana/solana.adapter.ts`, 'ours\n')
    const outcome = await runAdd({ units: ['solana'] }, world)
    const path = 'src/wallet-modal/adapters/solana/solana.adapter.ts'
    expect(outcome).toMatchObject({
      exitCode: 5,
      conflicts: [{ path, reason: 'untracked-file', beside: [`${path}.upstream`] }],
    })
    expect(project()[`${app}/${path}`]).toBe('ours\n')
    expect(project()[`${app}/${path}.upstream`]).toBe('solana\n')
  })

  test.each([
    [{ units: ['solan'] }, 'WM_UNIT_UNKNOWN', 2],
    [{ units: [] }, 'WM_INPUT_MISSING', 2],
  ])('the command is refused: %j', async (input, code, exitCode) => {
    const before = disk.snapshot()
    expect(await runAdd(input, world)).toMatchObject({ ok: false, exitCode, error: { code } })
    expect(disk.snapshot()).toEqual(before)
  })
})

describe('remove', () => {
  test('[C10-04] A unit is removed with its files, registry lines, folders and dependencies.', async () => {
    await runAdd({ units: ['solana'] }, world)
    await runRemove({ units: ['solana'] }, world)
    const made = diskWith()
    await runCreate({ dir: 'shop', chains: 'evm', features: 'send' }, worldOf(made))
    expect(project()).toEqual(
      Object.fromEntries(Object.entries(made.snapshot()).filter(([path]) => path.startsWith(app))),
    )
  })

  test('An edited file stays and is reported; --force removes it as well.', async () => {
    await put(disk, `${modal}/features/send/index.ts`, 'edited\n')
    const outcome = await runRemove({ units: ['send'] }, world)
    expect(outcome).toMatchObject({
      exitCode: 5,
      error: { code: 'WM_CONFLICTS' },
      conflicts: [{ reason: 'edited-and-removed' }],
    })
    expect(project()[`${modal}/features/send/index.ts`]).toBe('edited\n')
    expect(Object.keys(manifest()['files'] as object)).not.toContain('features/send/index.ts')
    await runUndo({}, world)
    expect(await runRemove({ units: ['send'], force: true }, world)).toMatchObject({ exitCode: 0, conflicts: [] })
    expect(project()[`${modal}/features/send/index.ts`]).toBeUndefined()
  })

  test('A package that the project imports itself stays, and so does a package whose range the team has changed.', async () => {
    await runAdd({ units: ['solana'] }, world)
    await put(disk, `${app}/src/own.ts`, "import { x } from 'solana-lib/x'\n")
    const outcome = await runRemove({ units: ['solana'] }, world)
    expect(outcome.warnings.join()).toContain('solana-lib')
    expect(packageJson()['dependencies']).toHaveProperty('solana-lib')
  })

  test.each([
    [['ethers'], 'The last chain cannot be removed.', ''],
    [['send'], 'send cannot be removed: swaps needs it.', 'remove send swaps'],
  ])('the command is refused: %j', async (units, message, hint) => {
    await runAdd({ units: ['swaps'] }, world)
    const before = disk.snapshot()
    const outcome = await runRemove({ units }, world)
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_UNIT_REQUIRED_BY', message } })
    expect(outcome.error?.hint).toContain(hint)
    expect(disk.snapshot()).toEqual(before)
  })
})

describe('update', () => {
  const long = (first: string, last: string): string => `${first}\n2\n3\n4\n5\n6\n7\n${last}\n`
  const path = 'src/wallet-modal/index.ts'

  beforeEach(async () => {
    await put(disk, '/pkg/template/src/wallet-modal/index.ts', long('1', '8'))
    await put(disk, '/pkg/template/src/wallet-modal/old.ts', 'old\n')
    await disk.removeTree(app)
    await runCreate({ dir: 'shop', chains: 'evm', features: 'send' }, worldOf(disk))
    await forgetCli(disk, app)
  })
  const release = (changes: Record<string, string | null>): Promise<void> => publish(disk, '1.3.0', changes)

  test('Unedited files are replaced, new files arrive, files that upstream dropped are removed, and the manifest has the new version.', async () => {
    await release({ [path]: long('one', '8'), 'src/wallet-modal/new.ts': 'new\n', 'src/wallet-modal/old.ts': null })
    const outcome = await runUpdate({}, world)
    expect(outcome).toMatchObject({ ok: true, version: { from: '1.2.3', to: '1.3.0' } })
    expect(actions(outcome)).toEqual([
      `update ${path}`,
      'add src/wallet-modal/new.ts',
      'remove src/wallet-modal/old.ts',
      'update src/wallet-modal/wallet-modal.json',
    ])
    expect(manifest()['template']).toBe('1.3.0')
    expect(project()[`${modal}/index.ts`]).toBe(long('one', '8'))
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, changes: [] })
  })

  test('Edits of the team and upstream changes on other lines are both kept.', async () => {
    await put(disk, `${app}/${path}`, long('1', 'edited'))
    await release({ [path]: long('one', '8') })
    expect(await runUpdate({}, world)).toMatchObject({
      ok: true,
      changes: [{ reason: 'merged' }, { reason: 'recorded' }],
    })
    expect(project()[`${app}/${path}`]).toBe(long('one', 'edited'))
  })

  test('A copy with CRLF and other formatting is updated and keeps both.', async () => {
    await put(disk, `${app}/${path}`, long('  1;', 'edited').replaceAll('\n', '\r\n'))
    await release({ [path]: long('1', '8').replace('4', 'four') })
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(project()[`${app}/${path}`]).toBe(long('  1;', 'edited').replace('4', 'four').replaceAll('\n', '\r\n'))
  })

  test('Files that the team deleted stay deleted, files that it added stay, and ignored files are left alone.', async () => {
    await put(disk, `${app}/${path}`, null)
    await put(disk, `${modal}/ours.ts`, 'ours\n')
    const text = project()[`${modal}/wallet-modal.json`] ?? ''
    await put(disk, `${modal}/wallet-modal.json`, text.replace('"ignored": []', '"ignored": ["old.ts"]'))
    await release({ [path]: long('one', '8'), 'src/wallet-modal/old.ts': 'changed\n' })
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, changes: [{ reason: 'recorded' }] })
    expect(project()[`${app}/${path}`]).toBeUndefined()
    expect(project()[`${modal}/ours.ts`]).toBe('ours\n')
    expect(project()[`${modal}/old.ts`]).toBe('old\n')
  })

  test('Files around the copy are updated while nobody has edited them, and left alone afterwards.', async () => {
    await put(disk, `${app}/index.html`, 'ours\n')
    await release({ 'index.html': 'theirs\n', 'src/main.tsx': 'main 2\n' })
    const outcome = await runUpdate({}, world)
    expect(outcome.changes).toMatchObject([
      { path: 'index.html', action: 'keep', reason: 'yours' },
      { path: 'src/main.tsx', action: 'update' },
      { reason: 'recorded' },
    ])
    expect(project()).toMatchObject({ [`${app}/index.html`]: 'ours\n', [`${app}/src/main.tsx`]: 'main 2\n' })
  })

  test('Ranges that the team did not touch are raised. Its own ranges stay, and are reported when they do not fit.', async () => {
    const old: string = new TextDecoder().decode(await disk.read('/pkg/template/package.json'))
    await release({ 'package.json': old.replace('"^6.0.0"', '"^6.5.0"').replace('"^7.0.0"', '"^8.0.0"') })
    const own = project()[`${app}/package.json`] ?? ''
    await put(disk, `${app}/package.json`, own.replace('"mobx": "^7.0.0"', '"mobx": "^7.1.0"'))
    const outcome = await runUpdate({}, world)
    expect(outcome.dependencies.change).toEqual({ ethers: '^6.5.0' })
    expect(outcome.warnings.join()).toContain('mobx ^7.1.0')
    expect(packageJson()['dependencies']).toMatchObject({ ethers: '^6.5.0', mobx: '^7.1.0' })
  })

  test.each([
    ['only tests of the copy import it', 'src/wallet-modal/modal.test.ts', 'devDependencies'],
    ['the team’s code imports it', 'src/ours.ts', 'dependencies'],
  ])('The section of a package that only tests of the new version still need, when %s', async (_, path, section) => {
    const read = async (name: string): Promise<string> =>
      new TextDecoder().decode(await disk.read(`/pkg/template/${name}`))
    const units = (await read('units.json')).replace('"dependencies":["ethers"]', '"testDependencies":["ethers"]')
    const packages = (await read('package.json'))
      .replace('"ethers": "^6.0.0",', '')
      .replace('"vite":', '"ethers": "^6.0.0", "vite":')
    await put(disk, `${app}/${path}`, "import 'ethers'\n")
    await release({ 'units.json': units, 'package.json': packages })
    const outcome = await runUpdate({}, world)
    expect(outcome.exitCode).toBe(0)
    expect(packageJson()[section]).toHaveProperty('ethers', '^6.0.0')
    const said = outcome.warnings.filter((warning) => warning.startsWith('ethers moves to devDependencies'))
    expect(said).toHaveLength(section === 'devDependencies' ? 1 : 0)
  })

  test('The CLI that an app has installed is updated together with its copy.', async () => {
    const own = project()[`${app}/package.json`] ?? ''
    await put(disk, `${app}/package.json`, own.replace('"mobx"', '"create-wallet-modal": "^1.2.3", "mobx"'))
    await release({ [path]: long('one', '8') })
    expect((await runUpdate({}, world)).dependencies.change).toEqual({ 'create-wallet-modal': '^1.3.0' })
  })

  test('A file that moved upstream moves in the project as well, with its edits.', async () => {
    await put(disk, `${modal}/old.ts`, 'edited\n')
    await release({
      'src/wallet-modal/old.ts': null,
      'src/wallet-modal/deep/new.ts': 'old\n',
      'renames.json': '[{"from":"src/wallet-modal/old.ts","to":"src/wallet-modal/deep/new.ts","since":"1.3.0"}]',
    })
    expect(await runUpdate({}, world)).toMatchObject({
      ok: true,
      changes: [{ action: 'move', from: 'src/wallet-modal/old.ts' }, { reason: 'recorded' }],
    })
    expect(project()[`${modal}/old.ts`]).toBeUndefined()
    expect(project()[`${modal}/deep/new.ts`]).toBe('edited\n')
  })

  test('--check shows what would change and the changelog, and writes nothing.', async () => {
    await put(disk, '/pkg/CHANGELOG.md', '# Changelog\n\n## 1.3.0\n\n- Better.\n\n## 1.2.3\n\n- Old.\n')
    await release({ [path]: long('one', '8') })
    const before = disk.snapshot()
    const outcome = await runUpdate({ check: true }, world)
    expect(outcome).toMatchObject({ exitCode: 3, changelog: '## 1.3.0\n\n- Better.' })
    expect(disk.snapshot()).toEqual(before)
    expect(await runUpdate({ check: true, version: '1.2.3' }, world)).toMatchObject({ exitCode: 0 })
  })

  describe('--only', () => {
    const old = 'src/wallet-modal/old.ts'
    const record = 'update src/wallet-modal/wallet-modal.json'
    const notes = (): Record<string, { template?: string }> =>
      manifest()['files'] as Record<string, { template?: string }>

    test('changes the matching files and notes in the manifest that they are newer than the rest', async () => {
      await release({ [path]: long('one', '8'), [old]: 'old 2\n', 'src/wallet-modal/deep/new.ts': 'new\n' })
      expect(actions(await runUpdate({ only: 'deep' }, world))).toEqual(['add src/wallet-modal/deep/new.ts', record])
      expect(actions(await runUpdate({ only: '*.ts' }, world))).toEqual([`update ${path}`, `update ${old}`, record])
      expect(manifest()['template']).toBe('1.2.3')
      expect(notes()).toMatchObject({ 'index.ts': { template: '1.3.0' }, 'deep/new.ts': { template: '1.3.0' } })
      expect(notes()['adapters/index.ts']).not.toHaveProperty('template')
    })

    test('is the base of later changes, and a whole update removes its notes', async () => {
      await release({ [path]: long('one', '8'), [old]: 'old 2\n' })
      await runUpdate({ only: 'index.ts' }, world)
      expect(await runAdd({ units: ['solana'] }, world)).toMatchObject({ ok: true, conflicts: [] })
      expect(await runRemove({ units: ['solana'] }, world)).toMatchObject({ ok: true })
      expect(notes()['index.ts']).toMatchObject({ template: '1.3.0' })
      await put(disk, `${app}/${path}`, long('one', 'edited'))
      await publish(disk, '1.4.0', { [path]: long('first', '8') })
      expect(await runUpdate({}, world)).toMatchObject({ ok: true, conflicts: [] })
      expect(project()[`${app}/${path}`]).toBe(long('first', 'edited'))
      expect(project()[`${app}/${old}`]).toBe('old 2\n')
      expect(JSON.stringify(notes())).not.toContain('"template"')
    })

    test('A conflict in it waits like any other, and --continue keeps the other files as they were.', async () => {
      await put(disk, `${app}/${path}`, long('mine', '8'))
      await release({ [path]: long('theirs', '8'), [old]: 'old 2\n' })
      expect(await runUpdate({ only: 'index.ts', conflict: 'inline' }, world)).toMatchObject({ exitCode: 5 })
      await put(disk, `${app}/${path}`, long('resolved', '8'))
      expect(await runUpdate({ unfinished: 'continue' }, world)).toMatchObject({ exitCode: 0 })
      expect(manifest()).toMatchObject({ template: '1.2.3', files: { 'index.ts': { template: '1.3.0' } } })
      expect(project()[`${app}/${old}`]).toBe('old\n')
    })

    test('is refused when no file matches or the copied text is not available', async () => {
      await release({ [path]: long('one', '8') })
      expect(await runUpdate({ only: 'nowhere/**' }, world)).toMatchObject({ exitCode: 2, error: { code: 'WM_USAGE' } })
      await disk.removeTree('/pkg/history')
      const { exec } = fakeExec(1)
      const outcome = await runUpdate({ only: 'index.ts' }, { ...world, exec })
      expect(outcome).toMatchObject({ exitCode: 5, error: { code: 'WM_BASE_MISSING' } })
    })
  })

  describe('a conflict', () => {
    beforeEach(async () => {
      await put(disk, `${app}/${path}`, long('mine', '8'))
      await put(disk, `${modal}/old.ts`, 'edited\n')
      await release({ [path]: long('theirs', '8'), 'src/wallet-modal/new.ts': 'new\n' })
    })
    const marked = long('<<<<<<< yours\nmine\n||||||| template 1.2.3\n1\n=======\ntheirs\n>>>>>>> template 1.3.0', '8')

    test('inline: The file gets markers, the report lists their lines, other files are updated, and the version changes only with --continue.', async () => {
      const outcome = await runUpdate({ conflict: 'inline' }, world)
      expect(outcome).toMatchObject({
        exitCode: 5,
        error: { code: 'WM_CONFLICTS' },
        conflicts: [{ path, lines: [1], beside: [] }],
      })
      expect(project()[`${app}/${path}`]).toBe(marked)
      expect(project()[`${modal}/new.ts`]).toBe('new\n')
      expect(manifest()).toMatchObject({
        template: '1.2.3',
        pending: { command: 'update', template: '1.3.0', conflicts: [path] },
      })
    })

    test('sidecar, the default without git: The file is untouched, and the two other texts are put beside it.', async () => {
      expect(await runUpdate({}, world)).toMatchObject({ exitCode: 5 })
      expect(project()).toMatchObject({
        [`${app}/${path}`]: long('mine', '8'),
        [`${app}/${path}.upstream`]: long('theirs', '8'),
        [`${app}/${path}.base`]: long('1', '8'),
      })
    })

    test.each([
      ['ours', long('mine', '8')],
      ['theirs', long('theirs', '8')],
    ] as const)('%s: That side is taken, and the report says so.', async (conflict, text) => {
      const outcome = await runUpdate({ conflict }, world)
      expect(outcome).toMatchObject({ exitCode: 0, conflicts: [] })
      expect(outcome.changes).toContainEqual(expect.objectContaining({ path, reason: `resolved-${conflict}` }))
      expect(project()[`${app}/${path}`]).toBe(text)
      expect(manifest()['template']).toBe('1.3.0')
    })

    test('In a repository, git knows of the conflict, so that git’s own tools can resolve it.', async () => {
      await disk.makeFolder(`${app}/.git`)
      const { exec, calls } = fakeExec(0, '')
      await runUpdate({}, { ...world, exec })
      const runsNothing = '-c core.fsmonitor= -c core.hooksPath=/dev/null '
      expect(calls.map((call) => call.split(`: git ${runsNothing}`)[1])).toEqual([
        '--literal-pathspecs status --porcelain -z --untracked-files=no --ignore-submodules=all -- src/wallet-modal package.json',
        'rev-parse --show-prefix',
        'hash-object -w --stdin',
        'hash-object -w --stdin',
        'hash-object -w --stdin',
        'update-index --index-info',
      ])
    })

    test('No other change is possible before it is resolved.', async () => {
      await runUpdate({ conflict: 'inline' }, world)
      const before = disk.snapshot()
      for (const run of [
        runUpdate({}, world),
        runAdd({ units: ['solana'] }, world),
        runRemove({ units: ['send'] }, world),
      ])
        expect(await run).toMatchObject({ exitCode: 4, error: { code: 'WM_UPDATE_PENDING' } })
      expect(disk.snapshot()).toEqual(before)
    })

    test.each(['inline', 'sidecar'] as const)(
      '--continue is refused until it is resolved, and then completes the change: %s',
      async (conflict) => {
        await runUpdate({ conflict }, world)
        const waiting = await runUpdate({ unfinished: 'continue' }, world)
        expect(waiting).toMatchObject({ exitCode: 5, error: { code: 'WM_CONFLICTS' } })
        expect(waiting.error?.message).toContain(conflict === 'inline' ? `${path}:1` : `${path}.upstream`)
        await put(disk, `${app}/${path}`, long('resolved', '8'))
        for (const ending of ['.upstream', '.base']) await put(disk, `${app}/${path}${ending}`, null)
        expect(await runUpdate({ unfinished: 'continue' }, world)).toMatchObject({
          exitCode: 0,
          recovered: 'continued',
        })
        expect(manifest()).toMatchObject({ template: '1.3.0' })
        expect(manifest()).not.toHaveProperty('pending')
        expect(project()[`${app}/${path}`]).toBe(long('resolved', '8'))
      },
    )

    test.each([
      ['--abort', () => runUpdate({ unfinished: 'abort' }, world)],
      ['undo', () => runUndo({}, world)],
    ])('%s restores every byte, also of files that are half resolved', async (_, goBack) => {
      const before = project()
      await runUpdate({ conflict: 'inline' }, world)
      await put(disk, `${app}/${path}`, 'half resolved')
      expect(await goBack()).toMatchObject({ exitCode: 0 })
      expect(disk.snapshot()).toEqual(expect.objectContaining(before))
      expect(project()).toEqual(before)
    })
  })

  test('An edited file that upstream dropped stays, and no longer belongs to the copy.', async () => {
    await put(disk, `${modal}/old.ts`, 'edited\n')
    await release({ 'src/wallet-modal/old.ts': null })
    expect(await runUpdate({}, world)).toMatchObject({ exitCode: 5, conflicts: [{ reason: 'edited-and-removed' }] })
    expect(manifest()).toMatchObject({ template: '1.3.0' })
    expect(project()[`${modal}/old.ts`]).toBe('edited\n')
  })

  describe('without the template it was copied from', () => {
    test('Files that only one side changed are updated. For the others, the new text is put beside the team’s.', async () => {
      await put(disk, `${modal}/old.ts`, 'edited\n')
      await put(disk, '/pkg/package.json', '{"name":"create-wallet-modal","version":"1.3.0"}')
      await put(disk, '/pkg/template/src/wallet-modal/index.ts', long('one', '8'))
      await put(disk, '/pkg/template/src/wallet-modal/old.ts', 'theirs\n')
      const { exec } = fakeExec(1)
      const outcome = await runUpdate({}, { ...world, exec })
      expect(outcome).toMatchObject({ exitCode: 5, conflicts: [{ path: 'src/wallet-modal/old.ts' }] })
      expect(outcome.warnings.join()).toContain('1.2.3 could not be found')
      expect(project()).toMatchObject({
        [`${app}/${path}`]: long('one', '8'),
        [`${modal}/old.ts`]: 'edited\n',
        [`${modal}/old.ts.upstream`]: 'theirs\n',
      })
      expect(project()).not.toHaveProperty([`${modal}/old.ts.base`])
    })

    test('A folder with that version, named by --base, is used instead.', async () => {
      for (const [at, text] of Object.entries(disk.snapshot())) {
        if (at.startsWith('/pkg/') && text !== '/') await put(disk, at.replace('/pkg/', '/old/'), text)
      }
      await put(disk, `${app}/${path}`, long('1', 'edited'))
      await put(disk, '/pkg/package.json', '{"name":"create-wallet-modal","version":"1.3.0"}')
      await put(disk, '/pkg/template/src/wallet-modal/index.ts', long('one', '8'))
      expect(await runUpdate({ base: '/old' }, world)).toMatchObject({ ok: true, conflicts: [] })
      expect(project()[`${app}/${path}`]).toBe(long('one', 'edited'))
    })

    test('A template that differs from what was copied is never used.', async () => {
      await publish(disk, '1.3.0', {})
      const text = project()[`${modal}/wallet-modal.json`] ?? ''
      await put(disk, `${modal}/wallet-modal.json`, text.replace(/"sha256": "..../, '"sha256": "0000'))
      const before = disk.snapshot()
      expect(await runUpdate({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_BASE_CORRUPT' } })
      expect(disk.snapshot()).toEqual(before)
    })
  })

  test.each([
    ['1.9.0', 'WM_VERSION_UNKNOWN'],
    ['latest', 'WM_VERSION_UNKNOWN'],
  ])('an unknown version is an error: %s', async (version, code) => {
    expect(await runUpdate({ version }, world)).toMatchObject({ exitCode: 4, error: { code } })
  })

  test('A package that is older than the copy is an error.', async () => {
    await publish(disk, '1.3.0', {})
    await runUpdate({}, world)
    expect(await runUpdate({ version: '1.2.3' }, world)).toMatchObject({
      exitCode: 4,
      error: { code: 'WM_VERSION_UNKNOWN' },
    })
  })

  test('Uncommitted changes are an error.', async () => {
    await release({ [path]: long('one', '8') })
    const { exec } = fakeExec(0, ' M src/wallet-modal/index.ts\n')
    const outcome = await runUpdate({}, { ...world, exec })
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_TREE_DIRTY' } })
    expect(await runUpdate({ gitCheck: false }, { ...world, exec })).toMatchObject({ exitCode: 0 })
  })
})

test('A second first copy is an error.', async () => {
  const before = disk.snapshot()
  for (const input of [{}, { overwrite: true }, { target: 'src/wallet-modal' }]) {
    expect(await runCreate(input, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_COPY_EXISTS' } })
  }
  expect(disk.snapshot()).toEqual(before)
})

describe('undo', () => {
  test.each([
    ['add', () => runAdd({ units: ['solana', 'swaps'] }, world)],
    ['remove', () => runRemove({ units: ['send'] }, world)],
  ])('every byte is as it was before: %s', async (_, run) => {
    await put(disk, `${modal}/index.ts`, 'edited\r\n')
    const before = disk.snapshot()
    await run()
    expect(disk.snapshot()).not.toEqual(before)
    expect(await runUndo({}, world)).toMatchObject({ ok: true })
    expect(disk.snapshot()).toEqual(before)
  })

  test('A first copy in an existing project can be undone as well.', async () => {
    const host = diskWith({ '/work/package.json': '{"name":"host"}' })
    const before = host.snapshot()
    await runCreate({}, worldOf(host))
    expect(await runUndo({}, worldOf(host))).toMatchObject({ ok: true })
    expect(host.snapshot()).toEqual(before)
  })

  test('Undo is refused when it would lose a later edit, unless forced.', async () => {
    await runAdd({ units: ['solana'] }, world)
    await put(disk, `${modal}/adapters/solana/solana.adapter.ts`, 'edited\n')
    const before = disk.snapshot()
    expect(await runUndo({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_UNDO_EDITED' } })
    expect(disk.snapshot()).toEqual(before)
    expect(await runUndo({ force: true }, world)).toMatchObject({ ok: true })
    expect(project()).not.toHaveProperty([`${modal}/adapters/solana/solana.adapter.ts`])
  })

  test('Undo is an error when there is no record, or a damaged one.', async () => {
    expect(await runUndo({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_UNDO_MISSING' } })
    await runRemove({ units: ['send'] }, world)
    const [blob = ''] = Object.keys(disk.snapshot()).filter((at) => /wallet-modal-undo\/[0-9a-f]{64}$/.test(at))
    await put(disk, blob, 'damaged')
    const before = disk.snapshot()
    expect(await runUndo({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_UNDO_MISSING' } })
    expect(disk.snapshot()).toEqual(before)
  })

  test('A record that came with somebody’s repository cannot make undo write elsewhere.', async () => {
    await runAdd({ units: ['solana'] }, world)
    const at = `${app}/.wallet-modal-undo/record`
    await put(disk, at, (disk.snapshot()[at] ?? '').replaceAll('src/wallet-modal/adapters', '../../etc'))
    const before = disk.snapshot()
    expect(await runUndo({}, world)).toMatchObject({ exitCode: 4, error: { code: 'WM_RUN_FOREIGN' } })
    expect(disk.snapshot()).toEqual(before)
  })
})

describe('where there is no copy to work on', () => {
  test.each([
    ['no project', {}, 'WM_NO_PROJECT'],
    ['a project without a copy', { '/other/package.json': '{}' }, 'WM_NO_COPY'],
    [
      'two copies',
      { '/other/package.json': '{}', '/other/a/wallet-modal.json': '{}', '/other/b/wallet-modal.json': '{}' },
      'WM_COPY_AMBIGUOUS',
    ],
    [
      'a manifest that is not JSON',
      { '/other/package.json': '{}', '/other/src/wallet-modal/wallet-modal.json': '<<<<<<< HEAD' },
      'WM_MANIFEST_INVALID',
    ],
    [
      'a later manifest',
      { '/other/package.json': '{}', '/other/src/wallet-modal/wallet-modal.json': '{"schema":2}' },
      'WM_MANIFEST_NEWER',
    ],
    [
      'a hostile manifest',
      { '/other/package.json': '{}', '/other/src/wallet-modal/wallet-modal.json': hostile('../../x') },
      'WM_MANIFEST_INVALID',
    ],
    [
      'a manifest with an absolute path',
      { '/other/package.json': '{}', '/other/src/wallet-modal/wallet-modal.json': hostile('/x') },
      'WM_MANIFEST_INVALID',
    ],
  ])('the command is refused: %s', async (_, files, code) => {
    const other = diskWith(files)
    if ((await other.kind('/other')) === null) await other.makeFolder('/other')
    const before = other.snapshot()
    for (const run of [
      runAdd({ units: ['solana'] }, worldOf(other, { cwd: '/other' })),
      runUpdate({}, worldOf(other, { cwd: '/other' })),
    ])
      expect(await run).toMatchObject({ exitCode: 4, error: { code } })
    expect(other.snapshot()).toEqual(before)
  })

  test('The copy is also found from a folder inside the project.', async () => {
    expect(await runAdd({ units: ['solana'] }, { ...world, cwd: modal })).toMatchObject({ ok: true, project: app })
  })
})

function hostile(path: string): string {
  const files = { [path]: { unit: 'core', sha256: '0'.repeat(64) } }
  const selection = { chains: ['ethers'], features: [], tests: true }
  return JSON.stringify({ schema: 1, template: '1.2.3', selection, format: 'none', files, ignored: [] })
}
