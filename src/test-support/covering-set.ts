import { closeSelection, type Unit } from '../emit/units'

/** A set of chains and features that somebody can end up with: what its units require is in it, and a chain is. */
export type UnitSet = readonly string[]

/** The chains and features of a list of units, in its order: what a person chooses from. */
export function choosable(units: readonly Unit[]): Unit[] {
  return units.filter(({ kind }) => kind === 'chain' || kind === 'feature')
}

/** The ids of all languages. */
export function languages(units: readonly Unit[]): string[] {
  return units.filter(({ kind }) => kind === 'locale').map(({ id }) => id)
}

/** Each chain alone and each feature alone, with the fewest units that it needs, by the id of what is alone. */
export function singleSets(units: readonly Unit[]): Map<string, UnitSet> {
  return new Map(choosable(units).map(({ id }) => [id, completed(units, [id], []) ?? []]))
}

/**
 * Few sets that cover every pair of chains and features in each of its four combinations (both, one, the other, neither) that any set
 * can have. Everything and each unit alone are among them. Deterministic; grows with the number of units, not with that of their sets.
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

/** Two units, each wanted or not. */
export interface Pair {
  inside: readonly string[]
  outside: readonly string[]
}

/** Every pair of ids in its four combinations. */
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

/** Whether a set shows a pair in this combination. */
export function holds(set: UnitSet, { inside, outside }: Pair): boolean {
  return inside.every((id) => set.includes(id)) && !outside.some((id) => set.includes(id))
}

/** A set that holds the first pair, and as many of the others as go together with it. */
function packed(units: readonly Unit[], pairs: readonly Pair[]): UnitSet {
  let best: Pair = { inside: [], outside: [] }
  for (const { inside, outside } of pairs) {
    const more = { inside: [...best.inside, ...inside], outside: [...best.outside, ...outside] }
    if (completed(units, more.inside, more.outside)) best = more
  }
  return completed(units, best.inside, best.outside) ?? []
}

/** The smallest set with some units and without others; `null` when there is none. */
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
