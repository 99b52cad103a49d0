import { expect } from 'vitest'
import type { FileSystem } from '../fs/file-system'
import { faultyFileSystem } from './faulty-file-system'
import type { MemoryFileSystem } from './memory-file-system'

type Tree = Record<string, string>

/** A run that the tests let fail at each of its calls to the disk. */
export interface CrashScenario {
  /** Returns a new disk, in the state before the run. */
  disk(): MemoryFileSystem
  /** Starts the run. With `unfinished`, starts the run after it. Never rejects. */
  run(fs: FileSystem, unfinished?: 'continue' | 'abort'): Promise<{ ok: boolean }>
}

/** Runs once without faults to count the calls. Faults begin one call before the first write, because there is nothing to undo before that. */
async function whole({
  disk,
  run,
}: CrashScenario): Promise<{ first: number; calls: number; before: Tree; after: Tree }> {
  const good = disk()
  const counting = faultyFileSystem(good, { at: Infinity, mode: 'once' })
  expect(await run(counting)).toMatchObject({ ok: true })
  return { first: Math.max(0, counting.firstWrite - 1), calls: counting.calls, before: mine(disk()), after: mine(good) }
}

/** A tree without the stage and the undo record of a run. */
function mine(disk: MemoryFileSystem): Tree {
  return Object.fromEntries(
    Object.entries(disk.snapshot()).filter(([path]) => !/\.wallet-modal-(stage|undo)/.test(path)),
  )
}

/**
 * Lets each call fail in turn. With `once`, only this call fails (`EACCES`). With `writes`, all later calls that create something fail,
 * too, as on a full disk (`ENOSPC`).
 */
export async function expectOldOrNewAfterFailure(scenario: CrashScenario, mode: 'once' | 'writes'): Promise<void> {
  const { first, calls, before, after } = await whole(scenario)
  const code = mode === 'once' ? 'EACCES' : 'ENOSPC'
  for (let at = first; at < calls; at++) {
    const disk = scenario.disk()
    const { ok } = await scenario.run(faultyFileSystem(disk, { at, mode, code }))
    expect(mine(disk), `call ${at}`).toEqual(ok ? after : before)
  }
}

/**
 * Kills the run at each call in turn (`kill -9`), and lets the next run finish or undo the killed run. Returns the number of times that
 * this was necessary.
 */
export async function expectOldOrNewAfterKill(scenario: CrashScenario, choice: 'continue' | 'abort'): Promise<number> {
  const { first, calls, before, after } = await whole(scenario)
  let mended = 0
  for (let at = first; at < calls; at++) {
    const disk = scenario.disk()
    await scenario.run(faultyFileSystem(disk, { at, mode: 'dead' }))
    const left = mine(disk)
    expect(await scenario.run(disk, choice), `call ${at}`).toMatchObject({ ok: true })
    const next = mine(disk)
    expect([before, after], `call ${at}`).toContainEqual(next)
    if (JSON.stringify(left) !== JSON.stringify(next)) {
      mended += 1
      expect(next, `call ${at}`).toEqual(choice === 'continue' ? after : before)
    }
    expect(Object.keys(disk.snapshot()).filter((path) => path.includes('wallet-modal-stage'))).toEqual([])
  }
  return mended
}
