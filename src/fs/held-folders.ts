/** The folders below one root that a run writes to. */
export interface HeldFolders {
  /** Whether the paths to entries lead to the folder that was reached, whatever stands in its place by now. */
  readonly areSure: boolean
  /**
   * Reaches a folder that stands in its place, without following a link (empty: the root). Throws `WM_PATH_UNSAFE` for a link on the
   * way, `ENOENT` for nothing.
   */
  hold(folder: string): Promise<HeldFolder>
  /** Forgets a folder that is about to be moved or removed, and what is below it. */
  forget(folder: string): Promise<void>
  release(): Promise<void>
}

export interface HeldFolder {
  /** A path to use for the entry of this name. */
  entry(name: string): string
  /** A path to use for the folder itself. */
  readonly self: string
  /** Whether the folder stands where it was reached, with no link on the way. */
  isInPlace(): Promise<boolean>
}
