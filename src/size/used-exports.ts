import { posix } from 'node:path'
import { isTest } from '../emit/emit'
import type { ProjectSources } from '../import/source/project-sources'
import type { SourceFile } from '../import/source/source-file'
import { asNode, nameOf, nodesIn, walk, type SyntaxNode } from '../wire/syntax'
import { moduleAt } from './copy-modules'

/**
 * Returns the names that a project imports from the index of its copy, sorted; `*` stands for all. Types, tests and stories do not count, and
 * neither do imports from other modules of the copy.
 * @param folder the folder of the copy, inside the project
 */
export function usedExports(sources: ProjectSources, folder: string): string[] {
  const index = new Set(['ts', 'tsx', 'js', 'jsx'].map((ending) => posix.join(folder, `index.${ending}`)))
  const word = posix.basename(folder)
  const files = sources.filesWith([word]).filter(({ path }) => !isTest(path) && !/\.(?:spec|stories)\./.test(path))
  const names = files.flatMap((file) =>
    importsIn(file).flatMap(({ from, name }) => {
      const path = sources.pathOf(file.path, from)
      return path !== null && moduleAt(path, index) !== null ? name : []
    }),
  )
  return [...new Set(names)].sort()
}

interface Imported {
  from: string
  name: string
}

/** Returns the names that a file imports or re-exports, each with its specifier. A dynamic import counts as all names. */
function importsIn({ program, imports }: SourceFile): Imported[] {
  const found = [...imports.values()]
    .filter(({ specifier, declaration }) => !isOfType(specifier) && !isOfType(declaration))
    .map(({ from, imported }): Imported => ({ from, name: imported }))
  for (const statement of nodesIn(program['body'])) {
    const from = asNode(statement['source'])?.['value']
    if (typeof from !== 'string' || isOfType(statement)) continue
    if (statement.type === 'ExportAllDeclaration') found.push({ from, name: '*' })
    if (statement.type === 'ExportNamedDeclaration')
      for (const specifier of nodesIn(statement['specifiers']).filter((each) => !isOfType(each)))
        found.push({ from, name: specifier.type === 'ExportSpecifier' ? nameOf(specifier['local']) : '*' })
  }
  walk(program, (node) => {
    const [argument] = nodesIn(node['arguments'])
    const isImport = node.type === 'CallExpression' && asNode(node['callee'])?.type === 'Import'
    if (isImport && argument?.type === 'StringLiteral') found.push({ from: String(argument['value']), name: '*' })
  })
  return found
}

/** Whether an import or export exists for the type checker only. */
function isOfType({ importKind, exportKind }: SyntaxNode): boolean {
  return importKind === 'type' || exportKind === 'type'
}
