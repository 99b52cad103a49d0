import { asNode, nameOf, nodesIn, parseSource, walk, type SyntaxNode } from '../../wire/syntax'
import { declaredNames } from './names'

/** A name that a file imports. */
export interface ImportedName {
  local: string
  /** The name in the module: `default` for the default export, `*` for all of them. */
  imported: string
  from: string
  specifier: SyntaxNode
  declaration: SyntaxNode
}

/** A variable that a file declares once, with its value. */
export interface Variable {
  name: string
  init: SyntaxNode
  declarator: SyntaxNode
  /** The statement of the whole declaration, with its `export`. */
  statement: SyntaxNode
  /** Whether the declaration is outside of all functions. */
  isTop: boolean
  isExported: boolean
}

/** A source file of the project, parsed. */
export interface SourceFile {
  path: string
  text: string
  program: SyntaxNode
  /** By local name. */
  imports: ReadonlyMap<string, ImportedName>
  /** By name. A name that is declared more than once in the file is not among them, because its value is not certain. */
  variables: ReadonlyMap<string, Variable>
  /** Exported name → local name. */
  exported: ReadonlyMap<string, string>
  /** Whether the file has JSX. */
  hasJsx: boolean
}

/** Reads a source file; `null` when it has a syntax error. */
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

/** The line of a position, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** The import declarations of a file. */
export function importDeclarations(program: SyntaxNode): SyntaxNode[] {
  return nodesIn(program['body']).filter(({ type }) => type === 'ImportDeclaration')
}

/** The module that an import declaration names. */
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
