import { createRandom, type Random } from '../../fuzz/random'
import { snapshotOf, type Place } from '../place'
import { runApart, runHere } from '../run-command'
import { problemsOf } from './checks'
import { commandLine } from './commands'
import { origins, type Workshop } from './origins'
import type { Part } from './part'
import { topics, type Topic } from './parts/parts'

/** How long a command may take, in milliseconds. */
const patience = 5_000

export interface CaseReport {
  /** The parts and the command of the case. */
  origin: string
  parts: string[]
  command: string
  isApart: boolean
  exitCode: number | null
  code: string | null
  problems: string[]
}

/**
 * Lays out one hostile repository, runs one command in it, and tells what must not be. The same seed and number repeat it. A case that
 * takes too long is run once more: on a busy machine, a command may have waited for its turn.
 */
export async function runCase(workshop: Workshop, seed: number, number: number): Promise<CaseReport> {
  const first = await runOnce(workshop, seed, number)
  if (first.took <= patience) return first
  const again = await runOnce(workshop, seed, number)
  const slow = again.took > patience ? [`it took ${Math.round(again.took)} ms`] : []
  return { ...first, problems: [...first.problems, ...slow] }
}

async function runOnce(workshop: Workshop, seed: number, number: number): Promise<CaseReport & { took: number }> {
  const random = createRandom(seed, number)
  const origin = random.pick(origins)
  const place = workshop.layOut(origin)
  // Half of the cases aim: what they bring and what is run have to do with each other. The others mix.
  const aim = random.oneIn(2) ? random.pick(topics) : null
  const parts = layParts(place, random, aim)
  const line = commandLine(place, random, aim?.commands)
  const isApart = random.oneIn(25)
  const before = snapshotOf(place.root)
  const begun = performance.now()
  const result = await (isApart ? runApart : runHere)(line.argv, place, workshop.packageRoot)
  const took = performance.now() - begun
  const after = snapshotOf(place.root)
  const problems = problemsOf({ line, result, place, before, after })
  const command = line.argv.join(' ').replaceAll(place.root, '')
  return { origin, parts, command, isApart, exitCode: result.exitCode, code: codeIn(result.stdout), problems, took }
}

function layParts(place: Place, random: Random, aim: Topic | null): string[] {
  const length = aim ? 1 + random.below(2) : random.below(5)
  const chosen: Part[] = Array.from({ length }, () => random.pick((aim ?? random.pick(topics)).parts))
  return chosen.flatMap((part) => {
    try {
      part.lay(place, random)
      return [part.name]
    } catch {
      // An earlier part is in its place.
      return []
    }
  })
}

function codeIn(stdout: string): string | null {
  return /"code":"(WM_[A-Z_]+)"/.exec(stdout)?.[1] ?? null
}
