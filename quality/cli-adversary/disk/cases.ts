import { nodeFileSystem, portableFileSystem } from '../../../src/fs/node-file-system'
import type { Outcome } from '../../../src/run/outcome'
import { treeBelow } from '../../../src/test-support/real-shop'
import { watchedFileSystem } from '../../../src/test-support/watched-file-system'
import { blows, type Blow } from './blows'
import { watchingCalls } from './calls'
import { scenes, type Scene } from './shops'

type Tree = Record<string, string>
type Run = (scene: Scene, before: () => void) => Promise<Outcome>

/** The moments of a change: before each call of the CLI's own file system, or before each call of node:fs. */
const levels: Readonly<Record<string, Run>> = {
  'file system calls': ({ shop, run }, before) => run({ ...shop.world, fs: watchedFileSystem(nodeFileSystem, before) }),
  'portable file system calls': ({ shop, run }, before) =>
    run({ ...shop.world, fs: watchedFileSystem(portableFileSystem, before) }),
  'node:fs calls': ({ shop, run }, before) => watchingCalls(before, () => run(shop.world)),
}

interface Stage {
  scene: Scene
  level: string
  run: Run
  calls: number
  /** The project before the command, and after an undisturbed run of the command. */
  old: Tree
  next: Tree
}

export interface Report {
  cases: number
  /** How many commands succeeded, and how many ended with an error. */
  done: number
  refused: number
  failure: string | undefined
}

/** Runs commands while the project changes. The same seed and number always give the same case. */
export async function runCases(
  seed: number,
  numbers: Iterable<number>,
  onCase?: (cases: number) => void,
): Promise<Report> {
  const all = await scenes()
  const report: Report = { cases: 0, done: 0, refused: 0, failure: undefined }
  try {
    const stages: Stage[] = []
    for (const scene of all)
      for (const [level, run] of Object.entries(levels)) stages.push(await rehearse(scene, level, run))
    for (const number of numbers) {
      const random = randomOf(seed, number)
      const stage = pick(stages, random)
      const blow = pick(blows, random)
      const call = Math.floor(random() * stage.calls)
      const { outcome, problem } = await play(stage, blow, call)
      report.cases += 1
      report[outcome?.error ? 'refused' : 'done'] += 1
      onCase?.(report.cases)
      if (problem === undefined) continue
      const what = `${stage.scene.name}, ${blow.name}, at call ${call} of ${stage.calls} ${stage.level}`
      report.failure = `${problem}\n  ${what}\n  it said: ${outcome?.error?.code ?? outcome?.exitCode} ${outcome?.error?.message ?? ''}\n  repeat: npm run fuzz -- cli-disk --seed ${seed} --case ${number}`
      return report
    }
    return report
  } finally {
    for (const scene of all) scene.remove()
  }
}

async function rehearse(scene: Scene, level: string, run: Run): Promise<Stage> {
  scene.reset()
  const old = projectOf(scene)
  let calls = 0
  const outcome = await run(scene, () => void calls++)
  if (![0, 5].includes(outcome.exitCode)) throw new Error(`${scene.name}: ${outcome.error?.message}`)
  return { scene, level, run, calls, old, next: projectOf(scene) }
}

async function play(
  { scene, run, old, next }: Stage,
  blow: Blow,
  at: number,
): Promise<{ outcome: Outcome | undefined; problem: string | undefined }> {
  scene.reset()
  const { shop } = scene
  const strike = blow.aim(shop)
  const words = [...scene.words]
  let outside = treeBelow(shop.outside)
  let calls = 0
  const before = (): void => {
    if (calls++ !== at) return
    words.push(...strike())
    outside = treeBelow(shop.outside)
  }
  const outcome = await run(scene, before).catch((error: unknown) => String(error))
  if (typeof outcome === 'string') return { outcome: undefined, problem: `the command threw: ${outcome}` }
  const problem =
    differences(outside, treeBelow(shop.outside), 'outside') ??
    lost(shop.root, words) ??
    unclear(outcome) ??
    mixture(outcome, projectOf(scene), { old, next }, blow)
  return { outcome, problem }
}

function unclear({ error, exitCode }: Outcome): string | undefined {
  if (error === null) return undefined
  const isClear = [1, 4, 5].includes(exitCode) && error.code !== 'WM_UNEXPECTED' && error.hint !== ''
  return isClear ? undefined : `the error is not clear: ${error.code} ${error.message}`
}

function lost(root: string, words: readonly string[]): string | undefined {
  const texts = Object.values(treeBelow(root))
  const gone = words.filter((word) => !texts.some((text) => text.includes(word)))
  return gone.length > 0 ? `lost: ${gone.join(', ')}` : undefined
}

/** Whether the project is the old or the new one, apart from the changed path. */
function mixture(
  outcome: Outcome,
  now: Tree,
  { old, next }: { old: Tree; next: Tree },
  blow: Blow,
): string | undefined {
  // The error names the folder that contains the rest.
  if (outcome.error?.code === 'WM_UNDO_FAILED') return undefined
  const isHit = (path: string): boolean =>
    blow.path === '.' ||
    // Which files have a conflict depends on their content.
    path.endsWith('/wallet-modal.json') ||
    path === blow.path ||
    path.startsWith(`${blow.path}/`) ||
    blow.path.startsWith(`${path}/`)
  const spared = (tree: Tree): Tree =>
    Object.fromEntries(
      [...Object.keys(old), ...Object.keys(next)]
        .filter((path) => !isHit(path))
        .map((path) => [path, tree[path] ?? '']),
    )
  const wanted = [0, 5].includes(outcome.exitCode) ? next : old
  return differences(spared(wanted), spared(now), wanted === next ? 'not the new state' : 'not the old state')
}

function differences(before: Tree, after: Tree, what: string): string | undefined {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const different = paths.filter((path) => before[path] !== after[path])
  return different.length > 0 ? `${what}: ${different.join(', ')}` : undefined
}

/** The files of the project, without the records of runs. Folders are left out. */
function projectOf({ shop }: Scene): Tree {
  const rows = Object.entries(treeBelow(shop.app)).map(
    ([path, text]) => [path.slice(shop.app.length + 1), text] as const,
  )
  return Object.fromEntries(rows.filter(([path, text]) => !path.startsWith('.wallet-modal-') && !/^\d+ \/$/.test(text)))
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

/** Random numbers from 0 to 1, determined by a seed and a case number. */
function randomOf(seed: number, number: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
