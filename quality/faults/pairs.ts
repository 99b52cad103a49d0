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

/** Runs the pairs of faults that the seed and these numbers give. The same seed and the same number always give the same pair. */
export async function runPairs(seed: number, numbers: readonly number[]): Promise<PairsResult> {
  const all = rows.flatMap((row) => [...faultsOf(row)]).filter(({ occasions }) => occasions.length > 0)
  const findings: Finding[] = []
  let bothMet = 0
  for (const index of numbers) {
    const pair = choosePair(all, seed, index)
    const { kind } = pair.one
    running = `--seed ${seed} --case ${index}`
    const { problems, isBothReached } = await kind.runPair({
      one: pair.one.ref,
      other: pair.other.ref,
      atOne: pair.atOne,
      atOther: pair.atOther,
      limits: [pair.one.row.limit, pair.other.row.limit],
    })
    if (isBothReached) bothMet += 1
    if (problems.length === 0) continue
    const tell = ({ ref }: DrivenFault, { moment, shown }: { moment: string; shown: string }) =>
      `${ref.id} ${kind.describe(ref)}, ${moment}, ${shown}`
    const fault = `${tell(pair.one, pair.atOne)} + ${tell(pair.other, pair.atOther)}`
    findings.push({ repeat: `--seed ${seed} --case ${index}`, fault, problems })
  }
  return { pairs: numbers.length, bothMet, findings }
}

/** Adds the results of several runs. */
export function sumOfPairs(results: readonly PairsResult[]): PairsResult {
  const sum = (count: (result: PairsResult) => number) => results.reduce((total, result) => total + count(result), 0)
  return {
    pairs: sum(({ pairs }) => pairs),
    bothMet: sum(({ bothMet }) => bothMet),
    findings: results.flatMap(({ findings }) => findings),
  }
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
