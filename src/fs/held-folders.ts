/** The folders below one root that a run writes to. */
export interface HeldFolders {
  /** Whether a path still leads to the opened folder after another folder has taken its place. */
  readonly areSure: boolean
  /**
   * Opens a folder without following links. The empty path is the root. Throws `WM_PATH_UNSAFE` if a folder of the path is a link, and
   * `ENOENT` for a missing folder.
   */
  hold(folder: string): HeldFolder
  /** Closes a folder, and all folders below it, before it is moved or removed. */
  forget(folder: string): void
  release(): void
}

export interface HeldFolder {
  /** The path to use for the entry with this name. */
  entry(name: string): string
  /** The path to use for the folder itself. */
  readonly self: string
  /** Returns whether the folder is still in the place where it was opened, and no folder of its path is a link. */
  isInPlace(): boolean
}
