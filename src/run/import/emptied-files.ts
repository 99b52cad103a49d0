import { nameInImports } from '../../import/edit/check-result'
import type { ProjectSources } from '../../import/source/project-sources'

/**
 * Returns the files that held nothing but the kit's setup: the import leaves no statement in them, and no other file of the project names
 * them any more.
 * @param texts the new texts of changed files, by path
 * @param entry the file with which the app starts. A page names this file, so it stays
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
