import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { applyEdits, type Edit } from '../edit/apply-edits'
import { isReference, patternNames, walkWithAncestors } from './names'
import type { ProjectSources } from './project-sources'
import { plainNode, textOf, type Value } from './values'

/** An import that carried-over code needs in its new file. */
export interface NeededImport {
  imported: string
  local: string
  /** The import specifier of a package, or the path of a project file. */
  from: { package: string } | { file: string }
}

/** Code that can be inserted into another file, with the imports that the code needs there. */
export interface Code {
  text: string
  imports: readonly NeededImport[]
}

/** Code for another file, or the reason why an expression cannot be carried over. */
export type Portable = Code | { why: string }

/** The global names of browsers, servers and the language, which need no import. */
const globals = new Set(
  'undefined NaN Infinity process window document location navigator globalThis console URL Number String Boolean Object Array Math JSON Symbol parseInt parseFloat BigInt Date Promise fetch Intl'.split(
    ' ',
  ),
)

/** Whether an expression could be carried over. */
export function isCode(portable: Portable): portable is Code {
  return 'text' in portable
}

/**
 * Turns an expression into code for another file. Variables are replaced by their initialisers or imported from their file, and imports of
 * packages are added. The result is a reason instead of code when the expression uses a kit, a local function, or a variable whose value is
 * not known.
 * @param isKit whether an import specifier belongs to the kit that is being replaced
 */
export function portable(sources: ProjectSources, value: Value, isKit: (from: string) => boolean, depth = 0): Portable {
  const { file, node } = value
  if (depth > 20) return { why: 'the value refers to itself' }
  const imports: NeededImport[] = []
  const edits: Edit[] = []
  let why: string | null = null
  const own = namesInside(node)
  walkWithAncestors(node, (at) => {
    const name = nameOf(at.node)
    const isName = at.node.type === 'Identifier' || at.node.type === 'JSXIdentifier'
    const isRead = isName && (at.node === node || isReference(at))
    if (why !== null || !isRead || globals.has(name) || own.has(name)) return
    const put = valueOf(sources, value, name, isKit, depth)
    if ('why' in put) {
      why = put.why
      return
    }
    imports.push(...put.imports)
    const parent = at.around.at(-1)
    const isShort = parent?.type === 'ObjectProperty' && parent['shorthand'] === true
    if (put.text !== name)
      edits.push({ start: at.node.start, end: at.node.end, text: isShort ? `${name}: ${put.text}` : put.text })
  })
  if (why !== null) return { why }
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - node.start, end: edit.end - node.start }))
  return { text: applyEdits(textOf({ file, node }), moved), imports: unique(imports) }
}

/** Returns code for the value of an identifier: an import, or the initialiser of the variable. */
function valueOf(
  sources: ProjectSources,
  { file }: Value,
  name: string,
  isKit: (from: string) => boolean,
  depth: number,
): Portable {
  const variable = file.variables.get(name)
  if (variable) {
    const code = portable(sources, { file, node: variable.init }, isKit, depth + 1)
    return isCode(code) ? { ...code, text: bracketed(code.text, variable.init) } : code
  }
  const imported = file.imports.get(name)
  if (!imported) return { why: `the value uses ${name}, which the importer cannot read` }
  const from = sources.resolve(file.path, imported.from)
  if (from) {
    const local = from.exported.get(imported.imported)
    const behind = local === undefined ? undefined : from.variables.get(local)
    if (behind) {
      const code = portable(sources, { file: from, node: behind.init }, isKit, depth + 1)
      if (isCode(code)) return { ...code, text: bracketed(code.text, behind.init) }
      if (from.hasJsx) return code
    }
    return { text: name, imports: [{ imported: imported.imported, local: name, from: { file: from.path } }] }
  }
  if (isKit(imported.from)) return { why: `the value uses ${imported.imported} of ${imported.from}` }
  return { text: name, imports: [{ imported: imported.imported, local: name, from: { package: imported.from } }] }
}

function bracketed(text: string, init: SyntaxNode): string {
  const isSimple =
    /^(\w*Literal|MemberExpression|ArrayExpression|ObjectExpression|Identifier|CallExpression)$/.test(
      plainNode(init).type,
    ) && plainNode(init) === init
  return isSimple ? text : `(${text})`
}

/** Returns the names that an expression declares inside itself: parameters and local variables of its functions. */
function namesInside(node: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>()
  walkWithAncestors(node, ({ node: at }) => {
    if (at.type === 'VariableDeclarator') for (const name of patternNames(asNode(at['id']))) names.add(name)
    if (/Function|Method/.test(at.type))
      for (const name of nodesIn(at['params']).flatMap((one) => patternNames(one))) names.add(name)
  })
  return names
}

function unique(imports: readonly NeededImport[]): NeededImport[] {
  return [...new Map(imports.map((one) => [JSON.stringify(one), one])).values()]
}
