import { dirname, join } from 'node:path'
import type { FileSystem } from '../fs/file-system'

/** The names of all package managers' lockfiles. */
export const lockfileNames: readonly string[] = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
]

/** Whether a path of a project is that of its lockfile, which its package manager writes. */
export function isLockfile(path: string): boolean {
  return lockfileNames.includes(path)
}

/** The lockfiles of a folder and of the folders above it, up to the root of the repository, with their bytes; `null` for those that are not there. */
export async function readLockfiles(fs: FileSystem, folder: string): Promise<Map<string, Uint8Array | null>> {
  const found = new Map<string, Uint8Array | null>()
  for (let at = folder; ; at = dirname(at)) {
    for (const path of lockfileNames.map((name) => join(at, name)))
      found.set(path, (await fs.kind(path)) === 'file' ? await fs.read(path) : null)
    // What lies above a repository belongs to something else.
    if ((await fs.kind(join(at, '.git'))) !== null || dirname(at) === at) return found
  }
}
