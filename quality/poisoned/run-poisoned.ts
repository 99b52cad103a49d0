import './page'
import { createStillRoot } from '../../template/src/gallery/still-root'
import { allViews, loadView } from '../../template/src/wallet-modal/views/registry'
import { createRandom } from '../fuzz/random'
import { activitySources } from './activity-sources'
import { draw } from './draw'
import { moneySources } from './money-sources'
import { nameSources } from './name-sources'
import { leavePage } from './page'
import { poisoned } from './poison'
import type { Shown, Source } from './source'
import { tokenSources } from './token-sources'
import { walletSources } from './wallet-sources'

const sources = [...tokenSources, ...activitySources, ...nameSources, ...moneySources, ...walletSources]

/**
 * Each group of consecutive case numbers belongs to one source and one view. A view of a single item uses only the first
 * `perSingle` cases of the group.
 */
const perGroup = 10
const perSingle = 3

/** The cases to run. The same seed and the same case number produce the same data. */
export interface PoisonRange {
  seed: number
  /** The number of the first case. */
  from: number
  /** The run stops before this case number. */
  to: number
  /** The run stops when this many cases have reached a view. */
  reached: number
}

/** The results of one source. */
interface PoisonTally {
  cases: number
  refused: number
  /** The number of cases that the product accepted and that appeared in a rendered view. */
  reached: number
}

export interface PoisonReport {
  cases: number
  reached: number
  bySource: Record<string, PoisonTally>
  /** The number of cases that reached each view. */
  byView: Record<string, number>
  /** The errors of rendering, each with its case and the data of the case. */
  failures: string[]
}

interface Case {
  index: number
  tag: string
  text: string
  item: unknown
}

/** Poisons the data of one case and lets the product read the data. Undefined when the product refuses the data. */
async function readCase(source: Source, seed: number, index: number): Promise<Case | undefined> {
  const random = createRandom(seed, index)
  const tag = (0xa0000000 + index).toString(16)
  const text = poisoned(source.make(tag, random), random)
  const item = await source.read(text)
  return item === undefined ? undefined : { index, tag, text, item }
}

function render({ create }: Shown<unknown>, cases: readonly Case[]): string {
  leavePage()
  const root = create(cases.map(({ item }) => item))
  try {
    return draw(root).toLowerCase()
  } finally {
    root.dispose()
  }
}

/** Renders cases together. When that throws, each case is rendered alone to find out which case throws. */
function thrownBy(shown: Shown<unknown>, cases: readonly Case[]): { text: string; thrown: [Case, unknown][] } {
  try {
    return { text: render(shown, cases), thrown: [] }
  } catch (error) {
    const [first] = cases
    if (!first || cases.length === 1) return { text: '', thrown: first ? [[first, error]] : [] }
    const alone = cases.flatMap((one) => thrownBy(shown, [one]).thrown)
    return { text: '', thrown: alone.length > 0 ? alone : [[first, error]] }
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 6).join('\n') : String(error)
}

/** Poisons data, and renders the data that the product accepts. */
export async function runPoisoned({ seed, from, to, reached }: PoisonRange): Promise<PoisonReport> {
  const root = createStillRoot({}, () => {})
  await Promise.all([...allViews(root.modalStores.loadedUnits).keys()].map((id) => loadView(root, id)))
  const report: PoisonReport = { cases: 0, reached: 0, bySource: {}, byView: {}, failures: [] }
  for (let index = from; index < to && report.reached < reached;) {
    const group = Math.floor(index / perGroup)
    const random = createRandom(seed, -1 - group)
    const source = random.pick(sources)
    const [view, shown] = random.pick(Object.entries(source.views))
    const end = Math.min(group * perGroup + (shown.isList ? perGroup : perSingle), to)
    const tally = (report.bySource[source.name] ??= { cases: 0, refused: 0, reached: 0 })
    const made: Case[] = []
    for (; index < end; index += 1) {
      tally.cases += 1
      const one = await readCase(source, seed, index)
      if (one) made.push(one)
      else tally.refused += 1
    }
    index = (group + 1) * perGroup
    for (const cases of shown.isList ? [made] : made.map((one) => [one])) {
      if (cases.length === 0) continue
      const { text, thrown } = thrownBy(shown, cases)
      for (const [one, error] of thrown)
        report.failures.push(
          `--seed ${seed} --case ${one.index}: ${source.name}, ${view}: ${wordsOf(error)}\n${one.text.slice(0, 2_000)}`,
        )
      const seen = cases.filter(({ tag }) => text.includes(tag)).length
      tally.reached += seen
      report.reached += seen
      report.byView[view] = (report.byView[view] ?? 0) + seen
    }
  }
  report.cases = Object.values(report.bySource).reduce((sum, { cases }) => sum + cases, 0)
  return report
}
