import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { HeldFolder, HeldFolders } from './held-folders'
import { linkOnTheWay } from './unsafe-path'

/** Remembers folders by path, on systems that cannot keep folders open. Recognises each folder of a path by its device and inode number. */
export class FoldersByIdentity implements HeldFolders {
  readonly areSure = false
  readonly #root: string

  private constructor(root: string) {
    this.#root = root
  }

  static enter(root: string): FoldersByIdentity {
    const folders = new FoldersByIdentity(root)
    folders.hold('')
    return folders
  }

  hold(folder: string): HeldFolder {
    const self = join(this.#root, folder)
    const before = this.#way(folder)
    return {
      self,
      entry: (name) => join(self, name),
      isInPlace: () => {
        try {
          return this.#way(folder).join() === before.join()
        } catch {
          return false
        }
      },
    }
  }

  forget(): void {}
  release(): void {}

  /** Returns the folders of the path to a folder. */
  #way(folder: string): string[] {
    const way: string[] = []
    let at = this.#root
    for (const name of ['', ...folder.split('/')]) {
      at = join(at, name)
      const entry = lstatSync(at, { bigint: true })
      if (!entry.isDirectory()) throw linkOnTheWay(at)
      way.push(`${entry.dev}:${entry.ino}`)
    }
    return way
  }
}
