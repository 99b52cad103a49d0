import { extname } from 'node:path'
import { nodesIn, parseSource, walk, type SyntaxNode } from '../wire/syntax'

/** A string whose quotes can be exchanged without a change to what it says. */
export interface PlainString {
  start: number
  end: number
  quote: "'" | '"'
  /** Whether it is the value of an attribute in JSX: formatters have an option of its own for these. */
  isAttribute: boolean
}

/** A place at the end of a line where a `;` or a `,` may stand or not, with the same meaning. */
export interface OptionalEnd {
  /** Where the sign stands, or would stand. */
  at: number
  sign: ';' | ','
  isThere: boolean
}

/** What a formatter may change in a text without changing what it means. */
export interface CodeLayout {
  /** Where lines begin whose indentation means nothing. */
  freeLines: number[]
  strings: PlainString[]
  ends: OptionalEnd[]
}

/** The layout of a source file; `null` for a file that cannot be read, or whose whitespace may have a meaning. */
export function layoutOf(path: string, text: string): CodeLayout | null {
  const ending = extname(path)
  if (/^\.([cm]?[jt]s|[jt]sx)$/.test(ending)) return layoutOfScript(text, !/^\.[cm]?ts$/.test(ending))
  if (ending !== '.css' && ending !== '.json') return null
  const continued = new Set([...text.matchAll(/\\\n/g)].map(({ index }) => index + 2))
  return { freeLines: lineStarts(text).filter((start) => !continued.has(start)), strings: [], ends: [] }
}

function layoutOfScript(text: string, jsx: boolean): CodeLayout | null {
  const program = parseSource(text, { jsx })
  if (!program) return null
  const templates: SyntaxNode[] = []
  const strings: PlainString[] = []
  const ends: OptionalEnd[] = []
  walk(program, (node, parent) => {
    if (node.type === 'TemplateElement') templates.push(node)
    strings.push(...plainString(text, node, parent))
    ends.push(...statementEnd(text, node, parent), ...listEnds(text, node))
  })
  const isFree = (start: number): boolean => !templates.some((part) => part.start < start && start <= part.end)
  return { freeLines: lineStarts(text).filter(isFree), strings, ends: [...byPlace(ends).values()] }
}

function plainString(text: string, { type, start, end }: SyntaxNode, parent: SyntaxNode | null): PlainString[] {
  if (type !== 'StringLiteral' && type !== 'DirectiveLiteral') return []
  const quote = text[start]
  const isPlain = (quote === "'" || quote === '"') && !/['"\\\n]/.test(text.slice(start + 1, end - 1))
  return isPlain ? [{ start, end, quote, isAttribute: parent?.type === 'JSXAttribute' }] : []
}

const endsWithSemicolon =
  /^(Expression|Return|Throw|Break|Continue|Debugger|DoWhile)Statement$|^(Variable|Import|ExportAll|TSTypeAlias)Declaration$|^Class(Private|Accessor)?Property$|^TS(Property|Method)Signature$|^TS(CallSignatureDeclaration|IndexSignature|DeclareFunction|DeclareMethod|ExportAssignment)$|^Directive$/

function statementEnd(text: string, node: SyntaxNode, parent: SyntaxNode | null): OptionalEnd[] {
  const isExport =
    (node.type === 'ExportNamedDeclaration' && node['declaration'] === null) ||
    (node.type === 'ExportDefaultDeclaration' && !/(Function|Class|Interface)/.test(declarationType(node)))
  if (!isExport && !endsWithSemicolon.test(node.type)) return []
  if (parent?.type.startsWith('For') && node.type === 'VariableDeclaration') return []
  const isThere = text[node.end - 1] === ';'
  const at = isThere ? node.end - 1 : node.end
  const isLast = /^;?[ \t]*(\/\/.*)?(\n|$)/.test(text.slice(at, lineEnd(text, at) + 1))
  return isLast && text[at - 1] !== ',' ? [{ at, sign: ';', isThere }] : []
}

function declarationType(node: SyntaxNode): string {
  const [declaration] = nodesIn([node['declaration']])
  return declaration?.type ?? ''
}

/** The end of the last item of each list whose closing bracket stands on a line of its own. */
function listEnds(text: string, node: SyntaxNode): OptionalEnd[] {
  return ['properties', 'elements', 'arguments', 'params', 'specifiers'].flatMap((name): OptionalEnd[] => {
    const last = nodesIn(node[name]).at(-1)
    if (!last) return []
    const found = /^(,?)[ \t]*(?:\/\/.*)?\n\s*[)\]}>]/.exec(text.slice(last.end, last.end + 400))
    const isThere = found?.[1] === ','
    const mayHave = found !== null && (isThere || last.type !== 'RestElement')
    return mayHave ? [{ at: last.end, sign: ',', isThere }] : []
  })
}

/** A statement may end where another one ends that holds it. */
function byPlace(ends: readonly OptionalEnd[]): Map<number, OptionalEnd> {
  return new Map(ends.map((end) => [end.at, end]))
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}
