export type EntryKind = 'file' | 'folder' | 'link' | 'other'

/**
 * Everything the CLI does to a disk. Paths are absolute. Calls reject with Node's error codes (`ENOENT`, `EACCES`, `ENOSPC`, …);
 * only `kind` has an answer for what is not there.
 */
export interface FileSystem {
  /** What stands at a path, links not followed; `null` when nothing does. */
  kind(path: string): Promise<EntryKind | null>
  read(path: string): Promise<Uint8Array>
  /** The path with every link followed. */
  realPath(path: string): Promise<string>
  /** The names in a folder, sorted. */
  list(path: string): Promise<string[]>
  /**
   * Creates a file and flushes it to the disk; fails with `EEXIST` when the path is taken. With `like` it has the permissions of that
   * file.
   */
  create(path: string, bytes: Uint8Array, like?: string): Promise<void>
  /** Creates one folder; its parent must exist. */
  makeFolder(path: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  removeFile(path: string): Promise<void>
  /** Removes an empty folder. */
  removeFolder(path: string): Promise<void>
}

/** The error code of a failed file system call, or `undefined` for any other error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
