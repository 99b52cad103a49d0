import { styleOfSource } from '../../wire/source-style'
import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { FileEdits } from '../edit/file-edits'
import type { Located } from '../source/names'
import type { SourceFile } from '../source/source-file'
import { keyOf } from '../source/values'

/** The edits of one place where a function of the kit is used; `null` when there is no exact match. */
export type PlaceEdit = (file: SourceFile, at: Located) => ((edits: FileEdits, name: string) => void) | null

/** Views that have the same name and meaning in the modal. */
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

/** `open()` and `open({ view, namespace })`, also as a handler of an element. Anything else has no exact match. */
export const opens: PlaceEdit = (file, at) => {
  const call = callOf(at)
  if (call) return isPlainOpening(file, call) ? () => {} : null
  return handler(at, '()')
}

/** `close()` without arguments, also as a handler of an element. */
export const closes: PlaceEdit = (_, at) => {
  const call = callOf(at)
  if (call) return nodesIn(call['arguments']).length === 0 ? () => {} : null
  return handler(at, '()')
}

/** A function without arguments that opens one view: `openConnectModal?.()` becomes `open({ view: 'Connect' })`. */
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

/** `setOpen(true)`, which becomes a call without arguments. */
export const setsOpen: PlaceEdit = (_, at) => {
  const call = callOf(at)
  const [given, ...others] = nodesIn(call?.['arguments'])
  if (!call || given?.type !== 'BooleanLiteral' || given['value'] !== true || others.length > 0) return null
  return (edits) => edits.replace(given, '')
}

/** The address of a key: `publicKey?.toBase58()` becomes the address, and a check whether there is a key stays. */
export const isAddress: PlaceEdit = (_, at) => {
  const [member, call] = [at.around.at(-1), at.around.at(-2)]
  const method = member && member.type.endsWith('MemberExpression') ? nameOf(member['property']) : ''
  if (call && /^(toBase58|toString)$/.test(method) && call['callee'] === member)
    return (edits, name) => edits.replace(call, name)
  return isCheck(at) ? () => {} : null
}

/** Whether a value is only checked for being there. */
export function isCheck({ node, around }: Located): boolean {
  const parent = around.at(-1)
  if (!parent) return false
  if (parent.type === 'LogicalExpression') return parent['left'] === node && parent['operator'] === '&&'
  if (parent.type === 'UnaryExpression') return parent['operator'] === '!'
  return /^(ConditionalExpression|IfStatement)$/.test(parent.type) && parent['test'] === node
}

/** `disconnect()` and `disconnect({ namespace: 'eip155' })`, which becomes `disconnect('eip155')`. */
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

/** Any use: the value has the same type and meaning. */
export const anywhere: PlaceEdit = () => () => {}

/** The call of a function that stands at this place. */
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

/** Whether the result of a call is not used: kits return a promise, the modal returns nothing. */
function isIgnored(file: SourceFile, call: SyntaxNode): boolean {
  return !/^\s*\??\.\s*(then|catch|finally)\b/.test(file.text.slice(call.end))
}

/** A function as the handler of an element, or in the dependencies of a hook. */
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
