import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorkshop } from './origins'
import { runCase, type CaseReport } from './run-case'

export interface WorkerTask {
  seed: number
  from: number
  to: number
  /** The built CLI. */
  dist: string
}

export type WorkerMessage = { begun: number } | { done: number; report: CaseReport }

/** Runs cases one after the other in this process, and reports each to the parent process. */
export async function work({ seed, from, to, dist }: WorkerTask): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-adversary-'))
  process.on('disconnect', () => process.exit(1))
  try {
    const workshop = await openWorkshop(folder, dist)
    for (let number = from; number < to; number++) {
      tell({ begun: number })
      tell({ done: number, report: await runCase(workshop, seed, number) })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell(message: WorkerMessage): void {
  process.send?.(message)
}
