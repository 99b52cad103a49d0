import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { comparisons, everything, evmLibraries } from '../bench/units/comparisons'
import { framePhases, sizesOf } from '../bench/units/phases'
import { costOf, tableOf } from '../bench/units/table'
import { readTemplate } from '../src/emit/template'
import { closeSelection } from '../src/emit/units'
import { nodeFileSystem } from '../src/fs/node-file-system'
import { accountModules } from '../src/size/account-modules'
import { pagePhases, type Phase } from '../src/size/phases'
import { choosable } from '../src/test-support/covering-set'

const template = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../template', import.meta.url)))
const { units } = template
const all = comparisons(units)
const togetherWith = (id: string) => all.find((each) => each.id === id)?.together

describe('the units that the bench compares', () => {
  test('are all that a team can choose and the embedded wallet, sorted by id', () => {
    const ids = [...choosable(units).map(({ id }) => id), 'auth-frame']
    expect(all.map(({ id }) => id)).toEqual(ids.sort())
  })

  test.each(all)('$id leaves, and only the units that require it leave with it', ({ id, together, ...sets }) => {
    const [whole, rest] = [sets.with, sets.without].map((set) => closeSelection(set, units, false))
    expect(whole?.has(id)).toBe(true)
    expect(rest?.has(id)).toBe(false)
    const left = sets.with.filter((each) => !sets.without.includes(each))
    expect(left.filter((each) => each !== id)).toEqual(together)
    for (const each of together) expect(closeSelection([each], units, false)).toContain(id)
  })

  test('farcaster leaves with socials, and all of the embedded wallet with auth-frame', () => {
    expect(togetherWith('socials')).toEqual(['farcaster'])
    expect(togetherWith('farcaster')).toEqual([])
    expect(togetherWith('auth-frame')).toEqual(['email', 'socials', 'farcaster', 'smart-accounts', 'wallet-server'])
  })

  test('a build has one library for EVM wallets: the one that is measured, or else ethers', () => {
    const libraries = (set: readonly string[]) => set.filter((id) => evmLibraries.includes(id))
    expect(libraries(everything(units))).toEqual(['ethers'])
    for (const each of all) {
      const isLibrary = evmLibraries.includes(each.id)
      expect(libraries(each.with), each.id).toEqual([isLibrary ? each.id : 'ethers'])
      expect(libraries(each.without), each.id).toEqual(isLibrary ? [] : ['ethers'])
    }
  })
})

describe('the phases of a visit', () => {
  test('cannot be weighed when the module of a phase has moved', () => {
    const moved: Phase = { title: 'opening', always: ['moved.ts'], some: [] }
    expect(() => sizesOf([], [moved])).toThrow('No chunk has moved.ts')
  })

  test('name modules of the template', () => {
    const paths = [...template.files.keys()]
    const inFrame = paths.map((path) => path.replace(/^src\/wallet-modal\/wallet-frame\//, ''))
    const { modules, unclear } = accountModules(template.files)
    expect(modules.length).toBeGreaterThan(5)
    expect(unclear).toEqual([])
    for (const [phases, files] of [
      [pagePhases('src/main.tsx', 'src/wallet-modal', modules), paths] as const,
      [framePhases, inFrame] as const,
    ])
      for (const { always, some } of phases) {
        expect(files).toEqual(expect.arrayContaining([...always]))
        for (const pattern of some)
          expect(
            files.some((path) => pattern.test(path)),
            String(pattern),
          ).toBe(true)
      }
  })
})

describe('the table of the costs', () => {
  const more = { page: [1000, 200, 30, 4], frame: [50, 60, 70, 80] }
  const comparison = { id: 'login', with: ['login', 'code'], without: [], together: ['code'] }

  test('has the difference of each phase, which may be negative', () => {
    const less = { page: [900, 200, 35, 0], frame: [50, 59, 70, 80] }
    expect(costOf(comparison, more, less)).toEqual({
      id: 'login',
      together: ['code'],
      page: [100, 0, -5, 4],
      frame: [0, 1, 0, 0],
    })
  })

  test('counts the whole wallet frame for a unit that takes it away', () => {
    expect(costOf(comparison, more, { page: more.page, frame: undefined }).frame).toEqual(more.frame)
  })

  test('has a line for each unit, with what leaves together with it, and one for everything', () => {
    const cost = costOf(comparison, more, { page: [900, 200, 35, 0], frame: undefined })
    const lines = tableOf([cost], more).map((line) => line.trim().split(/\s+/).join(' '))
    expect(lines).toEqual([
      'page: | frame:',
      'unit before click opening connected on demand | READY answering opening on demand',
      'login 100 – -5 4 | 50 60 70 80 with code',
      'everything 1000 200 30 4 | 50 60 70 80',
    ])
  })
})
