import type { ConfigText } from './read-config'
import { asNode, nameOf, nodesIn, parseSource, walk, type SyntaxNode } from '../wire/syntax'

/** A Turbopack rule that matches the copy's CSS modules, and gives them another file type. */
export interface TurbopackRule {
  /** The rule's key, for example `*.css`. */
  glob: string
  /** The rule's `as`, for example `*.css`. */
  as: string
}

/** Patterns without a folder that match every CSS file: `*`, `*.css`, `*.{css,scss}`. */
const everySheet = /^(?:\*\*\/)?\*(?:\.css|\.\{(?:[^{}]*,)?css(?:,[^{}]*)?\})?$/

/** Finds the rule that renames CSS modules, so that Turbopack treats them as plain CSS. The config is read as text and not executed. */
export function findStyleRule({ text }: ConfigText): TurbopackRule | null {
  const program = text.includes('css') ? parseSource(text) : null
  if (!program) return null
  let found: TurbopackRule | null = null
  walk(program, (node) => {
    const glob = keyOf(node)
    if (!everySheet.test(glob)) return
    const value = asNode(node['value'])
    const rules = value?.type === 'ArrayExpression' ? nodesIn(value['elements']) : value ? [value] : []
    const renaming = rules.map((rule) => renames(rule, text)).find((as) => as !== null)
    if (renaming) found ??= { glob, as: renaming }
  })
  return found
}

/** Returns the name that a rule gives to a file; `null` if CSS modules stay CSS modules. */
function renames(rule: SyntaxNode, text: string): string | null {
  const property = (name: string): SyntaxNode | null =>
    asNode(nodesIn(rule['properties']).find((each) => keyOf(each) === name)?.['value'])
  const as = property('as')?.['value']
  if (typeof as !== 'string' || as.includes('module')) return null
  if (property('type')?.['value'] === 'css-module') return null
  const condition = property('condition')
  // A condition that mentions modules was written for this case. A condition for packages only does not match the copy.
  const isSafe =
    condition && (condition['value'] === 'foreign' || text.slice(condition.start, condition.end).includes('module'))
  return isSafe ? null : as
}

function keyOf(node: SyntaxNode): string {
  if (node.type !== 'ObjectProperty') return ''
  const key = asNode(node['key'])
  return key?.type === 'StringLiteral' ? String(key['value']) : nameOf(key)
}
