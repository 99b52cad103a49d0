import { inspect } from 'node:util'

/** The result of a part, or of a share of a part. */
export interface Report {
  /** Inputs that reached the guard. */
  reached: number
  /** Inputs that did not. They do not count. */
  missed: number
  taken: number
  refused: number
  /** The longest time of a call, in milliseconds. */
  slowest: number
  /** The processor time of the run, in milliseconds. */
  spent: number
  failures: string[]
}

const maxFailures = 20

export function emptyReport(): Report {
  return { reached: 0, missed: 0, taken: 0, refused: 0, slowest: 0, spent: 0, failures: [] }
}

/** Notes a failure with the input. Only the first failures are kept, because a broken guard fails on every input. */
export function fail(report: Report, repeat: string, what: string, input?: unknown): void {
  if (report.failures.length >= maxFailures) return
  report.failures.push(`${repeat}: ${what}\n${shown(input)}`)
}

/** An input as text. A hostile input may throw while it is read. */
function shown(input: unknown): string {
  try {
    return inspect(input, { depth: 6, maxStringLength: 400, maxArrayLength: 8, breakLength: 120 }).slice(0, 2_000)
  } catch {
    return 'The input cannot be shown'
  }
}

export function addTo(sum: Report, report: Report): void {
  sum.reached += report.reached
  sum.missed += report.missed
  sum.taken += report.taken
  sum.refused += report.refused
  sum.spent += report.spent
  sum.slowest = Math.max(sum.slowest, report.slowest)
  for (const failure of report.failures) if (sum.failures.length < maxFailures) sum.failures.push(failure)
}
