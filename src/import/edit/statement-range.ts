import { nodesIn, type SyntaxNode } from '../../wire/syntax'

/** A source range: two offsets in the text of a file. */
export interface Range {
  start: number
  end: number
}

/**
 * Returns the source range to delete when a statement is removed: its whole lines, and with `comments` the comment directly above the
 * statement. If there are empty lines above and below the statement, one of them stays.
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

/**
 * Returns the comments directly above a statement, in source order. A comment at the start of a file is left out, because it describes the
 * whole file, and so is a directive for a linter or formatter.
 */
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
