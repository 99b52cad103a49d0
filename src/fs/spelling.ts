import { dirname, join, posix } from 'node:path'
import type { FileSystem } from './file-system'

/** Returns the paths that differ from another path only in upper and lower case. Many disks treat such paths as the same path. */
export function caseTwins(paths: Iterable<string>): Set<string> {
  const spellings = new Map<string, string[]>()
  for (const path of paths) spellings.set(path.toLowerCase(), [...(spellings.get(path.toLowerCase()) ?? []), path])
  return new Set([...spellings.values()].filter(({ length }) => length > 1).flat())
}

/** Returns whether a path exists with exactly this spelling. Also works on a disk that ignores upper and lower case. */
export async function isSpelled(fs: FileSystem, root: string, path: string): Promise<boolean> {
  if (path === '.') return true
  const parent = dirname(path)
  if (!(await isSpelled(fs, root, parent)) || (await fs.kind(join(root, parent))) !== 'folder') return false
  return (await fs.list(join(root, parent))).includes(posix.basename(path))
}
