import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interceptCalls, type DiskCall } from '../kills/disk-calls'
import { openScenes, type Scene } from '../kills/scenes'
import { differences, treeOf, type Ends } from '../kills/trees'
import { runHere, type CommandResult } from '../run-command'
import { faults, type Fault } from './fault'

export interface FaultOptions {
  /** Takes one of so many cases. */
  share: number
  /** Chooses which. */
  seed: number
  /** Only this case. */
  only?: number
  dist: string
  /** A fault of the CLI to plant, which the checks have to notice: calls that it leaves out after a failure. */
  leavesOut?: (call: DiskCall) => boolean
  onCase?: (cases: number) => void
  onFailure?: (failure: string) => void
}

export interface FaultReport {
  cases: number
  /** The calls that change the disk, of all commands. */
  calls: number
  /** How many commands told the fault and how many did their work all the same. */
  told: number
  done: number
  codes: Record<string, number>
  failures: string[]
}

/** Lets every call of every command that changes the disk fail in each way. After a failure everything has to be as before. */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const report: FaultReport = { cases: 0, calls: 0, told: 0, done: 0, codes: {}, failures: [] }
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-faults-'))
  let number = 0
  try {
    for (const scene of await openScenes(folder, options.dist)) {
      const { ends, names } = await rehearse(scene)
      report.calls += names.length
      for (const [at, name] of names.entries()) {
        for (const fault of faults.filter(({ fits }) => fits(name))) {
          const isChosen =
            options.only === undefined
              ? number % options.share === options.seed % options.share
              : number === options.only
          if (isChosen) {
            const problem = await play(scene, ends, fault, at, options, report)
            if (problem !== null) {
              const failure = `case ${number} (${scene.name}, ${fault.name} at call ${at} of ${names.length}, ${name}): ${problem}`
              report.failures.push(failure)
              options.onFailure?.(failure)
            }
            options.onCase?.(++report.cases)
          }
          number++
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return report
}

async function rehearse(scene: Scene): Promise<{ ends: Ends; names: string[] }> {
  scene.layOut()
  const old = treeOf(scene)
  const names: string[] = []
  const { exitCode, stdout } = await meeting(scene, scene.argv, (call) => {
    names.push(call.name)
    return call.run()
  })
  if (exitCode !== 0 && exitCode !== 5) throw new Error(`${scene.name}: ${stdout}`)
  return { ends: { old, next: treeOf(scene) }, names }
}

async function play(
  scene: Scene,
  { old, next }: Ends,
  fault: Fault,
  at: number,
  { leavesOut }: FaultOptions,
  report: FaultReport,
): Promise<string | null> {
  scene.layOut()
  let number = 0
  const { exitCode, stdout } = await meeting(scene, scene.argv, (call) => {
    const mine = number++
    return mine > at && leavesOut?.(call) ? undefined : fault.meet(call, mine, at)
  })
  if (number <= at) return 'the call was not reached'
  const { error, warnings = [] }: { error?: { code: string; hint: string } | null; warnings?: string[] } =
    JSON.parse(stdout)
  const code = error?.code ?? 'done'
  report.codes[code] = (report.codes[code] ?? 0) + 1
  if (exitCode !== 0 && exitCode !== 5) {
    report.told++
    const wrong = differences(treeOf(scene), old)
    if (wrong.length > 0) return `${code}, but not as before: ${wrong.slice(0, 8).join(', ')}`
    return code === 'WM_UNEXPECTED' || code === 'WM_UNDO_FAILED' ? `it answers ${code}: ${stdout.slice(0, 400)}` : null
  }
  report.done++
  // What could not be cleared away, the next run clears. Without a key the run has told that nothing is kept for `undo`.
  const settled = await meeting(scene, [...scene.argv, '--continue'], (call) => call.run())
  const isUnsigned = warnings.some((warning) => warning.includes('cannot be undone'))
  const isMeant = (path: string): boolean => !(isUnsigned && path.includes('/.wallet-modal-undo'))
  const wrong = differences(treeOf(scene), next).filter(isMeant)
  return wrong.length > 0
    ? `done, but not the new tree: ${wrong.slice(0, 8).join(', ')} (then ${settled.stdout.slice(0, 200)})`
    : null
}

/** Runs a command line in this process while a function answers its calls to the disk. */
async function meeting(
  { place, packageRoot }: Scene,
  argv: readonly string[],
  meet: (call: DiskCall) => unknown,
): Promise<CommandResult> {
  const leave = interceptCalls(meet)
  try {
    return await runHere([...argv, '--json', '--no-input'], place, packageRoot)
  } finally {
    leave()
  }
}
