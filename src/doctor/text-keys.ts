import { asNode, nameOf, nodesIn, parseSource, type SyntaxNode } from '../wire/syntax'

/** The keys of an object in a source file. */
export interface TextKeys {
  /** The value of each key: the keys of an object, or `null` for a text and for any value whose keys cannot be read. */
  keys: Map<string, TextKeys | null>
  /** Whether the object may have more keys, because it spreads values of another file. */
  isOpen: boolean
}

/** Limits that keep the doctor fast on hostile files: the length of a file, and the number of keys that objects spread into other objects. */
const longest = 200_000
const mostKeys = 100_000

/**
 * Reads the names that a module exports, and the keys of the exported objects. Formatting, comments and the contents of texts and functions
 * make no difference. Returns `null` when the file cannot be read.
 */
export function textKeysOf(source: string): TextKeys | null {
  const program = source.length > longest ? null : parseSource(source, { jsx: false })
  try {
    return program && exportsOf(program)
  } catch (error) {
    // The stack overflows if constants refer to each other in a very long chain.
    if (error instanceof RangeError) return null
    throw error
  }
}

function exportsOf(program: SyntaxNode): TextKeys {
  const statements = nodesIn(program['body'])
  const constants = new Constants(statements)
  const exported: TextKeys = { keys: new Map(), isOpen: false }
  for (const statement of statements) {
    if (statement.type === 'ExportAllDeclaration') exported.isOpen = true
    if (statement.type !== 'ExportNamedDeclaration' || statement['exportKind'] === 'type') continue
    for (const name of declaredNames(asNode(statement['declaration']))) exported.keys.set(name, constants.keysOf(name))
    for (const specifier of nodesIn(statement['specifiers'])) {
      const isHere = asNode(statement['source']) === null
      const name = keyName(specifier['exported']) ?? ''
      exported.keys.set(name, isHere ? constants.keysOf(nameOf(specifier['local'])) : null)
    }
  }
  // A destructured export has an empty name here, so its names are unknown.
  if (exported.keys.delete('')) exported.isOpen = true
  return exported
}

function declaredNames(declaration: SyntaxNode | null): string[] {
  if (declaration === null) return []
  if (declaration.type === 'VariableDeclaration') return declaratorsIn(declaration).map(({ id }) => nameOf(id))
  return [nameOf(declaration['id'])]
}

function declaratorsIn(statement: SyntaxNode): SyntaxNode[] {
  const declaration = asNode(statement['declaration']) ?? statement
  return declaration.type === 'VariableDeclaration' ? nodesIn(declaration['declarations']) : []
}

/** The top-level constants of a module that hold objects, by name. Each object is read once, even if many other objects refer to it. */
class Constants {
  readonly #values: ReadonlyMap<string, SyntaxNode | null>
  readonly #known = new Map<string, TextKeys | null>()
  #taken = 0

  constructor(statements: readonly SyntaxNode[]) {
    const declared = statements.flatMap(declaratorsIn)
    this.#values = new Map(declared.map((each) => [nameOf(each['id']), asNode(each['init'])]))
  }

  /** The keys of the object in a constant; `null` when the module has no such object. */
  keysOf(name: string): TextKeys | null {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    // The entry is set before the value is read, so that a constant that refers to itself does not cause an endless loop.
    this.#known.set(name, null)
    const keys = this.#valueKeys(this.#values.get(name) ?? null)
    this.#known.set(name, keys)
    return keys
  }

  #valueKeys(value: SyntaxNode | null): TextKeys | null {
    const plain = withoutTypes(value)
    if (plain?.type === 'Identifier') return this.keysOf(nameOf(plain))
    if (plain?.type !== 'ObjectExpression') return null
    const found: TextKeys = { keys: new Map(), isOpen: false }
    const spread = new Set<TextKeys | null>()
    for (const property of nodesIn(plain['properties'])) {
      if (property.type === 'SpreadElement') {
        const more = this.#valueKeys(asNode(property['argument']))
        if (!spread.has(more)) this.#include(found, more)
        spread.add(more)
      } else {
        const name = property['computed'] === true ? computedName(property['key']) : keyName(property['key'])
        if (name === null) found.isOpen = true
        else found.keys.set(name, this.#valueKeys(asNode(property['value'])))
      }
    }
    return found
  }

  /** Adds the keys of an object that is spread into another object. */
  #include(found: TextKeys, more: TextKeys | null): void {
    this.#taken += more?.keys.size ?? 0
    if (more === null || more.isOpen || this.#taken > mostKeys) found.isOpen = true
    if (this.#taken <= mostKeys) for (const [key, below] of more?.keys ?? []) found.keys.set(key, below)
  }
}

/** Returns the expression inside type assertions. */
function withoutTypes(value: SyntaxNode | null): SyntaxNode | null {
  const typed = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']
  let plain = value
  while (plain && typed.includes(plain.type)) plain = asNode(plain['expression'])
  return plain
}

/** The name of a key that is written as a name, a text or a number. */
function keyName(key: unknown): string | null {
  const node = asNode(key)
  if (node?.type === 'Identifier') return nameOf(node)
  const value = node?.type === 'StringLiteral' || node?.type === 'NumericLiteral' ? node['value'] : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** The name of a computed key; `null` when the expression in brackets is not a string literal. */
function computedName(key: unknown): string | null {
  return asNode(key)?.type === 'StringLiteral' ? keyName(key) : null
}
