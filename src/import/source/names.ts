import { asNode, nodesIn, type SyntaxNode } from '../../wire/syntax'

/** An AST node with its ancestors, outermost first. */
export interface Located {
  node: SyntaxNode
  around: readonly SyntaxNode[]
}

/** Calls `visit` for a node and all of its descendants, each with its ancestors. Comments and tokens are not visited. */
export function walkWithAncestors(root: SyntaxNode, visit: (at: Located) => void): void {
  const step = (node: SyntaxNode, around: readonly SyntaxNode[]): void => {
    visit({ node, around })
    const inner = [...around, node]
    for (const [key, value] of Object.entries(node)) {
      if (key.endsWith('Comments') || key === 'extra') continue
      const single = asNode(value)
      for (const child of single ? [single] : nodesIn(value)) step(child, inner)
    }
  }
  step(root, [])
}

/** Counts how often a file declares each name, as an import, variable, parameter, function or class. */
export function declaredNames(program: SyntaxNode): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (name: unknown): void => {
    if (typeof name === 'string') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  walkWithAncestors(program, ({ node }) => {
    for (const name of declaredBy(node)) add(name)
  })
  return counts
}

/** Returns the names that an AST node declares by itself, without its descendants' declarations. */
function declaredBy(node: SyntaxNode): string[] {
  if (/^Import(Default|Namespace)?Specifier$/.test(node.type)) return patternNames(asNode(node['local']))
  if (node.type === 'VariableDeclarator') return patternNames(asNode(node['id']))
  if (/^(Function|Class|TSEnum|TSTypeAlias|TSInterface)\w*Declaration$/.test(node.type))
    return [...patternNames(asNode(node['id'])), ...parametersOf(node)]
  if (node.type === 'CatchClause') return patternNames(asNode(node['param']))
  return parametersOf(node)
}

function parametersOf(node: SyntaxNode): string[] {
  return /Function|Method/.test(node.type) && !node.type.startsWith('TS')
    ? nodesIn(node['params']).flatMap((one) => patternNames(one))
    : []
}

/** Returns the names that a binding pattern declares: the identifier itself, or all names of a destructuring pattern. */
export function patternNames(pattern: SyntaxNode | null): string[] {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [String(pattern['name'])]
  if (pattern.type === 'ObjectPattern') return nodesIn(pattern['properties']).flatMap((one) => patternNames(one))
  if (pattern.type === 'ObjectProperty') return patternNames(asNode(pattern['value']))
  if (pattern.type === 'ArrayPattern') return nodesIn(pattern['elements']).flatMap((one) => patternNames(one))
  if (pattern.type === 'AssignmentPattern') return patternNames(asNode(pattern['left']))
  return pattern.type === 'RestElement' ? patternNames(asNode(pattern['argument'])) : []
}

/** Returns every identifier node that reads a name. Declarations, object keys and member names do not count. */
export function referencesTo(program: SyntaxNode, name: string): Located[] {
  const found: Located[] = []
  walkWithAncestors(program, (at) => {
    const { node } = at
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && node['name'] === name && isReference(at))
      found.push(at)
  })
  return found
}

/** Whether an identifier node reads a variable or refers to a type. */
export function isReference({ node, around }: Located): boolean {
  const parent = around.at(-1)
  if (!parent) return false
  const { type } = parent
  const isIn = (key: string): boolean => parent[key] === node
  if (/^(Optional)?MemberExpression$/.test(type)) return isIn('object') || parent['computed'] === true
  if (type === 'MetaProperty') return false
  if (type === 'JSXMemberExpression') return isIn('object')
  if (type === 'ObjectProperty') return isIn('value') ? !isPattern(around) : parent['computed'] === true
  if (/^(ObjectMethod|Class(Method|Property|PrivateProperty))$/.test(type))
    return !isIn('key') ? type !== 'ObjectMethod' : parent['computed'] === true
  if (/^Import(Default|Namespace)?Specifier$/.test(type) || type === 'JSXAttribute') return false
  if (type === 'ExportSpecifier') return isIn('local')
  if (type === 'VariableDeclarator') return isIn('init')
  if (/^(TSPropertySignature|TSMethodSignature|TSEnumMember)$/.test(type)) return !isIn('key') && !isIn('id')
  if (type === 'TSQualifiedName') return isIn('left')
  if (/^(LabeledStatement|BreakStatement|ContinueStatement)$/.test(type)) return false
  if (type.endsWith('Declaration') && isIn('id')) return false
  if (type === 'AssignmentPattern') return isIn('right')
  if (/^(ArrayPattern|RestElement|CatchClause)$/.test(type)) return false
  if (/Function|ObjectMethod|ClassMethod/.test(type)) return isIn('body')
  return true
}

/** Whether the property that contains an identifier belongs to a destructuring pattern. */
function isPattern(around: readonly SyntaxNode[]): boolean {
  return around.at(-2)?.type === 'ObjectPattern'
}
