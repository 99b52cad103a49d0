import type { ConfigText } from './read-config'
import { asNode, nameOf, nodesIn, parseSource, walk, type SyntaxNode } from '../wire/syntax'

/** A rule of Turbopack that takes the copy's CSS modules and makes something else of them. */
export interface TurbopackRule {
  /** Its key, such as `*.css`. */
  glob: string
  /** What it makes of a file, such as `*.css`. */
  as: string
}

/** Patterns without a folder that end in a CSS file, whatever its name: `*`, `*.css`, `*.{css,scss}`. */
const everySheet = /^(?:\*\*\/)?\*(?:\.css|\.\{(?:[^{}]*,)?css(?:,[^{}]*)?\})?$/

/** Finds the rule that takes away what makes a CSS module one: its name. It is read, not run. */
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

/** What a rule makes of a file; `null` when CSS modules stay what they are. */
function renames(rule: SyntaxNode, text: string): string | null {
  const property = (name: string): SyntaxNode | null =>
    asNode(nodesIn(rule['properties']).find((each) => keyOf(each) === name)?.['value'])
  const as = property('as')?.['value']
  if (typeof as !== 'string' || as.includes('module')) return null
  if (property('type')?.['value'] === 'css-module') return null
  const condition = property('condition')
  // A condition that names modules is about this; one for packages alone does not reach the copy.
  const isSafe =
    condition && (condition['value'] === 'foreign' || text.slice(condition.start, condition.end).includes('module'))
  return isSafe ? null : as
}

function keyOf(node: SyntaxNode): string {
  if (node.type !== 'ObjectProperty') return ''
  const key = asNode(node['key'])
  return key?.type === 'StringLiteral' ? String(key['value']) : nameOf(key)
}
