import { extname } from 'node:path'
import { parse } from '@babel/parser'
import { isRecord } from '../json'

/**
 * Returns whether two texts of a file differ only in ways that formatters cause: whitespace, quotes, semicolons, trailing commas and
 * redundant parentheses. Compares scripts by their syntax trees and comments, JSON by its values, style sheets by their tokens, and
 * Markdown by its words. Returns `false` if a text cannot be parsed, and for other file types.
 */
export function isSameCode(path: string, one: string, other: string): boolean {
  const ending = extname(path)
  const read = readers.find(([endings]) => endings.test(ending))?.[1]
  const [a, b] = [read?.(one, ending) ?? null, read?.(other, ending) ?? null]
  return a !== null && a === b
}

type Read = (text: string, ending: string) => string | null

const readers: readonly (readonly [endings: RegExp, read: Read])[] = [
  [/^\.([cm]?[jt]s|[jt]sx)$/, script],
  [/^\.json$/, json],
  [/^\.css$/, styleSheet],
  [/^\.md$/, words],
]

function script(text: string, ending: string): string | null {
  const isPlain = /^\.[cm]?ts$/.test(ending)
  try {
    const { program, comments } = parse(text, {
      sourceType: 'module',
      plugins: isPlain ? ['typescript'] : ['jsx', 'typescript'],
    })
    const notes = (comments ?? []).map(({ type, value }) => `${type} ${value.replaceAll(/[\s*]+/g, ' ').trim()}`)
    return JSON.stringify([plainNode(program), notes])
  } catch {
    return null
  }
}

/** The fields of an AST node that describe layout and position only. */
const layout = new Set([
  'start',
  'end',
  'loc',
  'range',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'comments',
])

function plainNode(node: unknown): unknown {
  if (Array.isArray(node)) return withoutBlank(node.map(plainNode))
  if (typeof node === 'bigint') return `${node}n`
  if (!isRecord(node)) return node
  if (node['type'] === 'JSXText') return jsxText(String(node['value']))
  const entries = Object.entries(node).filter(([name]) => !layout.has(name))
  const plain = Object.fromEntries(entries.map(([name, value]) => [name, plainNode(value)]))
  if (isBlankInJsx(plain)) return ' '
  // An object key has the same meaning with and without quotes.
  const { key, computed } = plain
  const name = isRecord(key) && computed !== true && key['type'] === 'StringLiteral' ? key['value'] : undefined
  return typeof name === 'string' && /^[\w$]+$/.test(name) ? { ...plain, key: { type: 'Identifier', name } } : plain
}

/**
 * Returns JSX text as React renders it: whitespace with a line break is removed at the start and the end, and becomes one space between
 * words.
 */
function jsxText(text: string): string {
  const lines = text.split('\n')
  const shown = lines.map((line, index) => {
    const begun = index === 0 ? line : line.trimStart()
    return index === lines.length - 1 ? begun : begun.trimEnd()
  })
  return shown.filter((line) => line !== '').join(' ')
}

/** Whether an AST node is `{' '}`, which formatters write instead of a space at the end of a line. */
function isBlankInJsx({ type, expression }: Record<string, unknown>): boolean {
  return (
    type === 'JSXExpressionContainer' &&
    isRecord(expression) &&
    expression['type'] === 'StringLiteral' &&
    expression['value'] === ' '
  )
}

/** Joins adjacent texts among the children of a JSX element, and removes empty texts. */
function withoutBlank(items: readonly unknown[]): unknown[] {
  const joined: unknown[] = []
  for (const item of items) {
    const last = joined.at(-1)
    if (typeof item === 'string' && typeof last === 'string') joined[joined.length - 1] = last + item
    else joined.push(item)
  }
  return joined.filter((item) => item !== '')
}

function json(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Returns the tokens of a style sheet. A space is kept only where it can separate selectors or values: `a b` and `ab` are different
 * selectors.
 */
function styleSheet(text: string): string {
  const tokens = text.match(/\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[^\s"'{}:;,>()/]+|\s+|[^]/g) ?? []
  const plain: string[] = []
  for (const token of tokens) {
    const last = plain.at(-1)
    if (token.trim() === '') {
      if (last !== undefined && !/^(?:[{};:,>(]|\/\*.*)$/s.test(last)) plain.push(' ')
      continue
    }
    const endsSpace = /^[{};,>)]$|^\/\*/.test(token)
    // Two spaces in a row are reduced to one.
    if (endsSpace && plain.at(-1) === ' ') plain.pop()
    if (token === '}' && plain.at(-1) === ';') plain.pop()
    plain.push(/^["']/.test(token) ? JSON.stringify(token.slice(1, -1)) : unspaced(token))
  }
  return JSON.stringify(plain)
}

/** Reduces whitespace in a comment of a style sheet to single spaces. Other tokens are returned unchanged. */
function unspaced(token: string): string {
  return token.startsWith('/*') ? token.replaceAll(/[\s*]+/g, ' ') : token
}

/** Returns the words of a Markdown text. The column widths of tables are ignored, because readers do not see them. */
function words(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\| ?/g, '|')
    .replaceAll(/-{3,}/g, '---')
    .trim()
}
