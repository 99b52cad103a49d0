import { asNode, nameOf, nodesIn, parseSource, walk, type SyntaxNode } from '../../wire/syntax'
import { declaredNames } from './names'

/** A name that a file imports. */
export interface ImportedName {
  local: string
  /** The exported name: `default` for the default export, `*` for a namespace import. */
  imported: string
  from: string
  specifier: SyntaxNode
  declaration: SyntaxNode
}

/** A variable that is declared exactly once in a file and has an initialiser. */
export interface Variable {
  name: string
  init: SyntaxNode
  declarator: SyntaxNode
  /** The statement that contains the declaration, including `export`. */
  statement: SyntaxNode
  /** Whether the variable is declared at the top level of the module. */
  isTop: boolean
  isExported: boolean
}

/** A parsed source file of the project. */
export interface SourceFile {
  path: string
  text: string
  program: SyntaxNode
  /** The imported names, by local name. */
  imports: ReadonlyMap<string, ImportedName>
  /** The variables, by name. A name that the file declares more than once is left out, because its value is not certain. */
  variables: ReadonlyMap<string, Variable>
  /** The local names of the exports, by exported name. */
  exported: ReadonlyMap<string, string>
  hasJsx: boolean
}

/** Parses a source file. Returns `null` when the file has a syntax error. */
export function readSource(path: string, text: string): SourceFile | null {
  const program = parseSource(text) ?? parseSource(text, { jsx: false })
  if (!program) return null
  let hasJsx = false
  walk(program, ({ type }) => {
    if (type === 'JSXElement' || type === 'JSXFragment') hasJsx = true
  })
  const exported = exportsOf(program)
  return {
    path,
    text,
    program,
    imports: importsOf(program),
    variables: variablesOf(program, exported),
    exported,
    hasJsx,
  }
}

/** Returns the line number of an offset, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

export function importDeclarations(program: SyntaxNode): SyntaxNode[] {
  return nodesIn(program['body']).filter(({ type }) => type === 'ImportDeclaration')
}

/** Returns the import specifier of an import declaration: `wagmi` for `import { http } from 'wagmi'`. */
export function moduleOf(declaration: SyntaxNode): string {
  return String(asNode(declaration['source'])?.['value'] ?? '')
}

function importsOf(program: SyntaxNode): Map<string, ImportedName> {
  const found = importDeclarations(program).flatMap((declaration) =>
    nodesIn(declaration['specifiers']).map((specifier): ImportedName => {
      const imported = asNode(specifier['imported'])
      const named = imported ? String(imported['name'] ?? imported['value']) : 'default'
      return {
        local: nameOf(specifier['local']),
        imported: specifier.type === 'ImportNamespaceSpecifier' ? '*' : named,
        from: moduleOf(declaration),
        specifier,
        declaration,
      }
    }),
  )
  return new Map(found.map((one) => [one.local, one]))
}

function variablesOf(program: SyntaxNode, exported: ReadonlyMap<string, string>): Map<string, Variable> {
  const counts = declaredNames(program)
  const top = new Map<SyntaxNode, SyntaxNode>()
  for (const statement of nodesIn(program['body'])) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? asNode(statement['declaration']) : statement
    if (declaration) top.set(declaration, statement)
  }
  const exportedLocals = new Set(exported.values())
  const found = new Map<string, Variable>()
  walk(program, (declaration) => {
    if (declaration.type !== 'VariableDeclaration') return
    for (const declarator of nodesIn(declaration['declarations'])) {
      const id = asNode(declarator['id'])
      const init = asNode(declarator['init'])
      const name = id?.type === 'Identifier' ? nameOf(id) : ''
      if (name === '' || !init || counts.get(name) !== 1) continue
      const statement = top.get(declaration) ?? declaration
      const isTop = top.has(declaration)
      found.set(name, { name, init, declarator, statement, isTop, isExported: isTop && exportedLocals.has(name) })
    }
  })
  return found
}

function exportsOf(program: SyntaxNode): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of nodesIn(program['body'])) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const name = nameOf(statement['declaration'])
      if (name !== '') found.set('default', name)
    }
    if (statement.type !== 'ExportNamedDeclaration' || asNode(statement['source'])) continue
    for (const declarator of nodesIn(asNode(statement['declaration'])?.['declarations'])) {
      const name = nameOf(declarator['id'])
      if (name !== '') found.set(name, name)
    }
    for (const specifier of nodesIn(statement['specifiers']))
      found.set(nameOf(specifier['exported']), nameOf(specifier['local']))
  }
  return found
}
