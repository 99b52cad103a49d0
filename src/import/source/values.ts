import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { ProjectSources } from './project-sources'
import { lineAt, type ImportedName, type SourceFile, type Variable } from './source-file'

/** An expression and the file that contains it. */
export interface Value {
  file: SourceFile
  node: SyntaxNode
}

/** A property of an object literal. `file` and `node` are those of the property's value. */
export interface Field extends Value {
  name: string
  /** The whole property, with its key. */
  property: Value
}

/**
 * The properties of an object literal. `unclear` has the parts whose name or value is not known, such as computed keys and spread values.
 */
export interface Fields {
  fields: Field[]
  unclear: Value[]
}

/** Returns the line number of an expression in its file, from 1. */
export function lineOf({ file, node }: Value): number {
  return lineAt(file.text, node.start)
}

/** Returns the source text of an expression. */
export function textOf({ file, node }: Value): string {
  return file.text.slice(node.start, node.end)
}

/** Removes the wrappers that do not change the value of an expression: `as`, `satisfies`, `!` and `useMemo`. */
export function plainNode(node: SyntaxNode): SyntaxNode {
  const isTyped = /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion)$/.test(node.type)
  const inner = isTyped ? asNode(node['expression']) : memoized(node)
  return inner ? plainNode(inner) : node
}

/** Returns the value that `useMemo(() => value, […])` computes; `null` for any other call. */
function memoized(node: SyntaxNode): SyntaxNode | null {
  if (node.type !== 'CallExpression' || !/(^|\.)useMemo$/.test(nameOf(node['callee']))) return null
  const [make] = nodesIn(node['arguments'])
  const body = make?.type === 'ArrowFunctionExpression' ? asNode(make['body']) : null
  if (body?.type !== 'BlockStatement') return body
  const [only, ...others] = nodesIn(body['body'])
  return others.length === 0 && only?.type === 'ReturnStatement' ? asNode(only['argument']) : null
}

/**
 * Follows an identifier through variables and project imports to the expression that gives its value. Other expressions are returned
 * unchanged.
 */
export function resolved(sources: ProjectSources, { file, node }: Value, depth = 0): Value {
  const plain = plainNode(node)
  if (plain.type !== 'Identifier' || depth > 20) return { file, node: plain }
  const found = variableNamed(sources, file, nameOf(plain))
  if (!found) return { file, node: plain }
  return resolved(sources, { file: found.file, node: found.variable.init }, depth + 1)
}

/**
 * Finds the variable that a name refers to, in the same file or in the project file that it is imported from; `null` when the name is not
 * such a variable.
 */
export function variableNamed(
  sources: ProjectSources,
  file: SourceFile,
  name: string,
  depth = 0,
): { file: SourceFile; variable: Variable } | null {
  const variable = file.variables.get(name)
  if (variable) return { file, variable }
  const imported = file.imports.get(name)
  const from = imported && depth < 20 ? sources.resolve(file.path, imported.from) : null
  const local = imported && from?.exported.get(imported.imported)
  return from && local !== undefined ? variableNamed(sources, from, local, depth + 1) : null
}

/**
 * Returns the import of a package that an expression refers to, also through other files of the project; `null` when the expression does
 * not refer to an import of a package.
 */
export function packageImport(sources: ProjectSources, { file, node }: Value): ImportedName | null {
  const { file: at, node: name } = resolved(sources, { file, node })
  const imported = name.type === 'Identifier' ? at.imports.get(nameOf(name)) : undefined
  return imported && sources.resolve(at.path, imported.from) === null ? imported : null
}

/** Returns the properties of an object literal; `null` for any other expression. */
export function fieldsOf(sources: ProjectSources, value: Value): Fields | null {
  const { file, node } = resolved(sources, value)
  if (node.type !== 'ObjectExpression') return null
  const result: Fields = { fields: [], unclear: [] }
  for (const property of nodesIn(node['properties'])) {
    const at = { file, node: property }
    if (property.type === 'SpreadElement') {
      const argument = asNode(property['argument'])
      const inner = argument && fieldsOf(sources, { file, node: argument })
      if (!inner) result.unclear.push(at)
      result.fields.push(...(inner?.fields ?? []))
      result.unclear.push(...(inner?.unclear ?? []))
      continue
    }
    const name = keyOf(property)
    const given = property.type === 'ObjectMethod' ? property : asNode(property['value'])
    if (name === null || !given) result.unclear.push(at)
    else result.fields.push({ name, file, node: given, property: at })
  }
  return result
}

/** Returns the name of a property; `null` for a computed key. */
export function keyOf(property: SyntaxNode): string | null {
  const key = asNode(property['key'])
  if (property['computed'] === true || !key) return null
  return key.type === 'Identifier' ? nameOf(key) : key.type === 'StringLiteral' ? String(key['value']) : null
}

/** Returns the elements of an array literal, including the elements of spread arrays; `null` for any other expression. */
export function elementsOf(sources: ProjectSources, value: Value): Value[] | null {
  const { file, node } = resolved(sources, value)
  if (node.type !== 'ArrayExpression') return null
  return nodesIn(node['elements']).flatMap((element): Value[] => {
    const inner = element.type === 'SpreadElement' ? asNode(element['argument']) : null
    return (inner && elementsOf(sources, { file, node: inner })) ?? [{ file, node: element }]
  })
}

/** Returns the value of a string literal, also when the expression is a variable with a string literal; `null` for any other expression. */
export function stringOf(sources: ProjectSources, value: Value): string | null {
  const { node } = resolved(sources, value)
  if (node.type === 'StringLiteral') return String(node['value'])
  const [only] = nodesIn(node['quasis'])
  const isPlain = node.type === 'TemplateLiteral' && nodesIn(node['expressions']).length === 0
  const cooked = isPlain ? only?.['value'] : undefined
  return cooked !== null && typeof cooked === 'object' && 'cooked' in cooked ? String(cooked.cooked) : null
}

/** Returns the value of a boolean literal; `null` for any other expression. */
export function booleanOf(sources: ProjectSources, value: Value): boolean | null {
  const { node } = resolved(sources, value)
  return node.type === 'BooleanLiteral' ? node['value'] === true : null
}

/** Returns the arguments of a function call or of `new`. */
export function argumentsOf({ file, node }: Value): Value[] {
  return nodesIn(node['arguments']).map((argument) => ({ file, node: argument }))
}

/** Returns the import that is called in `createX(…)` or `new X(…)`; `null` for any other expression. */
export function calledImport(sources: ProjectSources, value: Value): ImportedName | null {
  const { file, node } = resolved(sources, value)
  const callee = /^(CallExpression|NewExpression)$/.test(node.type) ? asNode(node['callee']) : null
  return callee && packageImport(sources, { file, node: callee })
}
