import { nodesIn, parseSource, walk, type SyntaxNode } from '../wire/syntax'

/** A string whose quotes can be replaced without changing its value. */
export interface PlainString {
  start: number
  end: number
  quote: "'" | '"'
  /** Whether the string is an attribute in JSX. Formatters have a separate option for the quotes of attributes. */
  isAttribute: boolean
}

/** The end of a line where a `;` or a `,` is optional. */
export interface OptionalEnd {
  /** The offset of the sign, or of the place where it would be. */
  at: number
  sign: ';' | ','
  isThere: boolean
}

/** The parts of a text that a formatter may change without changing its meaning. */
export interface CodeLayout {
  /** The offsets of lines whose indentation has no meaning. */
  freeLines: number[]
  strings: PlainString[]
  ends: OptionalEnd[]
}

/** The layout of a source file; `null` when it cannot be parsed, or when its whitespace may have a meaning. */
export function layoutOf(path: string, text: string): CodeLayout | null {
  if (/\.([cm]?[jt]s|[jt]sx)$/.test(path)) return layoutOfScript(text, !/\.[cm]?ts$/.test(path))
  if (!/\.(css|json)$/.test(path)) return null
  const continued = new Set([...text.matchAll(/\\\n/g)].map(({ index }) => index + 2))
  return { freeLines: lineStarts(text).filter((start) => !continued.has(start)), strings: [], ends: [] }
}

function layoutOfScript(text: string, jsx: boolean): CodeLayout | null {
  const program = parseSource(text, { jsx })
  if (!program) return null
  const free = new Set(lineStarts(text))
  const strings: PlainString[] = []
  const ends: OptionalEnd[] = []
  walk(program, (node, parent) => {
    if (node.type === 'TemplateElement')
      for (const start of free) if (node.start < start && start <= node.end) free.delete(start)
    strings.push(...plainString(text, node, parent))
    ends.push(...statementEnd(text, node, parent), ...listEnds(text, node))
  })
  return { freeLines: [...free], strings, ends: [...byPlace(ends).values()] }
}

function plainString(text: string, { type, start, end }: SyntaxNode, parent: SyntaxNode | null): PlainString[] {
  if (type !== 'StringLiteral' && type !== 'DirectiveLiteral') return []
  const quote = text[start]
  const isPlain = (quote === "'" || quote === '"') && !/['"\\\n]/.test(text.slice(start + 1, end - 1))
  return isPlain ? [{ start, end, quote, isAttribute: parent?.type === 'JSXAttribute' }] : []
}

const endsWithSemicolon =
  /^((Expression|Return|Throw|Break|Continue|Debugger|DoWhile)Statement|(Variable|Import|ExportAll|TSTypeAlias)Declaration|Class(Private|Accessor)?Property|TS(Property|Method)Signature|TS(CallSignatureDeclaration|IndexSignature|DeclareFunction|DeclareMethod|ExportAssignment)|Directive)$/

function statementEnd(text: string, node: SyntaxNode, parent: SyntaxNode | null): OptionalEnd[] {
  const isExport =
    (node.type === 'ExportNamedDeclaration' && node['declaration'] === null) ||
    (node.type === 'ExportDefaultDeclaration' &&
      !nodesIn([node['declaration']]).some(({ type }) => /(Function|Class|Interface)/.test(type)))
  if (!isExport && !endsWithSemicolon.test(node.type)) return []
  if (parent?.type.startsWith('For') && node.type === 'VariableDeclaration') return []
  const isThere = text[node.end - 1] === ';'
  const at = isThere ? node.end - 1 : node.end
  const isLast = /^;?[ \t]*(\/\/.*)?(\n|$)/.test(text.slice(at))
  return isLast && text[at - 1] !== ',' ? [{ at, sign: ';', isThere }] : []
}

/** The end of the last item of each list whose closing bracket is on its own line. */
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

/** Indexes the ends by offset. A statement may end at the same offset as the statement that contains it. */
function byPlace(ends: readonly OptionalEnd[]): Map<number, OptionalEnd> {
  return new Map(ends.map((end) => [end.at, end]))
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}
