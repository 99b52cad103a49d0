export type EntryKind = 'file' | 'folder' | 'link' | 'other'

/**
 * The disk, as the CLI uses it. Paths are absolute. Calls reject with Node's error codes (`ENOENT`, `EACCES`, `ENOSPC`, …), except that
 * `kind` returns `null` for a missing entry. The only way to write is through `enter`.
 */
export interface FileSystem {
  /** Returns the kind of the entry at a path, without following links; `null` if there is no entry. */
  kind(path: string): Promise<EntryKind | null>
  read(path: string): Promise<Uint8Array>
  /** Returns the length of a file in bytes, so that a caller can skip a file that is too long. */
  size(path: string): Promise<number>
  /** Returns the path with every link followed. */
  realPath(path: string): Promise<string>
  /** Returns the names in a folder, sorted. */
  list(path: string): Promise<string[]>
  /** Opens a folder, so that files below it can be written. Throws `WM_PATH_UNSAFE` for a link. */
  enter(root: string): Promise<Ground>
}

/**
 * A folder that was opened with `enter`. Paths are relative to this folder and plain: they have no `..` and lead to nothing in `.git`. Any
 * other path is refused. Before and after its work, every call checks that each folder of the path is still a real folder in its old place.
 * The call throws `WM_PATH_UNSAFE` if a folder of the path is a link. If a folder was moved during the call, the call undoes its work and
 * throws `WM_CHANGED_MEANWHILE`.
 */
export interface Ground {
  /** The absolute path of the folder. */
  readonly root: string
  kind(path: string): Promise<EntryKind | null>
  /** Returns the bytes of a file. Does not follow links. */
  read(path: string): Promise<Uint8Array>
  list(path: string): Promise<string[]>
  /** Returns whether two paths are names of the same file. */
  isSame(path: string, other: string): Promise<boolean>
  /**
   * Creates a file and flushes it to the disk. Fails with `EEXIST` when the path is taken. With `like`, the file gets the permissions of
   * that file.
   */
  create(path: string, bytes: Uint8Array, like?: string): Promise<void>
  /** Creates one folder; its parent must exist. */
  makeFolder(path: string): Promise<void>
  /** Moves a file or folder to a free path. Fails with `EEXIST` if the path is not free. */
  rename(from: string, to: string): Promise<void>
  /** Moves a file to a free path in one step. A file that appears there at the last moment is never replaced; the call fails with `EEXIST`. */
  place(from: string, to: string): Promise<void>
  removeFile(path: string): Promise<void>
  /** Removes an empty folder. */
  removeFolder(path: string): Promise<void>
  /** Closes the folder. */
  leave(): Promise<void>
}

/** Opens a folder, calls `run` with it, and closes it again. */
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

/** Whether an error says that nothing is at a path: the entry is missing, or its name is longer than the disk allows. */
export function isNoEntry(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'ENOENT' || code === 'ENAMETOOLONG'
}

/** An error of a file system call that was not made, with the code that the call would have had. */
export function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}
