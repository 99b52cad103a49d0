import { nodesIn, type SyntaxNode } from '../../wire/syntax'

/** A part of a text. */
export interface Range {
  start: number
  end: number
}

/**
 * The part of a text that disappears with a statement: its lines, and with `comments` the comment right above it. Of the empty lines
 * around, one stays.
 */
export function statementRange(text: string, statement: SyntaxNode, { comments = true } = {}): Range {
  const first = comments ? (commentsAbove(text, statement).at(0) ?? statement) : statement
  const before = text.lastIndexOf('\n', first.start - 1) + 1
  const rest = /^[ \t]*;?[ \t]*(?:\r?\n|$)/.exec(text.slice(statement.end))
  const isAlone = text.slice(before, first.start).trim() === '' && rest !== null
  if (!isAlone) return { start: first.start, end: statement.end }
  const end = statement.end + rest[0].length
  const isBelowGap = before === 0 || /\n[ \t]*\r?\n$/.test(text.slice(0, before))
  const gap = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0
  return { start: before, end: isBelowGap ? end + gap : end }
}

/** The comments that end on the line above a statement, the first one first. Those at the very top of a file belong to the file. */
function commentsAbove(text: string, statement: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  let below = statement.start
  for (const comment of nodesIn(statement['leadingComments']).toReversed()) {
    const between = text.slice(comment.end, below)
    if (comment.start === 0 || between.trim() !== '' || between.split('\n').length !== 2) break
    if (/eslint|@ts-|prettier|oxlint|biome/.test(text.slice(comment.start, comment.end))) break
    found.unshift(comment)
    below = comment.start
  }
  return found
}
