import { beforeAll, describe, expect, test } from 'vitest'
import { closeSelection } from '../../src/emit/units'
import { coveringSets, type UnitSet } from '../../src/test-support/covering-set'
import { closureOf } from '../../src/size/chunk'
import { nameOf, template, useFolder, writeApp } from './app'
import { buildApp, packagesIn, weightOf, type Built } from './build'
import { descriptorOf, featuresWithViews, marksOf } from './features'
import { pagePackages, runtimePackages, withTheirOwn } from './packages'

const sets = coveringSets(template.units)
const [everything = []] = sets
const folder = useFolder()
const builds = new Map<UnitSet, Built>()

beforeAll(async () => {
  for (const set of sets) await writeApp(folder.path, set)
})

/**
 * How many characters of a unit may come with the modal. Most only say which views they have; Connect
 * shows wallets of the directory, wallets that were paired before, the field for an e-mail address, and the place of the buttons of providers.
 */
const atOnce: Readonly<Record<string, number>> = {
  'all-wallets': 18_000,
  email: 16_000,
  socials: 5_500,
  universal: 3_500,
}

const modulesOf = (built: Built, path: string): string[] =>
  built.chunks.flatMap(({ modules }) => modules).filter((module) => module.startsWith(path))

describe.each(sets.map((set) => ({ set })))('an app with $set', ({ set }) => {
  test('builds with only the packages of its units', async () => {
    const built = await buildApp(`${folder.path}/${nameOf(set)}`)
    builds.set(set, built)
    const packages = packagesIn(built)
    const wanted = pagePackages(set)
    const allowed = await withTheirOwn(wanted)
    expect(wanted.filter((name) => !packages.has(name))).toEqual([])
    expect(runtimePackages(everything).filter((name) => packages.has(name) && !allowed.has(name))).toEqual([])
  })
})

describe.each(featuresWithViews())('the unit $unit with its views in $folder', (feature) => {
  const full = (): Built => builds.get(everything) ?? expect.fail('The app with everything was not built.')

  test('is in chunks of its own or in those of the account, which are loaded with neither the page nor the modal', () => {
    const { chunks } = full()
    const begins = [
      ...closureOf(chunks, ({ isEntry }) => isEntry),
      ...closureOf(chunks, ({ modules }) => modules.includes('src/wallet-modal/modal/modal-parts.ts')),
    ]
    const described = descriptorOf(feature)
    const isOwn = (path: string): boolean => path.startsWith(feature.folder) && !described.includes(path)
    const own = chunks.filter((chunk) => chunk.modules.some(isOwn))
    expect(own.length).toBeGreaterThan(0)
    expect(begins.flatMap(({ modules }) => modules).filter(isOwn)).toEqual([])
    expect(weightOf(begins, described)).toBeLessThan(atOnce[feature.unit] ?? 2_500)
    const others = featuresWithViews().filter(({ folder }) => folder !== feature.folder)
    // What units add to the account comes as two chunks for all units: one with stores, one with views. A visitor who logs in needs both.
    const ofAccount = ['modal/account-parts.ts', 'views/account/account-views.ts'].map(
      (path) => `src/wallet-modal/${path}`,
    )
    const account = closureOf(chunks, ({ modules }) => ofAccount.some((path) => modules.includes(path)))
    const strangers = own
      .filter((chunk) => !account.has(chunk))
      .flatMap(({ modules }) => modules.filter((path) => others.some(({ folder }) => path.startsWith(folder))))
    expect(strangers).toEqual([])
  })
})

const accountFeatures = featuresWithViews('src/wallet-modal/features/account-features.ts')

describe.each([...featuresWithViews(), ...accountFeatures])('the unit $unit in $folder', (feature) => {
  const full = (): Built => builds.get(everything) ?? expect.fail('The app with everything was not built.')

  test('can be left out as a whole: a build without it has none of its modules and texts', () => {
    const marks = marksOf(feature, full())
    expect(marks.length).toBeGreaterThan(2)
    const without = [...builds].filter(([set]) => !closeSelection(set, template.units, true).has(feature.unit))
    expect(without.length).toBeGreaterThan(2)
    for (const [set, built] of without) {
      const text = [...built.chunks.map(({ code }) => code), ...built.assets].join('\n')
      expect(modulesOf(built, feature.folder), nameOf(set)).toEqual([])
      expect(
        marks.filter((mark) => text.includes(mark)),
        nameOf(set),
      ).toEqual([])
    }
  })
})
