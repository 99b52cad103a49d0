import { inspect } from 'node:util'

/** The cases of a run. The same seed and case number produce the same case. */
export interface CaseRange {
  seed: number
  /** The first case, a multiple of the part's block. */
  from: number
  /** The run stops before this case. */
  to: number
}

export interface PartReport {
  cases: number
  /** Valid messages in between that had to be taken, and were. */
  controls: number
  /** The number of cases of each kind. */
  kinds: Record<string, number>
  /** What went wrong, each with what repeats it. */
  failures: string[]
}

/** One of the guards that are attacked. */
export interface Part {
  name: string
  /** How many cases the full run has. */
  count: number
  /** Cases that share a state. A case is repeated together with the cases before it in its block. */
  block: number
  run(range: CaseRange, report: PartReport): Promise<void>
}

const maxFailures = 20

/** Notes a failure, with what repeats it. Only the first ones are kept, because a broken guard lets everything pass. */
export function fail(report: PartReport, repeat: string, what: string, data?: unknown): void {
  if (report.failures.length >= maxFailures) return
  const shown =
    data === undefined
      ? ''
      : `\n${inspect(data, { depth: 5, maxStringLength: 300, maxArrayLength: 4, breakLength: 120 })}`
  report.failures.push(`${repeat}: ${what}${shown.slice(0, 1_500)}`)
}

/** Counts a case. */
export function count(report: PartReport, kind: string): void {
  report.cases += 1
  report.kinds[kind] = (report.kinds[kind] ?? 0) + 1
}

/** Runs a part block by block. */
export async function runPart(
  part: Part,
  { seed, from, to }: CaseRange,
  progress: (cases: number) => void = () => {},
): Promise<PartReport> {
  const report: PartReport = { cases: 0, controls: 0, kinds: {}, failures: [] }
  for (let first = from; first < to; first += part.block) {
    await part.run({ seed, from: first, to: Math.min(first + part.block, to) }, report)
    progress(report.cases)
  }
  return report
}
