import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { findCopy, type InstalledCopy } from './find-copy'

/** Finds the copy around `cwd`. Returns `null` if there is no copy and no folder was named. Throws if a copy cannot be read. */
export async function copyIfAny(fs: FileSystem, cwd: string, dir?: string): Promise<InstalledCopy | null> {
  try {
    return await findCopy(fs, cwd, dir)
  } catch (error) {
    const isNone = error instanceof CliError && (error.code === 'WM_NO_COPY' || error.code === 'WM_NO_PROJECT')
    if (isNone && dir === undefined) return null
    throw error
  }
}
