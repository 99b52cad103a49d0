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

export function isLockfile(path: string): boolean {
  return lockfileNames.includes(path)
}

/** A place of a lockfile: in a project (`up` is 0), or in a folder this number of levels above the project. */
export interface LockfilePlace {
  up: number
  name: string
}

export interface Lockfile extends LockfilePlace {
  folder: string
  /** `null` if there is no lockfile. */
  bytes: Uint8Array | null
}

/** Reads the lockfiles of a project and of the folders around it in which an install may write one. */
export async function readLockfiles(fs: FileSystem, project: string): Promise<Lockfile[]> {
  const found: Lockfile[] = []
  for (const [up, folder] of (await foldersAround(fs, project)).entries()) {
    for (const name of lockfileNames) found.push({ up, name, folder, bytes: await bytesOf(fs, join(folder, name)) })
  }
  return found
}

/**
 * Returns a project's real folder and its parents, up to the root of the repository. Folders above the repository do not belong to the
 * project.
 */
export async function foldersAround(fs: FileSystem, project: string): Promise<string[]> {
  const folders: string[] = []
  for (let at = await fs.realPath(project); ; at = dirname(at)) {
    folders.push(at)
    if ((await fs.kind(join(at, '.git'))) !== null || dirname(at) === at) return folders
  }
}

async function bytesOf(fs: FileSystem, path: string): Promise<Uint8Array | null> {
  return (await fs.kind(path)) === 'file' ? fs.read(path) : null
}
