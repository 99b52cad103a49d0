import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { namePitfall } from '../fs/portable-name'
import { coveringSets, languages, singleSets } from '../test-support/covering-set'
import { languageFiles } from '../test-support/languages'
import { diskWith } from '../test-support/world'
import { emit, isTest } from './emit'
import { foreignRegistryLines, isRegistry, pruneRegistry, registries } from './registry'
import { readTemplate, type Template } from './template'
import { closeSelection, ownerOf, packagesOf, parseUnits } from './units'
import { matchesGlob } from './glob'

const real = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../../template', import.meta.url)))
const small = await readTemplate(diskWith(), '/pkg/template')
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)
const allUnits = ({ units }: Template): string[] => units.map(({ id }) => id)

describe('the template', () => {
  test('Every file has exactly one owner.', () => {
    const errors = [...real.files.keys()]
      .map((path) => ownerOf(path, real.units))
      .filter((owner) => typeof owner === 'string')
    expect(errors).toEqual([])
  })

  test('A file is claimed by at most one core unit, one chain or feature, one language, and one unit that comes with others.', () => {
    for (const path of real.files.keys()) {
      const claims = real.units.filter((unit) => unit.files.some((glob) => matchesGlob(path, glob)))
      expect(claims.filter(({ kind }) => kind === 'core').length, path).toBeLessThanOrEqual(1)
      const others = claims.filter(({ kind }) => kind !== 'core')
      const isLanguage = ({ kind }: { kind: string }) => kind === 'locale'
      expect(others.filter((unit) => unit.with.length === 0 && !isLanguage(unit)).length, path).toBeLessThanOrEqual(1)
      expect(others.filter(isLanguage).length, path).toBeLessThanOrEqual(1)
      expect(others.filter((unit) => unit.with.length > 0).length, path).toBeLessThanOrEqual(1)
    }
  })

  test('Every path is possible on every operating system.', () => {
    const paths = [...real.files.keys()]
    const pitfalls = paths.flatMap((path) => path.split('/').map((name) => ({ path, pitfall: namePitfall(name) })))
    expect(pitfalls.filter(({ pitfall }) => pitfall !== null)).toEqual([])
    expect(new Set(paths.map((path) => path.normalize('NFC').toLowerCase())).size).toBe(paths.length)
    // By default, Windows limits paths to 260 characters. The remaining characters are for the path of the project's own folder.
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThan(120)
  })

  test('Every unit requires existing units, and comes only with existing units.', () => {
    const ids = new Set(allUnits(real))
    expect(real.units.flatMap((unit) => [...unit.requires, ...unit.with]).filter((id) => !ids.has(id))).toEqual([])
  })

  test('Every dependency belongs to a unit, and every dependency of a unit has a version.', () => {
    const source: { dependencies: object; devDependencies: object } = JSON.parse(text(real.files.get('package.json')))
    const versions = new Set([...Object.keys(source.dependencies), ...Object.keys(source.devDependencies)])
    const claimed = new Set(real.units.flatMap((unit) => packagesOf(unit, { tests: true, starter: true })))
    expect([...claimed].sort()).toEqual([...versions].filter((name) => name !== 'create-wallet-modal').sort())
  })

  test('Every suite that a unit lists is a test, or serves tests, and belongs to the unit.', () => {
    const paths = [...real.files.keys()]
    for (const { id, suites } of real.units)
      for (const glob of suites) {
        const found = paths.filter((path) => matchesGlob(path, glob))
        expect(found, glob).not.toEqual([])
        expect(
          found.filter((path) => !isTest(path)),
          glob,
        ).toEqual([])
        for (const path of found) expect(ownerOf(path, real.units), path).toMatchObject({ id })
      }
  })

  test('Every registry exists. Each language has three registries, which list its texts for the modal, the account and the wallet frame.', () => {
    const found = [...real.files.keys()].filter(isRegistry)
    expect(found).toEqual(expect.arrayContaining([...registries]))
    const catalogues = found.filter((path) => !registries.includes(path))
    expect(catalogues).toHaveLength(3 * languages(real.units).length)
  })

  test('Each language is a unit that is copied by default. Its folders for the modal and for the wallet frame are named by the language code.', () => {
    const folders = new Set(
      [...real.files.keys()].flatMap(
        (path) => /^src\/wallet-modal\/locales\/([\w-]+)\/locale\.ts$/.exec(path)?.[1] ?? [],
      ),
    )
    const units = real.units.filter(({ kind }) => kind === 'locale')
    expect(units.map(({ id }) => id)).toEqual([...folders].map((folder) => `locale-${folder.toLowerCase()}`))
    for (const unit of units)
      expect(unit, unit.id).toMatchObject({ default: true, requires: ['words'], dependencies: [] })
    expect(units.map(({ files }) => files)).toEqual(
      [...folders].map((folder) => [
        `src/wallet-modal/locales/${folder}/**`,
        `src/wallet-modal/wallet-frame/locales/${folder}/**`,
      ]),
    )
  })

  test('A file in the two folders of a language has the name of a unit, so that it is copied with this unit.', () => {
    const ids = allUnits(real)
    const names = [...real.files.keys()].flatMap(
      (path) => /^src\/wallet-modal\/locales\/[\w-]+\/(?:modal|account)\/([\w-]+)\.ts$/.exec(path)?.[1] ?? [],
    )
    expect(names.filter((name) => name !== 'index' && !ids.includes(name))).toEqual([])
    expect(new Set(names).size).toBeGreaterThan(15)
  })

  test.each([...real.files.keys()].filter(isRegistry))('a registry has only a line for each unit: %s', (path) => {
    const source = text(real.files.get(path))
    expect(source).not.toMatch(/^export \{\}$/m)
    expect(foreignRegistryLines(source)).toEqual([])
  })
})

/** The relative imports of an emitted tree that resolve to no file in it. */
function lostImports(tree: ReadonlyMap<string, Uint8Array>): string[] {
  const sources = [...tree].filter(([path]) => /\.tsx?$/.test(path))
  return sources.flatMap(([path, bytes]) =>
    [...text(bytes).matchAll(/(?:from|import)\s*\(?'(\.[^']*)'/g)]
      .map(([, target = '']) => posix.join(posix.dirname(path), target))
      .filter((file) => !['', '.ts', '.tsx', '/index.ts'].some((end) => tree.has(file + end)))
      .map((file) => `${path}: ${file}`),
  )
}

/** The languages with few units and with all units. Each registry of a language loses the lines of units that are not copied. */
const withLanguages = [
  ['ethers', 'locale-de'],
  ['ethers', 'send', 'locale-ar'],
  ['solana', 'locale-pt-br', 'locale-zh-cn'],
  ['ethers', ...languages(real.units)],
  allUnits(real).filter((id) => !id.startsWith('locale-') || id === 'locale-he'),
  allUnits(real),
  // Each feature and each chain alone. The languages take turns.
  ...[...singleSets(real.units).values()].map((set, index) => [
    ...set,
    languages(real.units)[index % languages(real.units).length] ?? '',
  ]),
]

describe('emit', () => {
  test.each([...coveringSets(real.units), ...withLanguages].map((units) => ({ units })))(
    'every import resolves to a file: $units',
    ({ units }) => {
      expect([true, false].flatMap((tests) => lostImports(emit(real, { units, tests })))).toEqual([])
      expect(lostImports(emit(real, { units, tests: true, suites: false }))).toEqual([])
    },
  )

  test('[C10-01] With every unit the result equals the template, byte for byte.', () => {
    const emitted = emit(real, { units: allUnits(real), tests: true })
    const expected = [...real.files].map(([path, bytes]) => [path === '_gitignore' ? '.gitignore' : path, text(bytes)])
    expect([...emitted].map(([path, bytes]) => [path, text(bytes)])).toEqual(expected.sort())
  })

  test('Paths are sorted and lines end with LF.', () => {
    const emitted = emit(real, { units: allUnits(real), tests: true })
    expect([...emitted.keys()]).toEqual([...emitted.keys()].sort())
    for (const [path, bytes] of emitted) if (!bytes.includes(0)) expect(text(bytes).includes('\r\n'), path).toBe(false)
  })

  test('The same arguments give the same bytes.', () => {
    const once = emit(small, { units: ['ethers'], tests: false }, { name: 'a' })
    expect(emit(small, { units: ['ethers'], tests: false }, { name: 'a' })).toEqual(once)
  })

  test('Without a unit, its files, its registry line and its dependencies are missing.', () => {
    const emitted = emit(small, { units: ['ethers'], tests: true })
    expect([...emitted.keys()].filter((path) => /solana|send|swaps/.test(path))).toEqual([])
    expect(text(emitted.get('src/wallet-modal/adapters/index.ts'))).toBe(
      "export {}\nexport { ethers } from './ethers'\n",
    )
    expect(text(emitted.get('src/wallet-modal/features/index.ts'))).toBe('export {}\n')
    expect(text(emitted.get('package.json'))).not.toContain('solana-lib')
  })

  test('The texts of a unit come with the unit and the language, and not with one of the two.', () => {
    const filesOf = (...units: string[]): string[] =>
      [...emit(real, { units, tests: false }).keys()].filter(
        (path) => path.includes('/locales/') && path.endsWith('send.ts'),
      )
    const send = (language: string): string => `src/wallet-modal/locales/${language}/account/send.ts`
    expect(filesOf('ethers', 'send')).toEqual([])
    expect(filesOf('ethers', 'locale-de', 'locale-ar')).toEqual([])
    expect(filesOf('ethers', 'send', 'locale-de', 'locale-ar')).toEqual([send('ar'), send('de')])
  })

  test('Each registry of a language lists the files beside it, and no others.', () => {
    for (const units of withLanguages) {
      const emitted = emit(real, { units, tests: false })
      for (const [path, bytes] of emitted) {
        if (registries.includes(path) || !isRegistry(path)) continue
        const folder = posix.dirname(path)
        const beside = [...emitted.keys()].filter((each) => posix.dirname(each) === folder && each !== path)
        const listed = [...text(bytes).matchAll(/ from '\.\/([^']+)'/g)].map(([, name = '']) => `${folder}/${name}.ts`)
        expect([...new Set(listed)].sort(), `${path} with ${units.join()}`).toEqual(beside.sort())
      }
    }
  })

  test('Texts of the wallet frame are copied only with both wallet-server and the language, and without texts of units that are not chosen.', () => {
    const inFrame = (...units: string[]): string[] =>
      [...emit(real, { units, tests: false }).keys()].filter((path) => path.includes('/wallet-frame/locales/de/'))
    expect(inFrame('ethers', 'locale-de')).toEqual([])
    expect(inFrame('ethers', 'wallet-server')).toEqual([])
    const both = inFrame('ethers', 'wallet-server', 'locale-de')
    expect(both).toContain('src/wallet-modal/wallet-frame/locales/de/load.ts')
    expect(both.filter((path) => /(farcaster|smart-accounts)\.ts$/.test(path))).toEqual([])
    const all = inFrame('ethers', 'wallet-server', 'farcaster', 'smart-accounts', 'locale-de')
    expect(all).toHaveLength(both.length + 2)
    const loaders = emit(real, { units: ['ethers', 'wallet-server', 'locale-de'], tests: false }).get(
      'src/wallet-modal/wallet-frame/locales/loaders.ts',
    )
    expect(text(loaders)).toBe("export { de } from './de/load'\n")
  })

  test('A unit of the small template that a language has no texts for leaves nothing behind.', async () => {
    const template = await readTemplate(diskWith(languageFiles), '/pkg/template')
    const emitted = emit(template, { units: ['ethers', 'locale-de'], tests: false })
    expect(text(emitted.get('src/wallet-modal/locales/de/account/index.ts'))).toBe('export {}\n')
    expect(lostImports(emitted)).toEqual([])
    expect(lostImports(emit(template, { units: ['swaps', 'locale-de', 'locale-ar'], tests: true }))).toEqual([])
  })

  test('A line with several names, a type or a whole module goes with its file.', () => {
    const source =
      "export { a, aErrors } from './a'\nexport type { B } from './b'\nexport * as c from './c'\nexport { d } from '../d'\n"
    expect(pruneRegistry('x/y/index.ts', source, new Set(['x/y/a.ts', 'x/d.ts']))).toBe(
      "export { a, aErrors } from './a'\nexport { d } from '../d'\n",
    )
    expect(pruneRegistry('x/y/index.ts', source, new Set())).toBe('export {}\n')
  })

  test('A script of a unit is missing without that unit.', () => {
    const scriptsWith = (units: readonly string[]): object => {
      const emitted = emit(real, { units, tests: false }, { name: 'shop' })
      return JSON.parse(text(emitted.get('package.json'))).scripts
    }
    expect(scriptsWith(['ethers'])).not.toHaveProperty('build:wallet')
    expect(scriptsWith(['ethers'])).toHaveProperty('build')
    expect(scriptsWith(['wallet-server'])).toHaveProperty('build:wallet')
  })

  test('A unit brings the units it requires.', () => {
    expect([...closeSelection(['swaps'], small.units, false)].sort()).toEqual(['app', 'core', 'send', 'swaps'])
    expect(emit(small, { units: ['swaps'], tests: true }).has('src/wallet-modal/features/send/index.ts')).toBe(true)
  })

  test('A unit that comes with two others is taken when both are in the copy, and has precedence over both for its files.', () => {
    const between = { ...small.units[0]!, id: 'send-solana', kind: 'shared' as const, with: ['send', 'solana'] }
    const files = ['src/wallet-modal/features/send/solana.ts']
    const units = [...small.units, { ...between, requires: [], files }]
    expect(closeSelection(['send'], units, false).has('send-solana')).toBe(false)
    expect(closeSelection(['solana'], units, false).has('send-solana')).toBe(false)
    expect(closeSelection(['swaps', 'solana'], units, false).has('send-solana')).toBe(true)
    expect(ownerOf(files[0]!, units)).toMatchObject({ id: 'send-solana' })
  })

  test('tests decides whether test files are copied.', () => {
    const emitted = emit(small, { units: [], tests: false })
    expect([...emitted.keys()].filter(isTest)).toEqual([])
    expect(emit(small, { units: [], tests: true }).has('src/wallet-modal/testing/setup.ts')).toBe(true)
  })

  test('name and cli set the fields of package.json.', () => {
    const emitted = emit(small, { units: ['ethers', 'solana'], tests: true }, { name: 'shop', cli: '^1.2.3' })
    expect(JSON.parse(text(emitted.get('package.json')))).toMatchObject({
      name: 'shop',
      devDependencies: { 'create-wallet-modal': '^1.2.3', vite: '^8.0.0' },
    })
  })

  test('A checkout with CRLF is copied with LF.', async () => {
    const disk = diskWith({ '/pkg/template/index.html': 'a\r\nb\r\n' })
    expect(text((await readTemplate(disk, '/pkg/template')).files.get('index.html'))).toBe('a\nb\n')
  })

  test('A file without an owner is an error.', async () => {
    const reading = readTemplate(diskWith({ '/pkg/template/other/x.ts': '' }), '/pkg/template')
    await expect(reading).rejects.toThrow('other/x.ts: no unit owns it')
  })
})

test.each([
  ['not a list', '{}'],
  ['a bad id', '[{"id":"-x","kind":"core","title":"X"}]'],
  ['no kind', '[{"id":"x","title":"X"}]'],
  ['files that are no list', '[{"id":"x","kind":"core","title":"X","files":"*"}]'],
])('malformed units.json is an error: %s', (_, source) => {
  expect(() => parseUnits(source)).toThrow(/^units\.json/)
})

test.each([
  ['*', 'a.ts', true],
  ['*', 'a/b.ts', false],
  ['src/**', 'src/a/b.ts', true],
  ['src/**/*.ts', 'src/a.ts', true],
  ['src/*.ts', 'src/axts', false],
])('glob %s on %s: %s', (pattern, path, expected) => {
  expect(matchesGlob(path, pattern)).toBe(expected)
})
