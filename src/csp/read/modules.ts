import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { ProjectSources } from '../../import/source/project-sources'
import { patternNames } from '../../import/source/names'
import { moduleOf, type SourceFile } from '../../import/source/source-file'

/** The meaning of an exported name of a file: a name or an expression of the file, or an export of another module. */
export type Exported =
  | { kind: 'local'; name: string }
  | { kind: 'expression'; node: SyntaxNode }
  | { kind: 'from'; module: string; name: string }

/** Finds an exported name of a file, also through `export * from`. Returns `null` if the file does not export the name. */
export function exportNamed(
  sources: ProjectSources,
  file: SourceFile,
  name: string,
  seen: ReadonlySet<SourceFile> = new Set(),
): { file: SourceFile; exported: Exported } | null {
  const own = ownExports(file).get(name)
  if (own) return { file, exported: own }
  for (const module of starsOf(file)) {
    const other = sources.resolve(file.path, module)
    if (!other || seen.has(other) || name === 'default') continue
    const found = exportNamed(sources, other, name, new Set([...seen, file]))
    if (found) return found
  }
  return null
}

/** Returns the names that a file exports, also through `export * from`. */
export function exportedNames(
  sources: ProjectSources,
  file: SourceFile,
  seen: ReadonlySet<SourceFile> = new Set(),
): string[] {
  const others = starsOf(file).flatMap((module) => {
    const other = sources.resolve(file.path, module)
    return other && !seen.has(other) ? exportedNames(sources, other, new Set([...seen, file])) : []
  })
  return [...new Set([...ownExports(file).keys(), ...others])]
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, Exported>>()

function ownExports(file: SourceFile): ReadonlyMap<string, Exported> {
  const found = known.get(file) ?? readExports(file.program)
  known.set(file, found)
  return found
}

function readExports(program: SyntaxNode): ReadonlyMap<string, Exported> {
  const found = new Map<string, Exported>()
  for (const statement of nodesIn(program['body'])) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const node = asNode(statement['declaration'])
      const name = nameOf(asNode(node?.['id']) ?? node)
      if (name !== '' && !name.includes('.')) found.set('default', { kind: 'local', name })
      else if (node) found.set('default', { kind: 'expression', node })
    }
    if (statement.type !== 'ExportNamedDeclaration' || statement['exportKind'] === 'type') continue
    const module = asNode(statement['source']) ? moduleOf(statement) : null
    for (const specifier of nodesIn(statement['specifiers'])) {
      const outside = textOf(specifier['exported'])
      const inside = textOf(specifier['local'])
      if (specifier.type === 'ExportNamespaceSpecifier')
        found.set(outside, { kind: 'from', module: module ?? '', name: '*' })
      else
        found.set(outside, module === null ? { kind: 'local', name: inside } : { kind: 'from', module, name: inside })
    }
    for (const name of declaredNames(asNode(statement['declaration']))) found.set(name, { kind: 'local', name })
  }
  return found
}

function declaredNames(declaration: SyntaxNode | null): string[] {
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration')
    return nodesIn(declaration['declarations']).flatMap((declarator) => patternNames(asNode(declarator['id'])))
  return [nameOf(declaration['id'])]
}

function starsOf({ program }: SourceFile): string[] {
  return nodesIn(program['body'])
    .filter(({ type }) => type === 'ExportAllDeclaration')
    .map((statement) => moduleOf(statement))
}

/** The name of an identifier, or the text of a string, which may also name an export. */
function textOf(value: unknown): string {
  const node = asNode(value)
  return node?.type === 'StringLiteral' ? String(node['value']) : nameOf(node)
}
