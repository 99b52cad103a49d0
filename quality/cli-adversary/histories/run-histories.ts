import { compareWithGit, noComparison, type Comparison } from './compare'
import { playHistory, type Plant } from './history'
import type { MergeCase } from './merges'

export interface HistoryOptions {
  seed: number
  from: number
  count: number
  /** Takes one of so many numbers, for processes that share them. */
  step?: number
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

export function noHistories(): HistoryReport {
  return { histories: 0, steps: {}, git: noComparison(), failures: [] }
}

/** Adds the report of another process. */
export function addReport(all: HistoryReport, { histories, steps, git, failures }: HistoryReport): void {
  all.histories += histories
  for (const [step, times] of Object.entries(steps)) all.steps[step] = (all.steps[step] ?? 0) + times
  for (const name of ['merges', 'clean', 'conflicts', 'restyled'] as const) all.git[name] += git[name]
  for (const name of ['stricter', 'laxer', 'otherText'] as const) all.git.ambiguous[name] += git.ambiguous[name]
  all.git.wrong.push(...git.wrong)
  all.failures.push(...failures)
}

/** The number of merges for which git is started at once. */
const batch = 400

/** Plays histories, and compares every merge in them with git. */
export async function runHistories(options: HistoryOptions): Promise<HistoryReport> {
  const { seed, from, count, step = 1, plant = null } = options
  const report = noHistories()
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
  for (let number = from; number < from + count; number += step) {
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
