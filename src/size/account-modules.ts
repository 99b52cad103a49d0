import { posix } from 'node:path'
import { plainNode } from '../import/source/values'
import { asNode, nameOf, nodesIn, parseSource, walk, type SyntaxNode } from '../wire/syntax'
import { moduleAt } from './copy-modules'

/** The modules that units load together with the account's view. */
export interface AccountModules {
  modules: string[]
  /** The files of units whose account part could not be followed to a module. */
  unclear: string[]
}

/**
 * Finds the modules that the units load together with the account's view. These are the modules that the property `account` of a unit's
 * index imports, directly or through a function of the same file. A unit may also return a part that it imports statically.
 * @param files the texts of the copy, by path
 */
export function accountModules(files: ReadonlyMap<string, Uint8Array>): AccountModules {
  const modules = new Set<string>()
  const unclear: string[] = []
  for (const [path, bytes] of files) {
    if (!/(?:^|\/)features\/[^/]+\/index\.ts$/.test(path)) continue
    const text = new TextDecoder().decode(bytes)
    if (!/\baccount\b/.test(text)) continue
    const program = parseSource(text, { jsx: false })
    const part = program && accountPart(program)
    if (!program || !part) continue
    const called = calledNames(part)
    if (part.type === 'Identifier') called.add(nameOf(part))
    const loaders = declarators(program).filter((each) => called.has(nameOf(each['id'])))
    const specifiers = [part, ...loaders].flatMap(importedBy)
    const targets = specifiers.map((each) => moduleAt(posix.join(posix.dirname(path), each), files))
    for (const target of targets) if (target !== null) modules.add(target)
    if (targets.includes(null) || (targets.length === 0 && called.size > 0)) unclear.push(path)
  }
  return { modules: [...modules], unclear }
}

/** The value of the property `account` of an object that the file exports, or the method of this name. */
function accountPart(program: SyntaxNode): SyntaxNode | null {
  const exported = nodesIn(program['body']).flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' ? nodesIn(asNode(declaration)?.['declarations']) : [],
  )
  const objects = exported.flatMap(({ init }) => {
    const value = asNode(init)
    return value ? plainNode(value) : []
  })
  const part = objects.flatMap((each) => nodesIn(each['properties'])).find(({ key }) => nameOf(key) === 'account')
  return part?.type === 'ObjectMethod' ? part : asNode(part?.['value'])
}

function calledNames(root: SyntaxNode): Set<string> {
  const names = new Set<string>()
  walk(root, ({ type, callee }) => {
    if (type === 'CallExpression' && nameOf(callee) !== '') names.add(nameOf(callee))
  })
  return names
}

function declarators(program: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') found.push(node)
  })
  return found
}

/** The specifiers of the dynamic imports in a node. */
function importedBy(root: SyntaxNode): string[] {
  const found: string[] = []
  walk(root, (node) => {
    const isCall = node.type === 'CallExpression' && asNode(node['callee'])?.type === 'Import'
    const source = isCall
      ? nodesIn(node['arguments'])[0]
      : node.type === 'ImportExpression'
        ? asNode(node['source'])
        : null
    if (source?.type === 'StringLiteral') found.push(String(source['value']))
  })
  return found
}
