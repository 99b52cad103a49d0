import { dirname, join } from 'node:path'
import type { FileSystem } from '../fs/file-system'

/** Returns whether a folder is inside a git repository. The folder may not exist yet. */
export async function isInRepository(fs: FileSystem, folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if ((await fs.kind(join(at, '.git'))) !== null) return true
    if (dirname(at) === at) return false
  }
}
