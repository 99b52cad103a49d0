import { fileURLToPath } from 'node:url'

/** Returns the folders in which packages are searched: first the project's folder, then this package's own. */
export function searchFolders(cwd: string): string[] {
  return [cwd, fileURLToPath(new URL('.', import.meta.url))]
}

/** Returns the path from which a module would be loaded; `undefined` if the module is not installed. */
export function tryResolve(from: NodeJS.Require, id: string): string | undefined {
  try {
    return from.resolve(id)
  } catch {
    return undefined
  }
}
