import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asNode, nameOf, nodesIn, parseSource, walk, type SyntaxNode } from '../../wire/syntax'

const folder = fileURLToPath(new URL('../../import', import.meta.url))

/** The declarations of constants and functions, by name. Names of different files may be the same, so each has a list. */
type Declared = ReadonlyMap<string, readonly SyntaxNode[]>

/**
 * Returns the texts of all reasons in the source of `import`, each as a pattern. A placeholder of a template matches any text.
 *
 * A reason is the second argument of `unmatchedAt`, the third argument of `chooseUnit`, a property or a variable named `why`, a property
 * named `blocked`, or what a function with the return type `… | string` returns. Identifiers and calls are followed to the declarations of
 * the same name. Texts without a space are names, not reasons.
 */
export function reasonsInSource(): RegExp[] {
  const programs = sourceFiles().flatMap((path) => parseSource(readFileSync(path, 'utf8')) ?? [])
  const declared = declarationsIn(programs)
  const found = programs.flatMap((program) => reasonNodes(program).flatMap((node) => textsOf(node, declared, 0)))
  return [...new Set(found)].filter((text) => text.includes(' ')).map((text) => new RegExp(text))
}

/** Returns the paths of the files that can have reasons: all but the tests and the apps for the tests. */
function sourceFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('fixtures'))
    .map((path) => join(folder, path))
}

function declarationsIn(programs: readonly SyntaxNode[]): Declared {
  const found = new Map<string, SyntaxNode[]>()
  const add = (name: string, node: SyntaxNode | null): void => {
    if (name !== '' && node) found.set(name, [...(found.get(name) ?? []), node])
  }
  for (const program of programs)
    walk(program, (node) => {
      if (node.type === 'VariableDeclarator') add(nameOf(node['id']), asNode(node['init']))
      if (node.type === 'FunctionDeclaration') for (const value of returnedBy(node)) add(nameOf(node['id']), value)
    })
  return found
}

function returnedBy(definition: SyntaxNode): SyntaxNode[] {
  const values: SyntaxNode[] = []
  walk(definition, (node) => {
    const value = node.type === 'ReturnStatement' ? asNode(node['argument']) : null
    if (value) values.push(value)
  })
  return values
}

/** Returns the expressions in a program whose value is a reason or has reasons in it. */
function reasonNodes(program: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  walk(program, (node) => {
    if (node.type === 'CallExpression') {
      const place = { unmatchedAt: 1, chooseUnit: 2 }[nameOf(node['callee'])]
      found.push(...(place === undefined ? [] : nodesIn(node['arguments']).slice(place, place + 1)))
    }
    const value = asNode(node['value'])
    if (node.type === 'ObjectProperty' && /^(why|blocked)$/.test(nameOf(node['key'])) && value) found.push(value)
    const init = asNode(node['init'])
    if (node.type === 'VariableDeclarator' && nameOf(node['id']) === 'why' && init) found.push(init)
    if (node.type === 'FunctionDeclaration' && mayReturnReason(node)) found.push(...returnedBy(node))
  })
  return found
}

/** Whether a function returns either a result or a reason: `PlacedConfig | string`. */
function mayReturnReason(definition: SyntaxNode): boolean {
  const type = asNode(asNode(definition['returnType'])?.['typeAnnotation'])
  return nodesIn(type?.['types']).some((one) => one.type === 'TSStringKeyword') && !hasNull(type)
}

function hasNull(type: SyntaxNode | null): boolean {
  return nodesIn(type?.['types']).some((one) => one.type === 'TSNullKeyword')
}

/** Returns the texts that an expression may have, as sources of regular expressions. */
function textsOf(node: SyntaxNode, declared: Declared, depth: number): string[] {
  const inner = (...keys: string[]): string[] =>
    keys.flatMap((key) => {
      const child = asNode(node[key])
      return child ? textsOf(child, declared, depth) : []
    })
  if (node.type === 'StringLiteral') return [escaped(String(node['value']))]
  if (node.type === 'TemplateLiteral') return [templateOf(node)]
  if (node.type === 'ConditionalExpression') return inner('consequent', 'alternate')
  if (node.type === 'LogicalExpression') return inner('left', 'right')
  if (node.type === 'ArrowFunctionExpression') return inner('body')
  if (node.type === 'ObjectExpression')
    return nodesIn(node['properties']).flatMap((one) => {
      const value = asNode(one['value'])
      return value && one['shorthand'] !== true ? textsOf(value, declared, depth) : []
    })
  const name = node.type === 'CallExpression' ? nameOf(node['callee']) : node.type === 'Identifier' ? nameOf(node) : ''
  const member = node.type === 'MemberExpression' && node['computed'] === true ? nameOf(node['object']) : ''
  const behind = depth < 5 ? (declared.get(name === '' ? member : name) ?? []) : []
  return behind.flatMap((one) => textsOf(one, declared, depth + 1))
}

function templateOf(node: SyntaxNode): string {
  const parts = nodesIn(node['quasis']).map(({ value }) =>
    value !== null && typeof value === 'object' && 'cooked' in value ? escaped(String(value.cooked)) : '',
  )
  return parts.join('.+')
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
