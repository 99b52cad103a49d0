import { closeSelection, type Unit } from '../emit/units'

/** A set of chains and features that a copy can have. The set contains the units that its units require, and at least one chain. */
export type UnitSet = readonly string[]

/** Returns the chains and features of a list of units, in the order of the list. A person chooses from these units. */
export function choosable(units: readonly Unit[]): Unit[] {
  return units.filter(({ kind }) => kind === 'chain' || kind === 'feature')
}

/** The ids of all languages. */
export function languages(units: readonly Unit[]): string[] {
  return units.filter(({ kind }) => kind === 'locale').map(({ id }) => id)
}

/** Returns a set for each chain alone and each feature alone, with the fewest units that it needs, by the id of the chain or feature. */
export function singleSets(units: readonly Unit[]): Map<string, UnitSet> {
  return new Map(choosable(units).map(({ id }) => [id, completed(units, [id], []) ?? []]))
}

/**
 * Returns few sets that cover every pair of chains and features. For each pair, the sets cover each of the four combinations (both, one,
 * the other, neither) that a set can have. The set of all units and the sets of single units are among them. The result is deterministic.
 * Its size grows with the number of units, not with the number of possible sets.
 */
export function coveringSets(units: readonly Unit[]): UnitSet[] {
  const ids = choosable(units).map(({ id }) => id)
  const sets: UnitSet[] = [ids, ...singleSets(units).values()]
  let open = pairsOf(ids).filter(
    (pair) => completed(units, pair.inside, pair.outside) && !sets.some((set) => holds(set, pair)),
  )
  while (open.length > 0) {
    const set = packed(units, open)
    sets.push(set)
    open = open.filter((pair) => !holds(set, pair))
  }
  return [...new Map(sets.map((set) => [set.join(), set])).values()]
}

/** Two units, each required or excluded. */
export interface Pair {
  inside: readonly string[]
  outside: readonly string[]
}

/** Returns every pair of ids in its four combinations. */
export function pairsOf(ids: readonly string[]): Pair[] {
  return ids.flatMap((one, index) =>
    ids.slice(index + 1).flatMap((other): Pair[] => [
      { inside: [one], outside: [other] },
      { inside: [other], outside: [one] },
      { inside: [], outside: [one, other] },
      { inside: [one, other], outside: [] },
    ]),
  )
}

/** Returns whether a set has this combination of a pair. */
export function holds(set: UnitSet, { inside, outside }: Pair): boolean {
  return inside.every((id) => set.includes(id)) && !outside.some((id) => set.includes(id))
}

/** Returns a set that has the first pair, and as many other pairs as are possible together with it. */
function packed(units: readonly Unit[], pairs: readonly Pair[]): UnitSet {
  let best: Pair = { inside: [], outside: [] }
  for (const { inside, outside } of pairs) {
    const more = { inside: [...best.inside, ...inside], outside: [...best.outside, ...outside] }
    if (completed(units, more.inside, more.outside)) best = more
  }
  return completed(units, best.inside, best.outside) ?? []
}

/** Returns the smallest set with some units and without others; `null` if there is no such set. */
function completed(units: readonly Unit[], inside: readonly string[], outside: readonly string[]): UnitSet | null {
  const candidates = units.filter(({ kind }) => kind === 'chain').map(({ id }) => [...inside, id])
  for (const wanted of [inside, ...candidates]) {
    const closed = closeSelection(wanted, units, false)
    const set = choosable(units).filter(({ id }) => closed.has(id))
    if (set.some(({ kind }) => kind === 'chain') && !outside.some((id) => closed.has(id)))
      return set.map(({ id }) => id)
  }
  return null
}
