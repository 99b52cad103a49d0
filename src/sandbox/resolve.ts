import { fileURLToPath } from 'node:url'

/** The folders that packages are looked for from: the project's first, then this package's own. */
export function searchFolders(cwd: string): string[] {
  return [cwd, fileURLToPath(new URL('.', import.meta.url))]
}

/** Where a module would be loaded from; `undefined` when it is not installed there. */
export function tryResolve(from: NodeJS.Require, id: string): string | undefined {
  try {
    return from.resolve(id)
  } catch {
    return undefined
  }
}
