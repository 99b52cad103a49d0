import { beforeEach, describe, expect, test } from 'vitest'
import { diskWithShop } from '../../test-support/copies'
import { languageFiles } from '../../test-support/languages'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { forgetCli, publish, put } from '../../test-support/releases'
import { diskWith, somebody, worldOf } from '../../test-support/world'
import type { RunContext } from '../context'
import { runCreate } from '../create/create'
import type { CreateInput } from '../create/create-input'
import { runUndo } from '../undo/undo'
import { runUpdate } from '../update/update'
import { runAdd } from './add'
import { runRemove } from './remove'

const app = '/work/shop'
const locales = `${app}/src/wallet-modal/locales`
let disk: MemoryFileSystem
let world: RunContext

beforeEach(async () => {
  disk = await diskWithShop({ features: 'none', locales: 'ar,de' }, languageFiles)
  world = worldOf(disk, { cwd: app })
})

/** The project's files, without the records that the CLI keeps for undo. */
const projectOn = (from: MemoryFileSystem): Record<string, string> =>
  Object.fromEntries(
    Object.entries(from.snapshot()).filter(([path]) => path.startsWith(app) && !path.includes('.wallet-modal-undo')),
  )
/** Returns the project that `create` makes. */
const created = async (input: CreateInput): Promise<Record<string, string>> =>
  projectOn(await diskWithShop(input, languageFiles))
const read = (path: string): string | undefined => disk.snapshot()[`${locales}/${path}`]
const edit = (path: string, from: string, to: string): Promise<void> => {
  expect(read(path)).toContain(from)
  return put(disk, `${locales}/${path}`, read(path)?.replace(from, to) ?? '')
}
const chosen = (): unknown =>
  JSON.parse(disk.snapshot()[`${app}/src/wallet-modal/wallet-modal.json`] ?? '').selection.features

describe('add', () => {
  test('A language arrives with the texts of the copied units only, and a line in each registry.', async () => {
    expect(await runAdd({ units: ['locale-pt-br'] }, world)).toMatchObject({ ok: true, units: ['locale-pt-br'] })
    expect(read('pt-BR/modal/core.ts')).toContain('Connect')
    expect(read('pt-BR/account/send.ts')).toBeUndefined()
    expect(read('available.ts')).toContain("export { ptBR } from './pt-BR/locale'\n")
    expect(chosen()).toEqual(['locale-ar', 'locale-de', 'locale-pt-br'])
    expect(projectOn(disk)).toEqual(await created({ features: 'none' }))
  })

  test('The first language brings what all languages share.', async () => {
    disk = await diskWithShop({ features: 'none', locales: 'none' }, languageFiles)
    expect(read('words.ts')).toBeUndefined()
    expect(await runAdd({ units: ['locale-de'] }, worldOf(disk, { cwd: app }))).toMatchObject({ ok: true })
    expect(projectOn(disk)).toEqual(await created({ features: 'none', locales: 'de' }))
  })

  test('A feature brings its texts in the languages of the copy, and no others.', async () => {
    expect(await runAdd({ units: ['send'] }, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(read('de/account/send.ts')).toContain('review')
    expect(read('ar/account/send.ts')).toContain('review')
    expect(read('pt-BR/account/send.ts')).toBeUndefined()
    expect(read('de/account/index.ts')).toBe("export { send } from './send'\n")
    expect(projectOn(disk)).toEqual(await created({ features: 'send', locales: 'ar,de' }))
  })

  test('A feature brings the texts of the features that it requires.', async () => {
    await runAdd({ units: ['swaps'] }, world)
    expect(read('de/account/index.ts')).toBe(
      "export { send } from './send'\nexport { swaps, swapErrors } from './swaps'\n",
    )
    expect(projectOn(disk)).toEqual(await created({ features: 'swaps', locales: 'ar,de' }))
  })

  test('A feature and a language can be added at once.', async () => {
    await runAdd({ units: ['send,locale-pt-br'] }, world)
    expect(projectOn(disk)).toEqual(await created({ features: 'send' }))
  })

  test('A language that is there is named, and nothing is written.', async () => {
    const before = disk.snapshot()
    expect(await runAdd({ units: ['locale-de'] }, world)).toMatchObject({
      changes: [],
      warnings: ['Already there: locale-de.'],
    })
    expect(disk.snapshot()).toEqual(before)
  })

  test('A text of the team at the place of a new one stays, and the new one is put beside it.', async () => {
    await put(disk, `${locales}/de/account/send.ts`, 'ours\n')
    const path = 'src/wallet-modal/locales/de/account/send.ts'
    expect(await runAdd({ units: ['send'] }, world)).toMatchObject({
      exitCode: 5,
      conflicts: [{ path, reason: 'untracked-file', beside: [`${path}.upstream`] }],
    })
    expect(read('de/account/send.ts')).toBe('ours\n')
  })

  test.each([
    [['de'], 'There is no chain, feature or language "de".', 'Did you mean "locale-de"?'],
    [['PT-BR'], 'There is no chain, feature or language "PT-BR".', 'Did you mean "locale-pt-br"?'],
    [['locale-dee'], 'There is no chain, feature or language "locale-dee".', 'Did you mean "locale-de"?'],
    [['words'], 'There is no chain, feature or language "words".', 'There are: ethers, '],
  ])('%j is refused with the language that may be meant.', async (units, message, why) => {
    for (const run of [runAdd, runRemove]) {
      const { error } = await run({ units }, world)
      expect(error).toMatchObject({ code: 'WM_UNIT_UNKNOWN', message, why: expect.stringContaining(why) })
    }
  })

  test('Languages are among what can be picked when nothing is named.', async () => {
    const { prompter } = somebody({ add: ['locale-pt-br'] })
    await runAdd({ units: [] }, { ...world, prompter })
    expect(chosen()).toEqual(['locale-ar', 'locale-de', 'locale-pt-br'])
    expect(await runAdd({ units: [] }, world)).toMatchObject({
      error: { code: 'WM_INPUT_MISSING', message: 'No chain, feature or language was named.' },
    })
  })
})

describe('remove', () => {
  beforeEach(async () => {
    await runAdd({ units: ['swaps'] }, world)
  })

  test('A language goes with its files and its lines; the others stay.', async () => {
    expect(await runRemove({ units: ['locale-de'] }, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(Object.keys(disk.snapshot()).filter((path) => path.startsWith(`${locales}/de`))).toEqual([])
    expect(read('available.ts')).toBe("export { ar } from './ar/locale'\n")
    expect(projectOn(disk)).toEqual(await created({ features: 'swaps', locales: 'ar' }))
  })

  test('With the last language, what all languages share goes as well.', async () => {
    await runRemove({ units: ['locale-de', 'locale-ar'] }, world)
    expect(read('words.ts')).toBeUndefined()
    expect(read('index.ts')).toBe('export {}\n')
    expect(projectOn(disk)).toEqual(await created({ features: 'swaps', locales: 'none' }))
  })

  test('A feature goes with its texts and their lines in every language; the languages stay.', async () => {
    await runRemove({ units: ['swaps', 'send'] }, world)
    for (const language of ['ar', 'de']) {
      expect(read(`${language}/account/send.ts`)).toBeUndefined()
      expect(read(`${language}/account/index.ts`)).toBe('export {}\n')
      expect(read(`${language}/modal/core.ts`)).toContain('Connect')
    }
    expect(chosen()).toEqual(['locale-ar', 'locale-de'])
    expect(projectOn(disk)).toEqual(await created({ features: 'none', locales: 'ar,de' }))
  })

  test('A feature that another one requires takes no texts along.', async () => {
    await runAdd({ units: ['send'] }, world)
    await runRemove({ units: ['swaps'] }, world)
    expect(read('de/account/swaps.ts')).toBeUndefined()
    expect(read('de/account/index.ts')).toBe("export { send } from './send'\n")
    expect(read('de/account/send.ts')).toContain('review')
  })

  test('A text that the team has edited stays and is reported; --force removes it as well.', async () => {
    await edit('de/account/swaps.ts', "'Swap'", "'Tauschen'")
    const path = 'src/wallet-modal/locales/de/account/swaps.ts'
    expect(await runRemove({ units: ['swaps'] }, world)).toMatchObject({
      exitCode: 5,
      conflicts: [{ path, reason: 'edited-and-removed' }],
    })
    expect(read('de/account/swaps.ts')).toContain('Tauschen')
    expect(read('ar/account/swaps.ts')).toBeUndefined()
    await runUndo({}, world)
    expect(await runRemove({ units: ['locale-de'], force: true }, world)).toMatchObject({ exitCode: 0, conflicts: [] })
    expect(read('de/account/swaps.ts')).toBeUndefined()
  })

  test('A line that the team has added to a registry stays.', async () => {
    await put(
      disk,
      `${locales}/de/account/index.ts`,
      `export { ours } from '../ours'\n${read('de/account/index.ts') ?? ''}`,
    )
    expect(await runRemove({ units: ['swaps'] }, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(read('de/account/index.ts')).toContain("export { ours } from '../ours'\n")
    expect(read('de/account/index.ts')).not.toContain('./swaps')
  })

  test('What was removed is undone byte for byte.', async () => {
    const before = projectOn(disk)
    await runRemove({ units: ['locale-de', 'swaps'] }, world)
    expect(await runUndo({}, world)).toMatchObject({ ok: true })
    expect(projectOn(disk)).toEqual(before)
  })
})

describe('update', () => {
  test('A copy from a version without languages gets none of them, and can add them afterwards.', async () => {
    disk = await diskWithShop({ features: 'send' })
    await forgetCli(disk, app)
    world = worldOf(disk, { cwd: app })
    const later = Object.entries(languageFiles).map(([path, text]) => [path.slice('/pkg/template/'.length), text])
    await publish(disk, '1.3.0', Object.fromEntries(later))
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, error: null, conflicts: [] })
    expect(chosen()).toEqual(['send'])
    expect(read('available.ts')).toBe('export {}\n')
    expect(await runAdd({ units: ['locale-de'] }, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(read('de/account/send.ts')).toContain('review')
    expect(read('de/account/swaps.ts')).toBeUndefined()
  })

  test('A new language does not arrive by itself, and a text that is new in a language of the copy does.', async () => {
    await forgetCli(disk, app)
    const units = JSON.parse(languageFiles['/pkg/template/units.json'] ?? '') as unknown[]
    const sv = {
      id: 'locale-sv',
      kind: 'locale',
      title: 'Swedish',
      default: true,
      files: ['src/wallet-modal/locales/sv/**'],
    }
    const core = read('de/modal/core.ts') ?? ''
    await publish(disk, '1.3.0', {
      'units.json': JSON.stringify([...units, sv]),
      'src/wallet-modal/locales/sv/locale.ts': "export const sv = 'sv'\n",
      'src/wallet-modal/locales/available.ts': `${languageFiles['/pkg/template/src/wallet-modal/locales/available.ts']}export { sv } from './sv/locale'\n`,
      'src/wallet-modal/locales/de/modal/core.ts': core.replace('titles: {', "close: 'Close',\n  titles: {"),
    })
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(read('sv/locale.ts')).toBeUndefined()
    expect(read('available.ts')).not.toContain('sv')
    expect(read('de/modal/core.ts')).toContain("close: 'Close'")
  })

  test('A text that the team has deleted stays deleted.', async () => {
    await runAdd({ units: ['send'] }, world)
    await forgetCli(disk, app)
    const text = read('de/account/send.ts') ?? ''
    await put(disk, `${locales}/de/account/send.ts`, null)
    await publish(disk, '1.3.0', { 'src/wallet-modal/locales/de/account/send.ts': text.replace('Sent', 'Gone') })
    expect(await runUpdate({}, world)).toMatchObject({ ok: true, conflicts: [] })
    expect(read('de/account/send.ts')).toBeUndefined()
  })
})

test('A copy in a project that exists adds and removes languages, too.', async () => {
  const host = { ...languageFiles, '/work/package.json': '{"dependencies":{"react":"19"}}', '/work/src/main.tsx': '' }
  disk = diskWith(host)
  world = worldOf(disk)
  await runCreate({ features: 'send', locales: 'none' }, world)
  await runAdd({ units: ['locale-de'] }, world)
  const has = (path: string): boolean => `/work/src/wallet-modal/locales/${path}` in disk.snapshot()
  expect(has('de/account/send.ts')).toBe(true)
  await runRemove({ units: ['send'] }, world)
  expect([has('de/account/send.ts'), has('de/modal/core.ts')]).toEqual([false, true])
})
