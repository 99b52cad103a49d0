import { join, posix } from 'node:path'
import { errorCode, type FileSystem, type Ground } from './file-system'

/** Lists all files below a folder as relative paths with `/`, sorted. Links are listed, and never followed. */
export async function listFiles(
  fs: FileSystem,
  root: string,
  skip: (path: string) => boolean = () => false,
): Promise<string[]> {
  const found: string[] = []
  const visit = async (folder: string): Promise<void> => {
    for (const name of await fs.list(join(root, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (skip(path)) continue
      if ((await fs.kind(join(root, path))) === 'folder') await visit(path)
      else found.push(path)
    }
  }
  await visit('')
  return found.sort()
}

/** Creates a folder and its missing parents. */
export async function makeFolders(ground: Ground, folder: string): Promise<void> {
  if (folder === '.' || (await ground.kind(folder)) === 'folder') return
  await makeFolders(ground, posix.dirname(folder))
  try {
    await ground.makeFolder(folder)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Removes a file, or a folder with its contents. Does nothing if the path is missing. */
export async function removeTree(ground: Ground, path: string): Promise<void> {
  const kind = await ground.kind(path)
  if (kind === null) return
  if (kind !== 'folder') return ground.removeFile(path)
  for (const name of await ground.list(path)) await removeTree(ground, `${path}/${name}`)
  await ground.removeFolder(path)
}

/** Removes a folder if it is empty. Returns whether it was removed. */
export async function removeIfEmpty(ground: Ground, folder: string): Promise<boolean> {
  try {
    await ground.removeFolder(folder)
  } catch (error) {
    const code = errorCode(error) ?? ''
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(code)) throw error
    return code === 'ENOENT'
  }
  return true
}

/** Returns a free path beside a file, for a text that must not be lost: `name.saved`, `name.saved-2`, and so on. */
export async function freeBeside(ground: Ground, path: string): Promise<string> {
  for (let count = 1; ; count++) {
    const beside = count === 1 ? `${path}.saved` : `${path}.saved-${count}`
    if ((await ground.kind(beside)) === null) return beside
  }
}
