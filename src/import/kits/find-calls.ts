import { asNode, elementName, nameOf, nodesIn, walk, type SyntaxNode } from '../../wire/syntax'
import { walkWithAncestors } from '../source/names'
import type { ImportedName, SourceFile } from '../source/source-file'
import type { Value } from '../source/values'

/** A call of an imported function, with the code around it. */
export interface FoundCall extends Value {
  imported: ImportedName
  around: readonly SyntaxNode[]
}

/** All calls of imported functions, or uses of imported classes with `new`. */
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

/** All elements of imported components. */
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

/** An attribute of an element. `value` is `null` for one without a value, which is `true`. */
export interface Attribute {
  name: string
  value: Value | null
  /** The whole attribute. */
  whole: Value
}

/** The attributes of an element, and those that cannot be read. */
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

/** The opening and the closing tag of an element: its children are not among them. */
export function tagsOf({ file, node }: Value): Value[] {
  return [asNode(node['openingElement']), asNode(node['closingElement'])].flatMap((tag) =>
    tag ? [{ file, node: tag }] : [],
  )
}
