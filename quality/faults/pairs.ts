import { createRandom } from '../fuzz/random'
import type { DrivenFault, Finding } from './run'
import { faultsOf } from './run'
import { rows } from './table'

/** What repeats the pair that is running, so that a pair that never ends can be named. */
export let running = ''

export interface PairsResult {
  pairs: number
  /** The pairs in which the product met both faults. The first fault can keep the visitor from the second. */
  bothMet: number
  findings: readonly Finding[]
}

/**
 * Runs random pairs of faults. The same seed and the same number give the same pair.
 * @param only the number of a single pair
 */
export async function runPairs(seed: number, count: number, only?: number): Promise<PairsResult> {
  const all = rows.flatMap((row) => [...faultsOf(row)]).filter(({ occasions }) => occasions.length > 0)
  const findings: Finding[] = []
  let [pairs, bothMet] = [0, 0]
  for (let index = only ?? 0; index < (only === undefined ? count : only + 1); index += 1) {
    const pair = choosePair(all, seed, index)
    const { kind } = pair.one
    running = `--seed ${seed} --case ${index}`
    const { problems, isBothReached } = await kind.runPair({
      one: pair.one.ref,
      other: pair.other.ref,
      atOne: pair.atOne,
      atOther: pair.atOther,
      limit: Math.max(pair.one.row.limit, pair.other.row.limit),
    })
    pairs += 1
    if (isBothReached) bothMet += 1
    if (problems.length === 0) continue
    const tell = ({ ref }: DrivenFault, { moment, shown }: { moment: string; shown: string }) =>
      `${ref.id} ${kind.describe(ref)}, ${moment}, ${shown}`
    const fault = `${tell(pair.one, pair.atOne)} + ${tell(pair.other, pair.atOther)}`
    findings.push({ repeat: `--seed ${seed} --case ${index}`, fault, problems })
  }
  return { pairs, bothMet, findings }
}

/** Chooses two faults of different rows that can happen in one visit, with their occasions. */
function choosePair(all: readonly DrivenFault[], seed: number, index: number) {
  const random = createRandom(seed, index)
  for (;;) {
    const [one, other] = [random.pick(all), random.pick(all)]
    if (one.kind !== other.kind || one.row === other.row) continue
    const atOne = random.pick(one.occasions)
    const others = other.occasions.filter(({ shown }) => shown === atOne.shown)
    if (others.length > 0) return { one, other, atOne, atOther: random.pick(others) }
  }
}
