import type { Place } from './places'
import type { SourceStyle } from './source-style'
import { asNode, childrenOf, walk, type SyntaxNode } from './syntax'

/** Replaces a part of a text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Returns the edit that wraps a place with an element, in Prettier's format. */
export function wrap(text: string, { node, parent }: Place, name: string, style: SourceStyle): Edit {
  const { indent, newline } = style
  const outer = indentationAt(text, node.start)
  const isElement = node.type !== 'JSXExpressionContainer'
  /** Returns the lines of the wrapped element, the first line without its indentation. */
  const block = (depth: string): string => {
    if (!isElement) return `<${name}>${text.slice(node.start, node.end)}</${name}>`
    const inner = reindented(text, node, depth.slice(outer.length) + indent)
    return [`<${name}>`, `${depth}${indent}${inner}`, `${depth}</${name}>`].join(newline)
  }
  const framed = (depth: string): string => `${newline}${depth}${indent}${block(depth + indent)}`
  if (isAlone(text, node)) return { start: node.start, end: node.end, text: block(outer) }
  const brackets = bracketsAround(text, node)
  if (brackets) return { ...brackets, text: `(${framed(outer)}${newline}${outer})` }
  if (parent.type === 'ReturnStatement' || parent.type === 'ArrowFunctionExpression')
    return { start: node.start, end: node.end, text: `(${framed(outer)}${newline}${outer})` }
  if (isOnlyArgument(parent)) return { start: node.start, end: node.end, text: `${framed(outer)},${newline}${outer}` }
  const parentBody = soleContent(text, parent)
  if (parentBody) return { ...parentBody, text: `${framed(outer)}${newline}${outer}` }
  return { start: node.start, end: node.end, text: `<${name}>${text.slice(node.start, node.end)}</${name}>` }
}

/** Returns whether a node has its lines for itself. The end of a statement or an argument may follow. */
function isAlone(text: string, { start, end }: SyntaxNode): boolean {
  return /(^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*[,;]?[ \t]*(\r?\n|$)/.test(text.slice(end))
}

/** Returns the brackets around a node that are on the node's lines and contain nothing else. */
function bracketsAround(text: string, { start, end }: SyntaxNode): { start: number; end: number } | null {
  const before = /(?:return|=>|=)[ \t]*(\([ \t]*)$/.exec(text.slice(0, start))
  const after = /^[ \t]*\)/.exec(text.slice(end))
  return before?.[1] !== undefined && after ? { start: start - before[1].length, end: end + after[0].length } : null
}

function isOnlyArgument({ type, arguments: given }: SyntaxNode): boolean {
  return type === 'CallExpression' && Array.isArray(given) && given.length === 1
}

/** Returns the content of an element that is on a line of its own and has a single child. */
function soleContent(text: string, parent: SyntaxNode): { start: number; end: number } | null {
  const opening = asNode(parent['openingElement'] ?? parent['openingFragment'])
  const closing = asNode(parent['closingElement'] ?? parent['closingFragment'])
  if (!opening || !closing || childrenOf(parent).length !== 1 || !isAlone(text, parent)) return null
  return text.slice(opening.end, closing.start).includes('\n') ? null : { start: opening.end, end: closing.start }
}

/** Returns the text of a node, with its further lines indented. Lines inside template literals are not moved. */
function reindented(text: string, node: SyntaxNode, by: string): string {
  const source = text.slice(node.start, node.end)
  let hasLongText = false
  walk(node, ({ type, start, end }) => {
    if (type === 'TemplateLiteral' && text.slice(start, end).includes('\n')) hasLongText = true
  })
  return hasLongText ? source : source.replace(/\n(?!\r?\n)/g, `\n${by}`)
}

function indentationAt(text: string, at: number): string {
  return /(?:^|\n)\uFEFF?([ \t]*)[^\n]*$/.exec(text.slice(0, at))?.[1] ?? ''
}
