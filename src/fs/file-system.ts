export type EntryKind = 'file' | 'folder' | 'link' | 'other'

/**
 * What the CLI sees of a disk. Paths are absolute. Calls reject with Node's error codes (`ENOENT`, `EACCES`, `ENOSPC`, …); only `kind`
 * has an answer for what is not there. Writing is done below a folder that was entered, and in no other way.
 */
export interface FileSystem {
  /** What stands at a path, links not followed; `null` when nothing does. */
  kind(path: string): Promise<EntryKind | null>
  read(path: string): Promise<Uint8Array>
  /** The path with every link followed. */
  realPath(path: string): Promise<string>
  /** The names in a folder, sorted. */
  list(path: string): Promise<string[]>
  /** Enters a real folder, to write below it. Throws `WM_PATH_UNSAFE` for a link. */
  enter(root: string): Promise<Ground>
}

/**
 * A folder that was entered. Paths are relative to it and plain: nothing else is accepted, and nothing that git keeps. Every call makes
 * sure that each folder on the way is a real one which stands where it stood, before and after: it throws `WM_PATH_UNSAFE` for a link
 * on the way, and `WM_CHANGED_MEANWHILE` for a folder that was moved while the call was at work, which then is taken back.
 */
export interface Ground {
  /** Absolute. */
  readonly root: string
  kind(path: string): Promise<EntryKind | null>
  /** The bytes of a file; links are not followed. */
  read(path: string): Promise<Uint8Array>
  list(path: string): Promise<string[]>
  /** Whether two paths are names of one file. */
  isSame(path: string, other: string): Promise<boolean>
  /**
   * Creates a file and flushes it to the disk; fails with `EEXIST` when the path is taken. With `like` it has the permissions of that
   * file.
   */
  create(path: string, bytes: Uint8Array, like?: string): Promise<void>
  /** Creates one folder; its parent must exist. */
  makeFolder(path: string): Promise<void>
  /** Moves whatever stands at a path at that moment to one that is free; fails with `EEXIST` when it is not. */
  rename(from: string, to: string): Promise<void>
  /** Moves a file to a path that is free at that very moment: what appears there meanwhile is never replaced (`EEXIST`). */
  place(from: string, to: string): Promise<void>
  removeFile(path: string): Promise<void>
  /** Removes an empty folder. */
  removeFolder(path: string): Promise<void>
  /** Lets go of the folder. */
  leave(): Promise<void>
}

/** Does something below a folder. */
export async function below<T>(fs: FileSystem, root: string, run: (ground: Ground) => Promise<T>): Promise<T> {
  const ground = await fs.enter(root)
  try {
    return await run(ground)
  } finally {
    await ground.leave()
  }
}

/** The error code of a failed file system call, or `undefined` for any other error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
