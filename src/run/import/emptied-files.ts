import { nameInImports } from '../../import/edit/check-result'
import type { ProjectSources } from '../../import/source/project-sources'

/**
 * Returns the files that contained only the setup of the kit. The import leaves no statement in these files, and no other file of the project imports
 * these files any more.
 * @param texts the new texts of changed files, by path
 * @param entry the file with which the app starts. The file is never returned, because an HTML page loads the file
 */
export function emptiedFiles(
  sources: ProjectSources,
  texts: ReadonlyMap<string, string>,
  entry: string | null,
): string[] {
  const isNamed = (path: string): boolean => {
    const word = nameInImports(path).replace(/[^\w-]/g, '\\$&')
    const inSpecifier = new RegExp(`/${word}(?:\\.\\w+)?['"\`]`)
    return sources.paths.some((other) => other !== path && inSpecifier.test(texts.get(other) ?? sources.textOf(other)))
  }
  return [...texts]
    .filter(([path, text]) => /^\s*export \{\};?\s*$/.test(text) && path !== entry && !isNamed(path))
    .map(([path]) => path)
}
