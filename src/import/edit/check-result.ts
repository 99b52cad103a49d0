import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { ProjectSources } from '../source/project-sources'
import { declaredNames, referencesTo } from '../source/names'
import { readSource, type ImportedName, type SourceFile } from '../source/source-file'
import type { Value } from '../source/values'

/** Returns the identifiers that a file declared before the edits and that its new text still reads but no longer declares. */
export function lostNames(before: SourceFile, text: string): string[] {
  const after = readSource(before.path, text)
  if (!after) return ['everything']
  const declared = declaredNames(after.program)
  return [...declaredNames(before.program).keys()].filter(
    (name) => !declared.has(name) && referencesTo(after.program, name).length > 0,
  )
}

/**
 * Returns the imports and re-exports between files of the project that no longer resolve, because the changed file has lost the export. The
 * statements are those before the edits.
 */
export function lostExports(sources: ProjectSources, texts: ReadonlyMap<string, string>): Value[] {
  const lost: Value[] = []
  for (const [path, text] of texts) {
    const before = sources.file(path)
    const after = readSource(path, text)
    if (!before || !after) continue
    const gone = [...before.exported.keys()].filter((name) => !after.exported.has(name))
    if (gone.length === 0) continue
    for (const user of sources.filesWith([nameInImports(path)])) {
      lost.push(...reexports(sources, user, path, gone).map((node) => ({ file: user, node })))
      const now = readSource(user.path, texts.get(user.path) ?? user.text)
      const isLeft = ({ from, imported }: ImportedName): boolean =>
        [...(now?.imports.values() ?? [])].some((one) => one.from === from && one.imported === imported)
      for (const one of user.imports.values())
        if (gone.includes(one.imported) && sources.resolve(user.path, one.from)?.path === path && isLeft(one))
          lost.push({ file: user, node: one.declaration })
    }
  }
  return lost
}

/** Returns the statements of `user` that re-export a removed name of the file at `path`, by `export * from` or `export { name } from`. */
function reexports(sources: ProjectSources, user: SourceFile, path: string, gone: readonly string[]): SyntaxNode[] {
  return nodesIn(user.program['body']).filter((statement) => {
    const from = statement.type.startsWith('Export') ? asNode(statement['source']) : null
    if (!from || sources.resolve(user.path, String(from['value']))?.path !== path) return false
    const names = nodesIn(statement['specifiers']).map((one) => nameOf(one['local']))
    return statement.type === 'ExportAllDeclaration' || names.some((name) => gone.includes(name))
  })
}

/** Returns the last part of a module path, which every import specifier of the file contains: `wallet` for `src/wallet/index.ts`. */
export function nameInImports(path: string): string {
  const bare = path.replace(/\.\w+$/, '').replace(/\/index$/, '')
  return bare.slice(bare.lastIndexOf('/') + 1)
}
