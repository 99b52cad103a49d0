import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rehearsed } from './run-case'
import type { Scene } from './scenes'
import { startCli } from './start-cli'
import { endOf, treeOf } from './trees'

/** Runs each command once without a kill, and notes its calls, its times and both ends. */
export async function rehearse(scenes: readonly Scene[], folder: string, preload: string): Promise<Rehearsed[]> {
  const rehearsed: Rehearsed[] = []
  for (const scene of scenes) {
    scene.layOut()
    const old = treeOf(scene)
    const trace = join(folder, 'trace.json')
    const { place, packageRoot } = scene
    const { exitCode, stdout, took } = await startCli(scene.argv, { place, packageRoot, preload, order: { trace } })
    if (exitCode !== 0 && exitCode !== 5) throw new Error(`${scene.name}: ${stdout}`)
    const ends = { old, next: treeOf(scene) }
    if (endOf(ends.next, { ...ends, next: ends.old }) !== null) throw new Error(`${scene.name} changes nothing`)
    const told: { calls: number; journalAt: number; firstAt: number; lastAt: number } = JSON.parse(
      readFileSync(trace, 'utf8'),
    )
    const { calls, journalAt, firstAt, lastAt } = told
    if (journalAt === 0) throw new Error(`${scene.name} writes no journal`)
    rehearsed.push({ scene, ends, calls, journalAt, first: took - (lastAt - firstAt), last: took })
  }
  return rehearsed
}
