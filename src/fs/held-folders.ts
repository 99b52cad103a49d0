/** The folders below one root that a run writes to. */
export interface HeldFolders {
  /** Whether paths still lead to the opened folder after another one has taken its place. */
  readonly areSure: boolean
  /**
   * Opens a folder without following links; the empty path is the root. Throws `WM_PATH_UNSAFE` for a link on the way, and `ENOENT` for
   * a missing folder.
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
  /** Whether the folder is still in the place where it was opened, with no link on the way. */
  isInPlace(): boolean
}
