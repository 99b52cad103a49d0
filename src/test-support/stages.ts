import { signStage, stageFile, stageName, writeJournal } from '../apply/journal'
import { below, type FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import { ownSeal } from './seals'

/** Writes the stage that a run leaves if it is killed before its only move, which moves `a.ts`. */
export async function layStage(fs: FileSystem, root: string): Promise<void> {
  const bytes = new TextEncoder().encode('a')
  const place = { fs, seal: ownSeal, root }
  const moves = [{ path: 'a.ts', sha256: sha256(bytes), brings: true, before: null }]
  await below(fs, root, async (ground) => {
    await ground.makeFolder(stageName)
    await signStage(place, ground, stageName, 7)
    await ground.makeFolder(stageFile.fresh(stageName))
    await ground.create(stageFile.fresh(stageName, 'a.ts'), bytes)
    await writeJournal(place, ground, stageName, { schema: 2, root, folders: [], moves })
  })
}
