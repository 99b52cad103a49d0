import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeldFolder, HeldFolders } from './held-folders'
import { linkOnTheWay } from './unsafe-path'

/** Keeps folders by path, on systems that cannot hold them open. Each folder on the way is recognised by its device and inode number. */
export class FoldersByIdentity implements HeldFolders {
  readonly areSure = false
  readonly #root: string

  private constructor(root: string) {
    this.#root = root
  }

  static async enter(root: string): Promise<FoldersByIdentity> {
    const folders = new FoldersByIdentity(root)
    await folders.hold('')
    return folders
  }

  async hold(folder: string): Promise<HeldFolder> {
    const self = join(this.#root, folder)
    const before = await this.#way(folder)
    return {
      self,
      entry: (name) => join(self, name),
      isInPlace: async () => {
        const after = await this.#way(folder).catch(() => [])
        return after.join() === before.join()
      },
    }
  }

  async forget(): Promise<void> {}
  async release(): Promise<void> {}

  /** The folders on the way to a folder. */
  async #way(folder: string): Promise<string[]> {
    const way: string[] = []
    let at = this.#root
    for (const name of ['', ...folder.split('/')]) {
      at = join(at, name)
      const entry = await lstat(at, { bigint: true })
      if (!entry.isDirectory()) throw linkOnTheWay(at)
      way.push(`${entry.dev}:${entry.ino}`)
    }
    return way
  }
}
