import { dirname, join } from 'node:path'
import type { FileSystem } from '../fs/file-system'

/** The lockfile names of all package managers. */
export const lockfileNames: readonly string[] = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
]

/** Whether a path of a project is a lockfile. */
export function isLockfile(path: string): boolean {
  return lockfileNames.includes(path)
}

/** Reads the lockfiles of a folder and of its parents, up to the root of the repository; `null` stands for a missing one. */
export async function readLockfiles(fs: FileSystem, folder: string): Promise<Map<string, Uint8Array | null>> {
  const found = new Map<string, Uint8Array | null>()
  for (let at = folder; ; at = dirname(at)) {
    for (const path of lockfileNames.map((name) => join(at, name)))
      found.set(path, (await fs.kind(path)) === 'file' ? await fs.read(path) : null)
    // Folders above the repository do not belong to the project.
    if ((await fs.kind(join(at, '.git'))) !== null || dirname(at) === at) return found
  }
}
