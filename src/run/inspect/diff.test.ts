import { describe, expect, test } from 'vitest'
import { diffText } from '../../report/diff-text'
import { paintFor } from '../../report/paint'
import { diskWithShop } from '../../test-support/copies'
import { publish, put } from '../../test-support/releases'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { worldOf } from '../../test-support/world'
import { runDiff, type DiffInput, type DiffOutcome } from './diff'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const modal = '/work/shop/src/wallet-modal'
const run = (disk: MemoryFileSystem, input: DiffInput = {}, cwd = '/work/shop'): Promise<DiffOutcome> =>
  runDiff(input, worldOf(disk, { cwd }))
const states = ({ files }: DiffOutcome): Record<string, string> =>
  Object.fromEntries(files.map(({ path, state }) => [path.replace('src/wallet-modal/', ''), state]))

async function edited(): Promise<MemoryFileSystem> {
  const disk = await diskWithShop()
  await put(disk, `${modal}/index.ts`, 'export {}\nexport const mine = 1\n')
  await put(disk, `${modal}/features/send/index.ts`, null)
  await put(disk, `${modal}/notes.ts`, 'ours\n')
  return disk
}

describe('mine', () => {
  test('A copy that nobody has edited has no differences.', async () => {
    const outcome = await run(await diskWithShop(), { exitCode: true })
    expect(outcome).toMatchObject({ ok: true, exitCode: 0, files: [], side: 'mine', warnings: [] })
    expect(diffText(outcome, wording, false)).toBe('The copy is as it was copied.')
  })

  test('Edited, deleted and added files are listed with their lines and a patch.', async () => {
    const outcome = await run(await edited())
    expect(outcome).toMatchObject({ ok: true, exitCode: 0 })
    expect(states(outcome)).toEqual({ 'index.ts': 'edited', 'features/send/index.ts': 'deleted', 'notes.ts': 'added' })
    expect(outcome.files.find(({ state }) => state === 'edited')).toMatchObject({ added: 1, removed: 0 })
    expect(outcome.files.find(({ state }) => state === 'edited')?.patch).toBe(
      [
        'diff --git a/src/wallet-modal/index.ts b/src/wallet-modal/index.ts',
        '--- a/src/wallet-modal/index.ts',
        '+++ b/src/wallet-modal/index.ts',
        '@@ -1,1 +1,2 @@',
        ' export {}',
        '+export const mine = 1',
        '',
      ].join('\n'),
    )
    expect(outcome.files.find(({ state }) => state === 'deleted')?.patch).toContain('+++ /dev/null')
  })

  test('Line ends and a byte order mark do not count as differences.', async () => {
    const disk = await diskWithShop()
    await put(disk, `${modal}/index.ts`, '\uFEFFexport {}\r\n')
    expect((await run(disk)).files).toEqual([])
  })

  test('A folder or a link at a file’s path is reported, and so is a file of the starter app.', async () => {
    const disk = await diskWithShop()
    await put(disk, `${modal}/index.ts`, null)
    disk.link(`${modal}/index.ts`)
    await put(disk, '/work/shop/src/main.tsx', 'our main\n')
    const outcome = await run(disk)
    expect(states(outcome)).toEqual({ 'index.ts': 'replaced', 'src/main.tsx': 'edited' })
  })

  test('A text that only the host’s formatter has changed counts as copied.', async () => {
    const disk = await diskWithShop()
    const formatted = 'export {};\n'
    const manifest = JSON.parse(disk.snapshot()[`${modal}/wallet-modal.json`] ?? '')
    const { plainHash } = await import('../../copy/copied-files')
    manifest.files['index.ts'].written = plainHash(new TextEncoder().encode(formatted))
    await put(disk, `${modal}/wallet-modal.json`, JSON.stringify({ ...manifest, format: 'prettier' }))
    await put(disk, `${modal}/index.ts`, formatted)
    expect((await run(disk)).files).toEqual([])
    await put(disk, `${modal}/index.ts`, `${formatted}mine;\n`)
    expect(await run(disk)).toMatchObject({
      files: [{ state: 'edited' }],
      warnings: [expect.stringContaining('formatted')],
    })
    const formatterOf = async () => async (_: string, text: string) => text.replaceAll('{}', '{};')
    const [file] = (await runDiff({ format: true }, worldOf(disk, { cwd: '/work/shop', formatterOf }))).files
    expect(file).toMatchObject({ added: 1, removed: 0 })
  })

  test.each([
    ['index.ts', '/work/shop/src/wallet-modal', ['src/wallet-modal/index.ts']],
    ['src/wallet-modal/index.ts', '/work/shop', ['src/wallet-modal/index.ts']],
    ['index.ts', '/work/shop/src', ['src/wallet-modal/index.ts']],
    ['./features/', '/work/shop', ['src/wallet-modal/features/send/index.ts']],
    ['.', '/work/shop', 3],
    ['adapters', '/work/shop', []],
  ])('path %s is found from %s', async (path, cwd, expected) => {
    const { files } = await run(await edited(), { path }, cwd)
    if (typeof expected === 'number') expect(files).toHaveLength(expected)
    else expect(files.map((file) => file.path)).toEqual(expected)
  })

  test('A path that the copy does not have is an error.', async () => {
    expect(await run(await edited(), { path: 'indx.ts' })).toMatchObject({
      exitCode: 2,
      error: { code: 'WM_USAGE', hint: 'Did you mean index.ts?' },
    })
  })

  test('--exit-code sets the exit code when there are differences.', async () => {
    const disk = await edited()
    expect(await run(disk, { exitCode: true })).toMatchObject({ ok: true, exitCode: 3, error: null })
    expect(await run(disk, { exitCode: true, path: 'adapters' })).toMatchObject({ ok: true, exitCode: 0 })
  })

  test('--view prints the text as it was copied.', async () => {
    const disk = await edited()
    expect(await run(disk, { view: true, path: 'index.ts' })).toMatchObject({ text: 'export {}\n', files: [] })
    expect(await run(disk, { view: true })).toMatchObject({ exitCode: 2, error: { code: 'WM_USAGE' } })
  })

  test('Without the template of that version, edited files are listed without their text.', async () => {
    const disk = await edited()
    await put(disk, '/pkg/package.json', '{"name":"create-wallet-modal","version":"2.0.0"}')
    const outcome = await run(disk)
    expect(states(outcome)).toMatchObject({ 'index.ts': 'edited', 'features/send/index.ts': 'deleted' })
    expect(outcome.files.find(({ state }) => state === 'edited')?.patch).toBeNull()
    expect(outcome.warnings).toEqual([expect.stringContaining('The template 1.2.3 was not found')])
    expect(await run(disk, { upstream: true })).toMatchObject({ exitCode: 5, error: { code: 'WM_BASE_MISSING' } })
  })

  test('A template that is not what was copied is an error, and so is a project without a copy.', async () => {
    const disk = await edited()
    await put(disk, '/pkg/template/src/wallet-modal/index.ts', 'something else\n')
    expect(await run(disk)).toMatchObject({ exitCode: 4, error: { code: 'WM_BASE_CORRUPT' } })
    expect(await run(disk, {}, '/work')).toMatchObject({ exitCode: 4, error: { code: 'WM_NO_PROJECT' } })
  })

  test('diff writes nothing.', async () => {
    const disk = await edited()
    const before = disk.snapshot()
    await run(disk)
    await run(disk, { upstream: true })
    expect(disk.snapshot()).toEqual(before)
  })
})

describe('upstream', () => {
  async function updated(): Promise<MemoryFileSystem> {
    const disk = await diskWithShop()
    await publish(disk, '1.3.0', {
      'src/wallet-modal/index.ts': 'export {}\nexport const theirs = 1\n',
      'src/wallet-modal/fresh.ts': 'fresh\n',
      'src/wallet-modal/modal.test.ts': null,
      'src/wallet-modal/testing/setup.ts': null,
      'src/wallet-modal/testing/prepare.ts': 'setup\n',
      'renames.json': JSON.stringify([
        { from: 'src/wallet-modal/testing/setup.ts', to: 'src/wallet-modal/testing/prepare.ts', since: '1.3.0' },
      ]),
    })
    await put(disk, `${modal}/index.ts`, 'export {}\nexport const mine = 1\n')
    return disk
  }

  test('--upstream shows what an update would change, whatever the team has edited.', async () => {
    const outcome = await run(await updated(), { upstream: true, exitCode: true })
    expect(outcome).toMatchObject({ exitCode: 3, version: { cli: '1.3.0', from: '1.2.3', to: '1.3.0' } })
    expect(states(outcome)).toEqual({
      'index.ts': 'changed-upstream',
      'fresh.ts': 'added-upstream',
      'modal.test.ts': 'removed-upstream',
      'testing/prepare.ts': 'moved-upstream',
    })
    expect(outcome.files.find(({ from }) => from !== null)).toMatchObject({ from: 'src/wallet-modal/testing/setup.ts' })
    expect(outcome.files.find(({ state }) => state === 'changed-upstream')?.patch).toContain('+export const theirs = 1')
  })

  test('--view prints the text of this package’s version.', async () => {
    const view = await run(await updated(), { upstream: true, view: true, path: 'fresh.ts' })
    expect(view.text).toBe('fresh\n')
  })

  test('With the same version there are no differences.', async () => {
    const outcome = await run(await diskWithShop(), { upstream: true })
    expect(diffText(outcome, wording, false)).toContain('would not change: it has this version (1.2.3)')
  })
})

describe('as text', () => {
  test('Edits are shown as a patch, and whole files as a list; a file named on the command line is shown in full.', async () => {
    const disk = await edited()
    const text = diffText(await run(disk), wording, false)
    expect(text).toContain('+export const mine = 1')
    expect(text).toContain('Deleted by you:\n  src/wallet-modal/features/send/index.ts (1 line)')
    expect(text).toContain('Added by you:\n  src/wallet-modal/notes.ts (1 line)')
    expect(text).not.toContain('+ours')
    expect(diffText(await run(disk, { path: 'notes.ts' }), wording, false)).toContain('+ours')
  })

  test('--stat prints a row for each file and a total.', async () => {
    const rows = diffText(await run(await edited()), wording, true).split('\n')
    expect(rows).toContain(' src/wallet-modal/index.ts               | 1 +')
    expect(rows.at(-1)).toBe(' 3 files changed, 2 insertions(+), 1 deletions(-)')
  })

  test('Added lines are green and removed lines are red.', async () => {
    const paint = paintFor({}, { color: true, env: { FORCE_COLOR: '1' } })
    const text = diffText(await run(await edited()), { ...wording, paint }, false)
    expect(text).toContain(paint.green('+export const mine = 1'))
  })
})
