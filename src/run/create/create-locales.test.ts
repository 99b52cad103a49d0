import { describe, expect, test } from 'vitest'
import { createText } from '../../report/create-text'
import { paintFor } from '../../report/paint'
import { languageFiles } from '../../test-support/languages'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { diskWith, somebody, worldOf } from '../../test-support/world'
import { firstCopyInput } from '../change/add'
import { runCreate } from './create'
import type { CreateInput } from './create-input'

const modal = '/work/shop/src/wallet-modal'
const languages = ['locale-ar', 'locale-de', 'locale-pt-br']
const world = (disk: MemoryFileSystem) => worldOf(disk, { prompter: null })

/** Runs `create` for the app in `/work/shop`. Returns the manifest's selection and the copied files of languages. */
async function made(input: CreateInput) {
  const disk = diskWith(languageFiles)
  const outcome = await runCreate({ dir: 'shop', ...input }, world(disk))
  const tree = disk.snapshot()
  const manifest: { selection: { features: string[] }; files: Record<string, { unit: string }> } = JSON.parse(
    tree[`${modal}/wallet-modal.json`] ?? '{}',
  )
  const inLocales = Object.keys(tree)
    .filter((path) => path.startsWith(`${modal}/locales/`) && path.endsWith('.ts'))
    .map((path) => path.slice(`${modal}/locales/`.length))
  return { outcome, tree, manifest, inLocales }
}
const foldersOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? '')),
]

describe('the languages of a copy', () => {
  test.each<[string, CreateInput, string[], string[]]>([
    ['all by default', {}, ['send', ...languages], ['ar', 'de', 'pt-BR']],
    ['all with --all', { all: true }, ['send', 'swaps', ...languages], ['ar', 'de', 'pt-BR']],
    ['none with --minimal', { minimal: true }, [], []],
    ['the named ones with --minimal and --locales', { minimal: true, locales: 'de' }, ['locale-de'], ['de']],
    ['the named ones with --all and --locales', { all: true, locales: 'ar' }, ['send', 'swaps', 'locale-ar'], ['ar']],
    ['none with --locales none', { locales: 'none' }, ['send'], []],
    ['none with --locales en', { locales: 'en' }, ['send'], []],
    ['those of --locales in any case', { locales: 'PT-br,De' }, ['send', 'locale-de', 'locale-pt-br'], ['de', 'pt-BR']],
    ['all, whatever the features are', { features: 'none' }, languages, ['ar', 'de', 'pt-BR']],
  ])('The copy has the languages that its command names: %s.', async (_, input, features, folders) => {
    const { outcome, manifest, inLocales } = await made(input)
    expect(outcome).toMatchObject({ ok: true, error: null })
    expect(outcome.selection?.features.toSorted()).toEqual(features.toSorted())
    expect(manifest.selection.features).toEqual(features.toSorted())
    expect(foldersOf(inLocales)).toEqual(folders)
  })

  test('Languages have the texts of the copied units only, and each registry lists the copied texts.', async () => {
    const { tree, manifest, inLocales } = await made({ features: 'send', locales: 'de' })
    expect(inLocales.filter((path) => path.startsWith('de/'))).toEqual([
      'de/account/index.ts',
      'de/account/send.ts',
      'de/hint.ts',
      'de/load.ts',
      'de/locale.ts',
      'de/modal/core.ts',
      'de/modal/index.ts',
    ])
    expect(manifest.files['locales/de/account/send.ts']).toMatchObject({ unit: 'locale-de' })
    expect(tree[`${modal}/locales/de/account/index.ts`]).toBe("export { send } from './send'\n")
    expect(tree[`${modal}/locales/available.ts`]).toBe("export { de } from './de/locale'\n")
    expect(tree[`${modal}/locales/loaders.ts`]).toBe("export { de } from './de/load'\n")
    expect(tree[`${modal}/locales/index.ts`]).toBe("export { deHint } from './de/hint'\n")
    expect(tree[`${modal}/locales/words.ts`]).toContain('wordsIn')
  })

  test('A copy without languages has empty registries.', async () => {
    const { tree, inLocales } = await made({ locales: 'none' })
    expect(inLocales).toEqual(['available.ts', 'index.ts', 'loaders.ts'])
    for (const path of inLocales) expect(tree[`${modal}/locales/${path}`]).toBe('export {}\n')
  })

  test('The registry of account texts is empty when no copied unit has texts for an account.', async () => {
    const { tree } = await made({ features: 'none', locales: 'de' })
    expect(tree[`${modal}/locales/de/account/index.ts`]).toBe('export {}\n')
    expect(tree[`${modal}/locales/de/modal/index.ts`]).toContain("from './core'")
  })
})

test('A language that does not exist is an error, and nothing is written.', async () => {
  const disk = diskWith(languageFiles)
  const before = disk.snapshot()
  expect(await runCreate({ dir: 'shop', locales: 'de,xx' }, world(disk))).toMatchObject({
    ok: false,
    exitCode: 2,
    error: {
      code: 'WM_UNIT_UNKNOWN',
      message: '--locales: there is no language called "xx".',
      why: 'These exist: ar, de, pt-br; or all, default, none.',
    },
  })
  expect(disk.snapshot()).toEqual(before)
})

test('Nobody is asked about languages.', async () => {
  const { prompter, asked } = somebody()
  const outcome = await runCreate({}, worldOf(diskWith(languageFiles), { prompter }))
  expect(asked).toEqual(['location', 'chains', 'features', 'tests', 'install', 'git'])
  expect(outcome.selection?.features).toEqual(['send', ...languages])
})

describe('the command that repeats the run', () => {
  const flagIn = (repeat: readonly string[]): string | undefined =>
    repeat.includes('--locales') ? repeat[repeat.indexOf('--locales') + 1] : undefined

  test.each<[CreateInput, string | undefined]>([
    [{}, undefined],
    [{ features: 'none' }, undefined],
    [{ locales: 'De,pt-BR' }, 'de,pt-br'],
    [{ locales: 'en' }, 'none'],
    [{ locales: 'all' }, 'ar,de,pt-br'],
    [{ minimal: true }, 'none'],
    [{ minimal: true, locales: 'ar' }, 'ar'],
    [{ all: true }, 'ar,de,pt-br'],
  ])(
    'The command names the languages unless they are the default, and running the command again makes the same copy: %j',
    async (input, flag) => {
      const first = await made({ ...input, dryRun: true })
      expect(flagIn(first.outcome.repeat)).toBe(flag)
      const { chains = [], features = [] } = first.outcome.selection ?? {}
      const others = features.filter((id) => !id.startsWith('locale-'))
      const again = await made({
        chains: chains.join(),
        features: others.join() || 'none',
        ...(flag === undefined ? {} : { locales: flag }),
        dryRun: true,
      })
      expect(again.outcome.changes).toEqual(first.outcome.changes)
      expect(first.outcome.repeat[first.outcome.repeat.indexOf('--features') + 1]).toBe(others.join() || 'none')
    },
  )

  test('The text report shows the command with its languages.', async () => {
    const { outcome } = await made({ locales: 'de', dryRun: true })
    const paint = paintFor({}, { color: false, env: {} })
    expect(createText(outcome, { cwd: '/work', command: 'npx create-wallet-modal', paint })).toContain(
      'npx create-wallet-modal shop --chains ethers --features send --locales de --tests',
    )
  })
})

describe('A copy in an existing project', () => {
  const host = { ...languageFiles, '/work/package.json': '{"dependencies":{"react":"19"}}', '/work/src/main.tsx': '' }

  test('A copy that create adds to an existing project has the named languages.', async () => {
    const disk = diskWith(host)
    const outcome = await runCreate({ locales: 'ar' }, world(disk))
    expect(outcome).toMatchObject({ ok: true, selection: { features: ['send', 'locale-ar'] } })
    const inLocales = Object.keys(disk.snapshot()).filter((path) => path.startsWith('/work/src/wallet-modal/locales/'))
    expect(inLocales).toContain('/work/src/wallet-modal/locales/ar/account/send.ts')
    expect(inLocales.filter((path) => path.includes('/de/'))).toEqual([])
  })

  test.each([
    { units: ['locale-de'], features: 'none', locales: 'de' },
    { units: ['send', 'locale-de,locale-pt-br'], features: 'send', locales: 'de,pt-br' },
    { units: ['solana', 'locale-ar'], chains: 'solana', features: 'none', locales: 'ar' },
  ])('`add` makes a first copy with the named languages only: %j', async ({ units, ...chosen }) => {
    const disk = diskWith(host)
    const input = await firstCopyInput({ units }, worldOf(disk))
    expect(input).toEqual({ dir: '.', ...chosen })
    const outcome = await runCreate(input ?? {}, worldOf(disk))
    const names = chosen.locales.split(',').map((code) => `locale-${code}`)
    expect(outcome.selection?.features.filter((id) => id.startsWith('locale-'))).toEqual(names)
  })
})
