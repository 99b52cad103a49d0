import { dirname, join } from 'node:path'
import { errorCode, type FileSystem } from './file-system'

/** All files below a folder as `/`-separated relative paths, sorted; links are listed, never followed. */
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

/** Creates a folder and the parents it lacks. */
export async function makeFolders(fs: FileSystem, folder: string): Promise<void> {
  for (const missing of await missingFolders(fs, folder)) {
    try {
      await fs.makeFolder(missing)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

/** The folders that must be created so that `folder` exists, outermost first. */
export async function missingFolders(fs: FileSystem, folder: string): Promise<string[]> {
  const missing: string[] = []
  for (let at = folder; (await fs.kind(at)) === null; at = dirname(at)) missing.unshift(at)
  return missing
}

/** Removes a file or a folder with all it holds; what is not there is no error. */
export async function removeTree(fs: FileSystem, path: string): Promise<void> {
  const kind = await fs.kind(path)
  if (kind === null) return
  if (kind !== 'folder') return fs.removeFile(path)
  for (const name of await fs.list(path)) await removeTree(fs, join(path, name))
  await fs.removeFolder(path)
}
