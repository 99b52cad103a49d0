import { asNode, nameOf, nodesIn, walk, type SyntaxNode } from '../../wire/syntax'
import { referencesTo } from '../source/names'
import { importDeclarations, moduleOf, readSource, type SourceFile, type Variable } from '../source/source-file'
import { applyEdits, type Edit } from './apply-edits'
import { statementRange } from './statement-range'

/** The code that `withoutUnused` removes or inserts, apart from unused names. */
export interface Unwanted {
  /** The keys of imports that were replaced. A new import may have the same local name. */
  dropped: ReadonlySet<string>
  /** Whether an import specifier belongs to the kit. */
  isKit: (from: string) => boolean
  /** The new import lines, which replace the first removed import declaration of the kit. */
  lines: readonly string[]
}

/** The key by which `dropped` identifies an import. */
export function importKey(from: string, local: string): string {
  return `${from} ${local}`
}

/**
 * Removes the imports and variables of a file that became unused by its edits. Names that were unused before the edits stay, and so do
 * variables whose initialiser may have a side effect. Returns the new text, and in `isPlaced` whether the lines of `unwanted` were
 * inserted.
 */
export function withoutUnused(
  before: SourceFile,
  edited: string,
  unwanted: Unwanted,
): { text: string; isPlaced: boolean } {
  let text = edited
  let lines = unwanted.lines
  let dropped = unwanted.dropped
  for (let round = 0; round < 20; round++) {
    const file = readSource(before.path, text)
    if (!file) break
    const isGone = (name: string): boolean =>
      referencesTo(file.program, name).length === 0 && referencesTo(before.program, name).length > 0
    const edits: Edit[] = []
    for (const declaration of importDeclarations(file.program)) {
      const [edit, used] = importEdit(
        text,
        declaration,
        (local, from) => dropped.has(importKey(from, local)) || isGone(local),
        {
          ...unwanted,
          lines,
        },
      )
      if (edit) edits.push(edit)
      if (used) lines = []
    }
    dropped = new Set()
    for (const variable of file.variables.values()) {
      if (!variable.isExported && isGone(variable.name) && isPure(before, variable, unwanted.isKit))
        edits.push({ ...statementRange(text, variable.statement), text: '' })
    }
    if (edits.length === 0) break
    text = applyEdits(text, edits)
  }
  return { text, isPlaced: lines.length === 0 }
}

/** Returns the edit that removes the unused names from an import declaration, and whether this edit inserts the new import lines. */
function importEdit(
  text: string,
  declaration: SyntaxNode,
  isUnused: (local: string, from: string) => boolean,
  { isKit, lines }: Unwanted,
): [Edit | null, boolean] {
  const from = moduleOf(declaration)
  const specifiers = nodesIn(declaration['specifiers'])
  const unused = specifiers.filter((one) => isUnused(nameOf(one['local']), from))
  if (unused.length === 0) return [null, false]
  if (unused.length === specifiers.length) {
    const isPlace = lines.length > 0 && isKit(from)
    if (isPlace) return [{ start: declaration.start, end: declaration.end, text: lines.join(newlineOf(text)) }, true]
    return [{ ...statementRange(text, declaration, { comments: false }), text: '' }, false]
  }
  const kept = specifiers.filter((one) => !unused.includes(one))
  return [{ start: declaration.start, end: declaration.end, text: rebuilt(text, declaration, kept) }, false]
}

/** Returns the text of an import declaration with only the kept names. A declaration on one line stays on one line. */
function rebuilt(text: string, declaration: SyntaxNode, kept: readonly SyntaxNode[]): string {
  const whole = text.slice(declaration.start, declaration.end)
  const code = (one: SyntaxNode): string => text.slice(one.start, one.end)
  const named = kept.filter(({ type }) => type === 'ImportSpecifier').map(code)
  const others = kept.filter(({ type }) => type !== 'ImportSpecifier').map(code)
  const start = /^import(\s+type)?/.exec(whole)?.[0] ?? 'import'
  const source = asNode(declaration['source'])
  const end = source ? text.slice(source.start, declaration.end) : ''
  const isLong = /\{[^}]*\n/.test(whole)
  const indent = /\{[^}]*?\n([ \t]+)/.exec(whole)?.[1] ?? '  '
  const newline = newlineOf(text)
  const list = isLong
    ? `{${newline}${named.map((one) => `${indent}${one},${newline}`).join('')}}`
    : `{ ${named.join(', ')} }`
  return `${start} ${[...others, ...(named.length > 0 ? [list] : [])].join(', ')} from ${end}`
}

/**
 * Whether evaluating the initialiser of a variable has no side effect: it calls only functions of the kit, viem, wagmi or @solana/web3.js.
 */
function isPure(file: SourceFile, { init }: Variable, isKit: (from: string) => boolean): boolean {
  let isQuiet = true
  walk(init, (node) => {
    if (/^(AwaitExpression|AssignmentExpression|UpdateExpression|YieldExpression)$/.test(node.type)) isQuiet = false
    if (!/^(Optional)?CallExpression$|^NewExpression$/.test(node.type)) return
    if (/(^|\.)useMemo$/.test(nameOf(node['callee']))) return
    const from = file.imports.get(nameOf(node['callee']))?.from
    if (from === undefined || !(isKit(from) || /^(viem|wagmi|@wagmi\/core|@solana\/web3\.js)(\/|$)/.test(from)))
      isQuiet = false
  })
  return isQuiet
}

/** The line ending of a text: CRLF if the text contains CRLF, else LF. */
export function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}
