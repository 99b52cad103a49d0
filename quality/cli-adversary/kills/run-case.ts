import type { Random } from '../../fuzz/random'
import { createRandom } from '../../fuzz/random'
import type { Order } from './order'
import type { Scene } from './scenes'
import { startCli, type Ended, type Start } from './start-cli'
import { differences, endOf, phaseOf, treeOf, type Ends, type Phase } from './trees'

/** A command that ran once without a kill, so that the kills know its moments. */
export interface Rehearsed {
  scene: Scene
  ends: Ends
  /** How many of its calls change the disk. */
  calls: number
  /** The number of the call that brings the journal into its place. */
  journalAt: number
  /** Milliseconds from the start of the process to the first of these calls, and to the end. */
  first: number
  last: number
}

export interface CaseReport {
  scene: string
  kill: string
  /** `null` if the command had ended before the kill. */
  phase: Phase | null
  /** Whether the run that settled the project was killed, too. */
  isTwice: boolean
  settledBy: string
  /** What the runs that settled it said. */
  answers: string[]
  end: 'old' | 'new' | null
  problems: string[]
}

interface Answer {
  code: string | null
  recovered: string | null
  /** The answer in short. */
  text: string
}

type Plant = Order['plant']

/** Kills one command and lets the next runs settle the project. The same seed and number choose the same command and moment. */
export async function runCase(
  rehearsed: readonly Rehearsed[],
  { seed, number, preload, plant }: { seed: number; number: number; preload: string; plant: Plant },
): Promise<CaseReport> {
  const random = createRandom(seed, number)
  const one = random.pick(rehearsed)
  const { scene, ends } = one
  const start: Start = { place: scene.place, packageRoot: scene.packageRoot, preload }
  scene.layOut()
  const kill = killFor(one, random, plant)
  const { isKilled, ...first } = await startCli(scene.argv, { ...start, ...kill.start })
  const left = treeOf(scene)
  const report: CaseReport = {
    scene: scene.name,
    kill: kill.name,
    phase: isKilled ? phaseOf(scene, left, ends) : null,
    isTwice: false,
    settledBy: 'nothing',
    answers: [],
    end: null,
    problems: [],
  }
  if (!isKilled) {
    const wrong = differences(left, ends.next)
    if (wrong.length > 0)
      report.problems.push(`it was not killed, yet ${wrong.join(', ')} (${first.stdout.slice(0, 300)})`)
    return report
  }
  const settle = random.pick(['again', 'continue', 'abort'] as const)
  const [argv, other] = [flagged(scene, settle), random.pick(['continue', 'abort'] as const)]
  report.settledBy = settle
  if (random.oneIn(4)) {
    const again: Order['at'] = random.below(Math.ceil(one.calls / 3))
    report.isTwice = (await startCli(argv, { ...start, order: { at: again, plant } })).isKilled
  }
  const answer = await settleWith(argv, start, report)
  let told = answer
  if (answer.code === 'WM_RUN_UNFINISHED') {
    const changed = report.isTwice ? [] : differences(left, treeOf(scene))
    if (changed.length > 0) report.problems.push(`the run that refused changed ${changed.join(', ')}`)
    report.settledBy += ` then ${other}`
    told = await settleWith(flagged(scene, other), start, report)
  }
  judge(report, told, treeOf(scene), one)
  return report
}

/** The next run of the command, with the flag that settles what was killed. */
function flagged({ argv }: Scene, choice: 'again' | 'continue' | 'abort'): string[] {
  return [...argv, ...(choice === 'again' ? [] : [`--${choice}`])]
}

function killFor(
  { calls, journalAt, first, last }: Rehearsed,
  random: Random,
  plant: Plant,
): { name: string; start: Pick<Start, 'order' | 'killAfter'> } {
  if (random.oneIn(4)) {
    // From a little before the first write: what happens earlier leaves nothing.
    const span = Math.ceil((last - first * 0.9) * 1.2)
    const after = Math.round(first * 0.9) + random.below(span)
    return { name: `after ${after} ms`, start: { killAfter: after, ...(plant ? { order: { plant } } : {}) } }
  }
  // Every second kill hits while the files of the project move, which is the smaller part of the calls.
  const from = random.oneIn(2) ? journalAt : 0
  const at = from + random.below(calls - from)
  const how = random.pick(['before', 'half', 'after'] as const)
  return { name: `${how} call ${at} of ${calls}`, start: { order: { at, how, plant } } }
}

async function settleWith(argv: readonly string[], start: Start, report: CaseReport): Promise<Answer> {
  const ended = await startCli(argv, start)
  const answer = answerOf(ended)
  if (answer === null) report.problems.push(`no report: ${ended.stdout.slice(0, 200)} ${ended.stderr.slice(0, 200)}`)
  if (answer !== null) report.answers.push(answer.text)
  return answer ?? { code: null, recovered: null, text: '' }
}

function answerOf({ stdout }: Ended): Answer | null {
  try {
    const { error, recovered }: { error?: { code: string; message: string } | null; recovered?: string | null } =
      JSON.parse(stdout)
    const text = error ? `${error.code}: ${error.message}` : (recovered ?? 'done')
    return { code: error?.code ?? null, recovered: recovered ?? null, text }
  } catch {
    return null
  }
}

/** Adds what is wrong after the project was settled. */
function judge(
  report: CaseReport,
  { code, recovered }: Answer,
  tree: Rehearsed['ends']['old'],
  { ends }: Rehearsed,
): void {
  report.end = endOf(tree, ends)
  const { end, problems } = report
  if (end === null) {
    problems.push(
      `neither the old tree (${differences(tree, ends.old).slice(0, 8).join(', ')}) nor the new one (${differences(tree, ends.next).slice(0, 8).join(', ')})`,
    )
  }
  if (recovered === 'continued' && end !== 'new') problems.push('it says continued, but the tree is not the new one')
  if (recovered === 'undone' && end !== 'old') problems.push('it says undone, but the tree is not the old one')
  const isDone = code === null && report.settledBy === 'again'
  if (isDone && end !== 'new')
    problems.push('the same command again says that it is done, but the tree is not the new one')
  if (code === 'WM_UNEXPECTED' || code === 'WM_UNDO_FAILED') problems.push(`it answers ${code}`)
}
