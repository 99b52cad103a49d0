import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from './order'
import { rehearse } from './rehearse'
import { runCase, type CaseReport } from './run-case'
import { openScenes } from './scenes'

export interface KillOptions {
  seed: number
  from: number
  count: number
  /** The program that is loaded into the CLI. */
  preload: string
  dist: string
  /** The number of commands at the same time, each in a project of its own. */
  jobs: number
  plant?: Order['plant']
  onCase?: (cases: number) => void
  onFailure?: (failure: string) => void
}

export interface KillReport {
  /** Commands that were killed before they ended. */
  kills: number
  /** Commands that ended first. */
  late: number
  twice: number
  scenes: Record<string, number>
  phases: Record<string, number>
  settled: Record<string, number>
  ends: Record<string, number>
  failures: string[]
}

/** Kills commands and settles what they leave, until as many kills as wanted have hit. */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const { seed, from, count, preload, dist, plant = null } = options
  const report: KillReport = {
    kills: 0,
    late: 0,
    twice: 0,
    scenes: {},
    phases: {},
    settled: {},
    ends: {},
    failures: [],
  }
  // Commands that end first do not count, so others take their turn. One case alone is run once.
  const most = count === 1 ? 1 : 2 * count
  let next = from
  const lane = async (rehearsed: Awaited<ReturnType<typeof rehearse>>): Promise<void> => {
    while (report.kills < count && next < from + most) {
      const number = next++
      const one = await runCase(rehearsed, { seed, number, preload, plant })
      const failure = add(report, one, seed, number)
      if (failure !== null) {
        report.failures.push(failure)
        options.onFailure?.(failure)
      }
      options.onCase?.(report.kills + report.late)
    }
  }
  const folders = Array.from({ length: options.jobs }, () => mkdtempSync(join(tmpdir(), 'wallet-modal-kills-')))
  try {
    // One after the other, because commands that prepare a project run in this process.
    const lanes = []
    for (const folder of folders) lanes.push(await rehearse(await openScenes(folder, dist), folder, preload))
    await Promise.all(lanes.map(lane))
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  return report
}

/** Counts a case, and returns a description of its problems; `null` if it has none. */
function add(report: KillReport, one: CaseReport, seed: number, number: number): string | null {
  const count = (counts: Record<string, number>, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1)
  if (one.phase === null) report.late++
  else {
    report.kills++
    if (one.isTwice) report.twice++
    count(report.scenes, one.scene)
    count(report.phases, one.phase)
    count(report.settled, one.settledBy)
    count(report.ends, one.end ?? 'mixed')
  }
  if (one.problems.length === 0) return null
  const what = `${one.scene}; killed ${one.kill}${one.isTwice ? ', and again' : ''}; ${one.phase ?? 'too late'}; settled by ${one.settledBy}: ${one.answers.join(', then ')}`
  return `case ${number} of seed ${seed} (${what}):\n  ${one.problems.join('\n  ')}`
}
