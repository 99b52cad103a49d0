import { dirname, join, posix } from 'node:path'
import type { FileSystem } from './file-system'

/** Those of some paths that differ from another one in upper and lower case only: to many disks they are the same. */
export function caseTwins(paths: Iterable<string>): Set<string> {
  const spellings = new Map<string, string[]>()
  for (const path of paths) spellings.set(path.toLowerCase(), [...(spellings.get(path.toLowerCase()) ?? []), path])
  return new Set([...spellings.values()].filter(({ length }) => length > 1).flat())
}

/** Whether something stands at a path that is spelled exactly so, where the disk may not tell upper from lower case. */
export async function isSpelled(fs: FileSystem, root: string, path: string): Promise<boolean> {
  if (path === '.') return true
  const parent = dirname(path)
  if (!(await isSpelled(fs, root, parent)) || (await fs.kind(join(root, parent))) !== 'folder') return false
  return (await fs.list(join(root, parent))).includes(posix.basename(path))
}
