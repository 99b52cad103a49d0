import { join } from 'node:path'
import { signStage, stageName, writeJournal } from '../apply/journal'
import type { FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import { ownSeal } from './seals'

/** Puts into a project what a run of our own leaves when it is killed before its only move, of `a.ts`. */
export async function layStage(fs: FileSystem, root: string): Promise<void> {
  const bytes = new TextEncoder().encode('a')
  const stage = join(root, stageName)
  const place = { fs, seal: ownSeal, root }
  await fs.makeFolder(stage)
  await signStage(place, stage, 7)
  await fs.makeFolder(join(stage, 'new'))
  await fs.create(join(stage, 'new', 'a.ts'), bytes)
  const moves = [{ path: 'a.ts', sha256: sha256(bytes), brings: true, before: null }]
  await writeJournal(place, stage, { schema: 2, root, folders: [], moves })
}
