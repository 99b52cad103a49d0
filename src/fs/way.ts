import { dirname } from 'node:path'
import type { FileSystem } from './file-system'

/**
 * Returns the first entry between a folder and a path below it that is not a folder, for example a link; returns `null` if all entries are
 * folders. Does not check the folders in `known` again, and adds checked folders to `known`.
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
