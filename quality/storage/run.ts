import { setMaxListeners } from 'node:events'
import { IDBKeyRange } from 'fake-indexeddb'
import type { Case } from './case'
import { runCase } from './case'
import { countTasks } from './turns'

/** What a run of cases reports. */
export interface StorageReport {
  /** The cases whose fault was reached. */
  cases: number
  /** The cases that ended before their fault. They do not count. */
  unreached: number
  /** The rows that pages were told of as stored. */
  confirmed: number
  /** The number of counted cases for each call and fault. */
  kinds: Record<string, number>
  /** The longest time of each call of a table, in milliseconds of the clock. */
  longest: Record<string, number>
  /** The most times that one page opened the database within a minute. */
  opensPerMinute: number
  failures: string[]
}

/** The most openings of one page within a minute: four times three connections, each of which Dexie may open three times. */
const maxOpens = 36

const maxFailures = 10

/** Prepares the process for cases. Everything that nobody catches, and all that a library writes to the console, is noted. */
function prepare(note: (what: string) => void): void {
  // Every part of the modal adds a listener to the abort signal of the page.
  setMaxListeners(0)
  Object.assign(globalThis, { IDBKeyRange })
  countTasks()
  // The faults are thousands of errors, whose stacks nobody reads.
  Error.stackTraceLimit = 0
  // Dexie tells developers there that it opens a database again.
  console.warn = () => {}
  process.on('unhandledRejection', (error) => note(`nobody catches ${String(error)}`))
  process.on('uncaughtException', (error) => note(`it throws into the page: ${String(error)}`))
}

/** Runs every `step`-th case from `from` on until `count` cases have reached their fault. */
export async function runCases(
  seed: number,
  { from, step, count }: { from: number; step: number; count: number },
  progress: (cases: number) => void = () => {},
  spoil?: (one: Case) => void,
): Promise<StorageReport> {
  const report: StorageReport = {
    cases: 0,
    unreached: 0,
    confirmed: 0,
    kinds: {},
    longest: {},
    opensPerMinute: 0,
    failures: [],
  }
  const uncaught: string[] = []
  prepare((what) => uncaught.push(what))
  for (let index = from; report.cases < count && report.failures.length < maxFailures; index += step) {
    const { plan, reached, confirmed, steps, violations, longest, opensPerMinute } = await runCase(seed, index, spoil)
    violations.push(...uncaught.splice(0))
    if (opensPerMinute > maxOpens) violations.push(`a page opens the database ${opensPerMinute} times in a minute`)
    if (violations.length > 0)
      report.failures.push(
        [
          `seed ${seed}, case ${index}: ${JSON.stringify(plan)}`,
          ...steps.map((name) => `  ${name}`),
          ...new Set(violations),
        ].join('\n'),
      )
    if (reached === 0) report.unreached += 1
    else {
      report.cases += 1
      report.confirmed += confirmed
      const kind = `${plan.at} ${plan.fault.kind}`
      report.kinds[kind] = (report.kinds[kind] ?? 0) + 1
    }
    for (const [name, time] of longest) report.longest[name] = Math.max(report.longest[name] ?? 0, time)
    report.opensPerMinute = Math.max(report.opensPerMinute, opensPerMinute)
    progress(report.cases)
  }
  return report
}
