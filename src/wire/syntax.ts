import { parse } from '@babel/parser'
import { isRecord, type JsonObject } from '../json'

/** A node of a syntax tree, with the fields that the CLI reads. */
export interface SyntaxNode extends JsonObject {
  type: string
  start: number
  end: number
}

/** Parses a JavaScript or TypeScript file; returns `null` if the file has a syntax error. `jsx: false` is for files that cannot contain JSX. */
export function parseSource(text: string, { jsx = true } = {}): SyntaxNode | null {
  try {
    const { program } = parse(text, { sourceType: 'module', plugins: jsx ? ['jsx', 'typescript'] : ['typescript'] })
    return asNode(program)
  } catch {
    return null
  }
}

/** Returns the value if it is a node. */
export function asNode(value: unknown): SyntaxNode | null {
  return isNode(value) ? value : null
}

/** The nodes in a list. */
export function nodesIn(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Calls `visit` for a node and all nodes below it, each with its parent. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, parent: SyntaxNode | null) => void): void {
  const step = (at: SyntaxNode, parent: SyntaxNode | null): void => {
    visit(at, parent)
    for (const value of Object.values(at)) {
      for (const child of isNode(value) ? [value] : nodesIn(value)) step(child, at)
    }
  }
  step(node, null)
}

/** Returns the name of an identifier, or of a member such as `React.StrictMode`; returns an empty text for any other value. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (typeof value['name'] === 'string') return value['name']
  const [object, property] = [nameOf(value['object']), nameOf(value['property'])]
  return object === '' || property === '' ? '' : `${object}.${property}`
}

/** Returns the name of a JSX element; returns an empty text for any other node. */
export function elementName(node: SyntaxNode): string {
  return nameOf(asNode(node['openingElement'])?.['name'])
}

/** The children of a JSX element, without blank text. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return nodesIn(node['children']).filter(({ type, value }) => type !== 'JSXText' || String(value).trim() !== '')
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    typeof value['start'] === 'number' &&
    typeof value['end'] === 'number'
  )
}
