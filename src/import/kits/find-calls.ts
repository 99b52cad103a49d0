import { asNode, childrenOf, elementName, nameOf, nodesIn, walk, type SyntaxNode } from '../../wire/syntax'
import { walkWithAncestors } from '../source/names'
import type { ImportedName, SourceFile } from '../source/source-file'
import type { Value } from '../source/values'

/** A call of an imported function, with its ancestors in the syntax tree. */
export interface FoundCall extends Value {
  imported: ImportedName
  around: readonly SyntaxNode[]
}

/** Finds all calls of the wanted imports, including `new` expressions. */
export function findCalls(files: readonly SourceFile[], isWanted: (imported: ImportedName) => boolean): FoundCall[] {
  return files.flatMap((file) => {
    const wanted = [...file.imports.values()].filter(isWanted)
    const found: FoundCall[] = []
    if (wanted.length === 0) return found
    walkWithAncestors(file.program, ({ node, around }) => {
      if (!/^(CallExpression|NewExpression)$/.test(node.type)) return
      const name = nameOf(node['callee'])
      const imported = wanted.find(({ local }) => local === name)
      if (imported) found.push({ file, node, imported, around })
    })
    return found
  })
}

/** Finds all JSX elements of the wanted imported components. */
export function findElements(
  files: readonly SourceFile[],
  isWanted: (imported: ImportedName) => boolean,
): (Value & { imported: ImportedName })[] {
  return files.flatMap((file) => {
    const wanted = [...file.imports.values()].filter(isWanted)
    const found: (Value & { imported: ImportedName })[] = []
    if (wanted.length === 0) return found
    walk(file.program, (node) => {
      const imported = wanted.find(({ local }) => local === elementName(node))
      if (imported && node.type === 'JSXElement') found.push({ file, node, imported })
    })
    return found
  })
}

/** An attribute of a JSX element. `value` is `null` when the attribute is written without a value, which means `true`. */
export interface Attribute {
  name: string
  value: Value | null
  /** The AST node of the attribute with its name. */
  whole: Value
}

/** Returns the attributes of a JSX element. `unclear` has the attributes whose names are not known, such as spread attributes. */
export function attributesOf({ file, node }: Value): { attributes: Attribute[]; unclear: Value[] } {
  const attributes: Attribute[] = []
  const unclear: Value[] = []
  for (const attribute of nodesIn(asNode(node['openingElement'])?.['attributes'])) {
    const whole = { file, node: attribute }
    const name = nameOf(attribute['name'])
    const given = asNode(attribute['value'])
    const inner = given?.type === 'JSXExpressionContainer' ? asNode(given['expression']) : given
    if (attribute.type !== 'JSXAttribute' || name === '') unclear.push(whole)
    else attributes.push({ name, value: inner ? { file, node: inner } : null, whole })
  }
  return { attributes, unclear }
}

/** Returns the opening and the closing tag of a JSX element, without its children. */
export function tagsOf({ file, node }: Value): Value[] {
  return [asNode(node['openingElement']), asNode(node['closingElement'])].flatMap((tag) =>
    tag ? [{ file, node: tag }] : [],
  )
}

/** Returns the provider elements from `outer` inwards. The list ends at an element that is not the only child of its parent. */
export function nestedIn(outer: SyntaxNode, found: readonly Value[]): SyntaxNode[] {
  const chain = [outer]
  for (;;) {
    const [only, ...others] = childrenOf(chain.at(-1) ?? outer)
    if (!only || others.length > 0 || !found.some(({ node }) => node === only)) return chain
    chain.push(only)
  }
}
