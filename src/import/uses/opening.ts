import { styleOfSource } from '../../wire/source-style'
import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { FileEdits } from '../edit/file-edits'
import type { Located } from '../source/names'
import type { SourceFile } from '../source/source-file'
import { keyOf } from '../source/values'

/** Returns the edit for one use of a function or value of the kit; `null` when the use has no exact equivalent. */
export type PlaceEdit = (file: SourceFile, at: Located) => ((edits: FileEdits, name: string) => void) | null

/** The views that have the same name and content in the kit and in the modal. */
const views = [
  'Connect',
  'Account',
  'AllWallets',
  'Networks',
  'WhatIsANetwork',
  'WhatIsAWallet',
  'OnRampProviders',
  'Swap',
]

/** Allows `open()`, `open({ view, namespace })`, and `open` as an event handler. Any other use has no exact equivalent. */
export const opens: PlaceEdit = (file, at) => {
  const call = callOf(at)
  if (call) return isPlainOpening(file, call) ? () => {} : null
  return handler(at, '()')
}

/** Allows `close()` without arguments, and `close` as an event handler. */
export const closes: PlaceEdit = (_, at) => {
  const call = callOf(at)
  if (call) return nodesIn(call['arguments']).length === 0 ? () => {} : null
  return handler(at, '()')
}

/** Allows a call without arguments whose result nobody awaits, because the modal's method ends at another time than the kit's. */
export const runsAlone: PlaceEdit = (_, { around, node }) => {
  const call = callOf({ node, around })
  const outer = around.at(-2)
  const isIgnored =
    outer?.type === 'ExpressionStatement' || (outer?.type === 'ArrowFunctionExpression' && outer['body'] === call)
  return call && isIgnored && nodesIn(call['arguments']).length === 0 ? () => {} : null
}

/** Replaces a function without arguments that opens one view: `openConnectModal?.()` becomes `open({ view: 'Connect' })`. */
export function opensView(view: string): PlaceEdit {
  return (file, at) => {
    const { quote } = styleOfSource(file.text)
    const given = `({ view: ${quote}${view}${quote} })`
    const call = callOf(at)
    if (!call) return handler(at, given)
    if (nodesIn(call['arguments']).length > 0) return null
    return (edits, name) => edits.replace(call, `${name}${given}`)
  }
}

/** Replaces `setOpen(true)` by a call without arguments. */
export const setsOpen: PlaceEdit = (_, at) => {
  const call = callOf(at)
  const [given, ...others] = nodesIn(call?.['arguments'])
  if (!call || given?.type !== 'BooleanLiteral' || given['value'] !== true || others.length > 0) return null
  return (edits) => edits.replace(given, '')
}

/** Replaces the address of a public key: `publicKey?.toBase58()` becomes the address. Conditions that test whether there is a key stay. */
export const isAddress: PlaceEdit = (_, at) => {
  const [member, call] = [at.around.at(-1), at.around.at(-2)]
  const method = member && member.type.endsWith('MemberExpression') ? nameOf(member['property']) : ''
  if (call && /^(toBase58|toString)$/.test(method) && call['callee'] === member)
    return (edits, name) => edits.replace(call, name)
  return isCheck(at) ? () => {} : null
}

/** Whether the code only tests a value in a condition, so that any truthy value has the same effect. */
export function isCheck({ node, around }: Located): boolean {
  const parent = around.at(-1)
  if (!parent) return false
  if (parent.type === 'LogicalExpression') return parent['left'] === node && parent['operator'] === '&&'
  if (parent.type === 'UnaryExpression') return parent['operator'] === '!'
  return /^(ConditionalExpression|IfStatement)$/.test(parent.type) && parent['test'] === node
}

/** Allows `disconnect()`, and turns `disconnect({ namespace: 'eip155' })` into `disconnect('eip155')`. */
export const disconnects: PlaceEdit = (file, at) => {
  const call = callOf(at)
  if (!call) return handler(at, '()')
  const [given, ...others] = nodesIn(call['arguments'])
  if (!given) return () => {}
  const [only, ...more] = nodesIn(given['properties'])
  const value = asNode(only?.['value'])
  const isNamespace =
    only !== undefined && more.length === 0 && keyOf(only) === 'namespace' && value?.type === 'StringLiteral'
  if (!isNamespace || others.length > 0 || !value) return null
  return (edits) => edits.replace(given, file.text.slice(value.start, value.end))
}

/** Allows any use, because the value has the same type and meaning in the modal. */
export const anywhere: PlaceEdit = () => () => {}

/** Returns the call expression when an identifier is the function of a call; `null` otherwise. */
export function callOf({ node, around }: Located): SyntaxNode | null {
  const parent = around.at(-1)
  return parent && /^(Optional)?CallExpression$/.test(parent.type) && parent['callee'] === node ? parent : null
}

function isPlainOpening(file: SourceFile, call: SyntaxNode): boolean {
  const [given, ...others] = nodesIn(call['arguments'])
  if (!given) return isIgnored(file, call)
  if (given.type !== 'ObjectExpression' || others.length > 0) return false
  const isPlain = nodesIn(given['properties']).every((property) => {
    const value = asNode(property['value'])
    const text = value?.type === 'StringLiteral' ? String(value['value']) : null
    return text !== null && ((keyOf(property) === 'view' && views.includes(text)) || keyOf(property) === 'namespace')
  })
  return isPlain && isIgnored(file, call)
}

/**
 * Whether the code ignores the result of a call. Kits return a promise and the modal returns nothing, so a call whose result is used cannot
 * be replaced.
 */
function isIgnored(file: SourceFile, call: SyntaxNode): boolean {
  return !/^\s*\??\.\s*(then|catch|finally)\b/.test(file.text.slice(call.end))
}

/** Returns the edit for a function that is an event handler of an element or a dependency of a hook; `null` for any other use. */
function handler({ node, around }: Located, given: string): ReturnType<PlaceEdit> {
  const [parent, outer] = [around.at(-1), around.at(-2)]
  if (
    parent?.type === 'JSXExpressionContainer' &&
    outer?.type === 'JSXAttribute' &&
    /^on[A-Z]/.test(nameOf(outer['name']))
  )
    return (edits, name) => edits.replace(node, `() => ${name}${given}`)
  const isDependency =
    parent?.type === 'ArrayExpression' &&
    outer?.type === 'CallExpression' &&
    /(^|\.)use\w+$/.test(nameOf(outer['callee']))
  return isDependency ? () => {} : null
}
