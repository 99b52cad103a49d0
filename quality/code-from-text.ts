import { types } from '@babel/core'
import { parse } from '@babel/parser'

type Node = types.Node

const { isNode, traverseFast } = types

/** A place in a source file that makes code or markup from text, or loads code from an address. */
export interface CodeFromText {
  line: number
  /** What the place does. */
  what: string
}

/** The members through which a document takes markup. */
const markup = new Set(['innerHTML', 'outerHTML', 'srcdoc', 'dangerouslySetInnerHTML'])

/** The functions and methods that take code or markup. */
const takers = new Set(
  'eval Function importScripts createContextualFragment insertAdjacentHTML parseFromString parseHTMLUnsafe setHTMLUnsafe'.split(
    ' ',
  ),
)

/** Functions that take a function. They would run a text as code. */
const schedulers = new Set(['setTimeout', 'setInterval', 'setImmediate'])

/** Finds the places of a TypeScript file that make code or markup from text, or load code from an address. */
export function codeFromText(text: string): CodeFromText[] {
  const found: CodeFromText[] = []
  const tree = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx', 'importAttributes'] })
  traverseFast(tree, (node) => {
    const what = offence(node)
    if (what !== undefined) found.push({ line: node.loc?.start.line ?? 0, what })
  })
  return found
}

function offence(node: Node): string | undefined {
  switch (node.type) {
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      return callOffence(node)
    case 'AssignmentExpression': {
      const name = nameOf(node.left)
      return markup.has(name) ? `sets ${name}` : undefined
    }
    case 'JSXAttribute':
      return typeof node.name.name === 'string' && markup.has(node.name.name) ? `sets ${node.name.name}` : undefined
    case 'JSXOpeningElement':
      return node.name.type === 'JSXIdentifier' && node.name.name === 'script' ? 'writes a <script>' : undefined
    case 'ImportExpression':
      return isText(node.source) ? undefined : 'imports an address that is computed'
    case 'StringLiteral':
      return /^\s*javascript:/i.test(node.value) ? 'names a javascript: address' : undefined
    default:
      return undefined
  }
}

function callOffence(node: Extract<Node, { arguments: unknown[] }>): string | undefined {
  if (!('callee' in node)) return undefined
  const [first] = node.arguments
  const given = isNode(first) ? first : undefined
  if (node.callee.type === 'Import') return given && isText(given) ? undefined : 'imports an address that is computed'
  const name = nameOf(node.callee)
  // A stream and a lock are written, too; only a document takes markup.
  if (/^write(ln)?$/.test(name)) return ownerOf(node.callee) === 'document' ? `calls document.${name}` : undefined
  if (takers.has(name)) return `calls ${name}`
  if (schedulers.has(name) && given && (isText(given) || given.type === 'TemplateLiteral'))
    return `gives ${name} a text`
  if (/^createElement(NS)?$/.test(name) && node.arguments.some((one) => isText(one) && one.value === 'script'))
    return 'creates a <script>'
  return undefined
}

function isText(node: unknown): node is Extract<Node, { type: 'StringLiteral' }> {
  return isNode(node) && node.type === 'StringLiteral'
}

/** The last name of an expression: `c` for `a.b.c` and for `a['c']`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return ''
  return isText(node.property) ? node.property.value : node.computed ? '' : nameOf(node.property)
}

function ownerOf(node: Node): string {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression' ? nameOf(node.object) : ''
}
