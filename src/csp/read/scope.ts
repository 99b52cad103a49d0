import { asNode, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { SourceFile } from '../../import/source/source-file'
import { patternNames } from '../../import/source/names'
import type { Value } from './value'

/** The names that an expression can see. An inner scope hides the names of its outer scopes. */
export interface Scope {
  file: SourceFile
  /** The values of the parameters of a function that is being called. */
  bound: ReadonlyMap<string, Value>
  /** The block or the module whose declarations are visible; `null` for a scope that has only parameters. */
  block: SyntaxNode | null
  /** The names whose value is not known: parameters of a function without a followed call. */
  hidden: ReadonlySet<string>
  outer: Scope | null
}

/** A declaration of a name. */
export type Declaration =
  | { kind: 'variable'; pattern: SyntaxNode; init: SyntaxNode | null; isConstant: boolean }
  | { kind: 'function'; node: SyntaxNode }
  | { kind: 'other' }

const none: ReadonlyMap<string, Value> = new Map()
const noNames: ReadonlySet<string> = new Set()

export function moduleScope(file: SourceFile): Scope {
  return { file, bound: none, block: file.program, hidden: noNames, outer: null }
}

export function blockScope(block: SyntaxNode, outer: Scope): Scope {
  return { file: outer.file, bound: none, block, hidden: noNames, outer }
}

/** The scope inside a function with known arguments. */
export function callScope(bound: ReadonlyMap<string, Value>, outer: Scope): Scope {
  return { file: outer.file, bound, block: null, hidden: noNames, outer }
}

/** Returns the scope of an expression inside other nodes. `around` has these nodes, the outermost first. Parameters of functions are hidden. */
export function scopeWithin(file: SourceFile, around: readonly SyntaxNode[]): Scope {
  return around.reduce((outer: Scope, node) => {
    if (/Function|ObjectMethod|ClassMethod|ClassPrivateMethod/.test(node.type)) {
      const hidden = new Set(nodesIn(node['params']).flatMap((parameter) => patternNames(parameter)))
      return { file, bound: none, block: null, hidden, outer }
    }
    return node.type === 'BlockStatement' ? blockScope(node, outer) : outer
  }, moduleScope(file))
}

/** Returns the declaration of a name directly inside a block or module; `null` if there is none. */
export function declarationIn(block: SyntaxNode, name: string): Declaration | null {
  for (const statement of nodesIn(block['body'])) {
    const isExport = /^Export(Named|Default)Declaration$/.test(statement.type)
    const node = (isExport ? asNode(statement['declaration']) : null) ?? statement
    if (node.type === 'VariableDeclaration') {
      for (const declarator of nodesIn(node['declarations'])) {
        const pattern = asNode(declarator['id'])
        if (pattern && patternNames(pattern).includes(name))
          return {
            kind: 'variable',
            pattern,
            init: asNode(declarator['init']),
            isConstant: node['kind'] === 'const',
          }
      }
    }
    const isNamed = asNode(node['id'])?.['name'] === name
    if (isNamed && node.type === 'FunctionDeclaration') return { kind: 'function', node }
    if (isNamed && /^(Class|TSEnum)Declaration$/.test(node.type)) return { kind: 'other' }
  }
  return null
}
