import { compareWithGit, noComparison, type Comparison } from './compare'
import { playHistory, type Plant } from './history'
import type { MergeCase } from './merges'

export interface HistoryOptions {
  seed: number
  from: number
  count: number
  plant?: Plant
  onCase?: (cases: number) => void
  onFailure?: (failure: string) => void
}

export interface HistoryReport {
  histories: number
  /** How often each kind of step occurred. */
  steps: Record<string, number>
  git: Comparison
  failures: string[]
}

/** The number of merges for which git is started at once. */
const batch = 400

/** Plays histories, and compares every merge in them with git. */
export async function runHistories(options: HistoryOptions): Promise<HistoryReport> {
  const { seed, from, count, plant = null } = options
  const report: HistoryReport = { histories: 0, steps: {}, git: noComparison(), failures: [] }
  let merges: MergeCase[] = []
  let numbers: string[] = []
  const compare = async (): Promise<void> => {
    const known = report.git.wrong.length
    await compareWithGit(merges, report.git)
    for (const wrong of report.git.wrong.slice(known))
      fail(`in one of the cases ${numbers.join(', ')} of seed ${seed}: ${wrong}`)
    merges = []
    numbers = []
  }
  const fail = (failure: string): void => {
    report.failures.push(failure)
    options.onFailure?.(failure)
  }
  for (let number = from; number < from + count; number++) {
    const history = await playHistory(seed, number, plant)
    report.histories++
    for (const step of history.steps) report.steps[step] = (report.steps[step] ?? 0) + 1
    if (history.problems.length > 0) {
      fail(
        `case ${number} of seed ${seed} (${history.steps.join(', ')}):\n  ${history.problems.slice(0, 8).join('\n  ')}`,
      )
    }
    merges.push(...history.merges)
    if (history.merges.length > 0) numbers.push(String(number))
    if (merges.length >= batch) await compare()
    options.onCase?.(report.histories)
  }
  await compare()
  return report
}
