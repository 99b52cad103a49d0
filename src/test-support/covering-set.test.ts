import { fileURLToPath } from 'node:url'
import { array, assert, boolean, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTemplate } from '../emit/template'
import { closeSelection, type Unit } from '../emit/units'
import { nodeFileSystem } from '../fs/node-file-system'
import { choosable, coveringSets, holds, pairsOf, singleSets, type Pair, type UnitSet } from './covering-set'

const { units: real } = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../../template', import.meta.url)))

const unit = (id: string, kind: Unit['kind'], requires: string[] = []): Unit => ({
  id,
  kind,
  requires,
  title: id,
  default: true,
  with: [],
  testRequires: [],
  files: [],
  suites: [],
  dependencies: [],
  testDependencies: [],
  starterDependencies: [],
  scripts: [],
})

/** Finds every possible set by trying all sets. */
function everySet(units: readonly Unit[]): UnitSet[] {
  const ids = choosable(units).map(({ id }) => id)
  const subsets = ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])
  return subsets.filter((set) => {
    const closed = closeSelection(set, units, false)
    const isClosed = ids.every((id) => closed.has(id) === set.includes(id))
    return isClosed && units.some(({ id, kind }) => kind === 'chain' && set.includes(id))
  })
}

const pairsOfUnits = (units: readonly Unit[]) => pairsOf(choosable(units).map(({ id }) => id))

/**
 * Returns whether a set can have a pair: the smallest set with the pair's units and a chain must not contain a unit that the pair excludes.
 * Trying all sets would take 2 to the power of the number of units.
 */
function isPossible(units: readonly Unit[], { inside, outside }: Pair): boolean {
  const chains = units.filter(({ kind }) => kind === 'chain')
  return chains.some(({ id }) => {
    const closed = closeSelection([...inside, id], units, false)
    return outside.every((other) => !closed.has(other))
  })
}

/** Returns the possible pairs that are in none of the given sets. */
function missed(units: readonly Unit[], sets: readonly UnitSet[]): Pair[] {
  return pairsOfUnits(units).filter((pair) => isPossible(units, pair) && !sets.some((set) => holds(set, pair)))
}

/** Lists of units that require earlier units, with at least one chain. */
const someUnits = array(record({ isChain: boolean(), needs: integer({ min: -1, max: 5 }) }), { maxLength: 6 }).map(
  (rows) => [
    unit('first', 'chain'),
    ...rows.map(({ isChain, needs }, index) =>
      unit(`u${index}`, isChain ? 'chain' : 'feature', needs >= 0 && needs < index ? [`u${needs}`] : []),
    ),
  ],
)

describe('the covering set', () => {
  test('of the template misses no pair', () => {
    expect(missed(real, coveringSets(real))).toEqual([])
  })

  test('of any units misses no pair, and has only sets that are possible', () => {
    assert(
      property(someUnits, (units) => {
        const sets = coveringSets(units)
        const all = everySet(units)
        const possible = new Set(all.map((set) => set.join()))
        for (const pair of pairsOfUnits(units))
          expect(isPossible(units, pair)).toBe(all.some((set) => holds(set, pair)))
        expect(missed(units, sets)).toEqual([])
        expect(sets.filter((set) => !possible.has(set.join()))).toEqual([])
      }),
    )
  })

  test('has everything, and each unit alone with nothing that it does not need', () => {
    const sets = coveringSets(real).map((set) => set.join())
    expect(sets).toContain(
      choosable(real)
        .map(({ id }) => id)
        .join(),
    )
    for (const [id, set] of singleSets(real)) {
      expect(sets).toContain(set.join())
      const others = set.filter((other) => other !== id && real.find((one) => one.id === other)?.kind === 'feature')
      expect(others.filter((other) => !closeSelection([id], real, false).has(other))).toEqual([])
    }
  })

  test('grows with the number of units, and does not double', () => {
    const many = Array.from({ length: 30 }, (_, index) => unit(`u${index}`, index < 8 ? 'chain' : 'feature'))
    expect(coveringSets(many).length).toBeLessThan(2 * many.length)
    expect(coveringSets(real).length).toBeLessThan(2 * choosable(real).length)
  })
})
