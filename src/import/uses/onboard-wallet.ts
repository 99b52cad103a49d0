import { styleOfSource } from '../../wire/source-style'
import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { FileEdits } from '../edit/file-edits'
import type { Located } from '../source/names'
import type { SourceFile } from '../source/source-file'
import { keyOf } from '../source/values'
import { declaredTwice, notTranslated, placesOf } from './hook-rule'
import { callOf, isCheck, opens } from './opening'
import { declaresOne, statementsFor } from './statements'
import type { Matched, Use } from './use'

type PlaceEdits = ((edits: FileEdits) => void) | null

/** The values of `useWalletAccount` that the replaced code reads. */
interface Needs {
  address: boolean
  isConnected: boolean
  status: boolean
}

const otherForm =
  'the importer replaces only const [{ wallet, connecting }, connect, disconnect] = useConnectWallet(): write this form before the import, or replace the call by hand'

/**
 * Finds the replacement of `const [{ wallet, connecting }, connect, disconnect] = useConnectWallet()`. The call can be
 * replaced only when the code uses `wallet` in conditions, as `wallet.accounts[0].address`, or as the argument of `disconnect`.
 */
export function matchConnectWallet({ file, around }: Use): Matched {
  const [call, declarator, declaration] = [around.at(-1), around.at(-2), around.at(-3)]
  const pattern = asNode(declarator?.['id'])
  if (call?.type !== 'CallExpression' || pattern?.type !== 'ArrayPattern' || !declaresOne(declaration))
    return { why: otherForm }
  const elements: unknown[] = Array.isArray(pattern['elements']) ? pattern['elements'] : []
  const [state, connect, disconnect] = elements.map((one) => asNode(one))
  const isRead =
    (!state || state.type === 'ObjectPattern') && [connect, disconnect].every((one) => !one || nameOf(one) !== '')
  if (!isRead) return { why: otherForm }
  const needs: Needs = { address: false, isConnected: false, status: false }
  const names = { connect: nameOf(connect), disconnect: nameOf(disconnect) }
  const read: { name: string; ours: string; edit: (at: Located) => PlaceEdits }[] = []
  const edits: ((edits: FileEdits) => void)[] = []
  for (const property of nodesIn(state?.['properties'])) {
    const [key, local] = [keyOf(property), nameOf(property['value'])]
    if (local === '' || key === null) return { why: otherForm }
    if (key !== 'wallet' && key !== 'connecting')
      return { why: `the modal has no equivalent of ${key}: replace this call by hand` }
    read.push({
      name: local,
      ours: 'useWalletAccount or useWalletProvider',
      edit: (at) =>
        key === 'wallet' ? walletEdit(file, at, names.disconnect, needs) : connectingEdit(file, at, needs),
    })
  }
  if (names.connect !== '')
    read.push({ name: names.connect, ours: 'useWalletModal', edit: (at) => openingEdit(file, at, names.connect) })
  if (names.disconnect !== '') read.push({ name: names.disconnect, ours: 'useWalletDisconnect', edit: closingEdit })
  for (const { name, ours, edit } of read) {
    const places = placesOf(file, name, around)
    if (!places) return { why: declaredTwice(name) }
    for (const at of places) {
      const done = edit(at)
      if (!done) return { why: notTranslated(file, at, name, ours) }
      edits.push(done)
    }
  }
  const lines = linesFor(needs, names)
  return {
    what: file.text.slice(declaration.start, declaration.end),
    becomes: lines.join('; '),
    node: declaration,
    apply(into, paths) {
      for (const [hook, isNeeded] of Object.entries(hooksFor(needs, names)))
        if (isNeeded) into.add(hook, paths.modal(file))
      into.replace(declaration, statementsFor(file, declaration, lines))
      for (const edit of edits) edit(into)
    },
  }
}

function hooksFor(needs: Needs, names: { connect: string; disconnect: string }): Record<string, boolean> {
  return {
    useWalletAccount: needs.address || needs.isConnected || needs.status,
    useWalletModal: names.connect !== '',
    useWalletDisconnect: names.disconnect !== '',
  }
}

function linesFor(needs: Needs, { connect, disconnect }: { connect: string; disconnect: string }): string[] {
  const fields = Object.entries(needs).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []))
  return [
    ...(fields.length > 0 ? [`const { ${fields.join(', ')} } = useWalletAccount()`] : []),
    ...(connect === '' ? [] : [`const { open${connect === 'open' ? '' : `: ${connect}`} } = useWalletModal()`]),
    ...(disconnect === '' ? [] : [`const ${disconnect} = useWalletDisconnect()`]),
  ]
}

/**
 * Returns the edit for one use of `wallet`: a condition, `wallet.accounts[0].address`, or the argument of `disconnect`; `null` for any
 * other use.
 */
function walletEdit(file: SourceFile, at: Located, disconnect: string, needs: Needs): PlaceEdits {
  const address = addressOf(file, at)
  if (address) {
    needs.address = true
    return (edits) => edits.replace(address, 'address')
  }
  const call = at.around.find(
    (one) => one.type.endsWith('CallExpression') && disconnect !== '' && nameOf(one['callee']) === disconnect,
  )
  if (call && nodesIn(call['arguments']).some((one) => one.start <= at.node.start && at.node.end <= one.end))
    return () => {}
  if (!isCheck(at)) return null
  needs.isConnected = true
  return (edits) => edits.replace(at.node, 'isConnected')
}

/** Returns the AST node of `wallet.accounts[0].address` around a use of `wallet`; `null` for any other use. */
function addressOf(file: SourceFile, { around }: Located): SyntaxNode | null {
  const member = around.at(-3)
  if (!member || !member.type.endsWith('MemberExpression')) return null
  const first = around.at(-1)
  const text = first ? file.text.slice(first.start, member.end).replaceAll(/\?\.(?=\[)|\?/g, '') : ''
  return /^\w+\.accounts\[0\]\.address$/.test(text) ? member : null
}

function connectingEdit(file: SourceFile, at: Located, needs: Needs): PlaceEdits {
  const { quote } = styleOfSource(file.text)
  needs.status = true
  const parent = at.around.at(-1)
  const code = `status === ${quote}connecting${quote}`
  const isWhole = parent?.type === 'JSXExpressionContainer' || parent?.type === 'ConditionalExpression'
  return (edits) => edits.replace(at.node, isWhole ? code : `(${code})`)
}

function openingEdit(file: SourceFile, at: Located, name: string): PlaceEdits {
  const edit = opens(file, at)
  return edit && ((edits) => edit(edits, name))
}

/** Removes the argument from `disconnect(wallet)` and `disconnect({ label: wallet.label })`. */
function closingEdit(at: Located): PlaceEdits {
  const call = callOf(at)
  const given = nodesIn(call?.['arguments'])
  const [only, ...others] = given
  if (!call || others.length > 0) return null
  return only ? (edits) => edits.replace(only, '') : () => {}
}
