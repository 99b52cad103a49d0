import { dirname } from 'node:path'
import type { FileSystem } from './file-system'

/**
 * The first thing between a folder and a path below it that exists and is no folder: a link, say, that would lead elsewhere. `null`
 * when the way is clear. What is in `known` is passed over, and what is seen is added to it.
 */
export async function obstacleOnTheWay(
  fs: FileSystem,
  top: string,
  path: string,
  known: Set<string>,
): Promise<string | null> {
  for (let folder = dirname(path); folder !== top && !known.has(folder); folder = dirname(folder)) {
    known.add(folder)
    const kind = await fs.kind(folder)
    if (kind !== null && kind !== 'folder') return folder
  }
  return null
}
