import { findPlaces, type Anchor } from './places'
import { styleOfSource, type SourceStyle } from './source-style'
import { asNode, elementName, nodesIn, parseSource, walk, type SyntaxNode } from './syntax'
import { wrap, type Edit } from './wrap'

export interface Insertion {
  anchor: Anchor
  /** The name of the component, as its module exports it. */
  name: string
  /** The specifier with which the file imports the module. */
  from: string
}

/** `unclear`: the file does not have exactly one place for the provider, so no change is proposed. */
export type Inserted = { kind: 'inserted'; text: string } | { kind: 'present' } | { kind: 'unclear'; why: string }

const described: Readonly<Record<Anchor, string>> = {
  children: '{children}',
  outlet: '<Outlet />',
  page: '<Component />',
  mount: 'mounted app',
}

/** Inserts a provider and its import into the text of a file. All other bytes stay unchanged. */
export function insertProvider(text: string, { anchor, name, from }: Insertion): Inserted {
  const program = parseSource(text)
  if (!program) return { kind: 'unclear', why: 'it could not be read' }
  if (text.includes(name)) return isThere(program, name, from) ? { kind: 'present' } : taken(name)
  if (/\bmodule\.exports\b/.test(text)) return { kind: 'unclear', why: 'it is a CommonJS module' }
  const [place, ...others] = findPlaces(program, anchor)
  if (!place) return { kind: 'unclear', why: `it has no ${described[anchor]} that could be found` }
  if (others.length > 0) return { kind: 'unclear', why: `it has ${described[anchor]} more than once` }
  const style = styleOfSource(text)
  const edits = [wrap(text, place, name, style), importEdit(text, program, `import { ${name} } from`, from, style)]
  const result = applyEdits(text, edits)
  return parseSource(result) ? { kind: 'inserted', text: result } : { kind: 'unclear', why: 'it could not be changed' }
}

function taken(name: string): Inserted {
  return { kind: 'unclear', why: `it has something called ${name} already` }
}

/** Whether the file imports the provider from its module and uses it. */
function isThere(program: SyntaxNode, name: string, from: string): boolean {
  let isUsed = false
  walk(program, (node) => {
    if (elementName(node) === name) isUsed = true
  })
  const file = (path: unknown): string => String(path).replace(/^.*\//, '')
  return (
    isUsed &&
    importsOf(program).some(
      (one) =>
        file(asNode(one['source'])?.['value']) === file(from) &&
        nodesIn(one['specifiers']).some((specifier) => asNode(specifier['local'])?.['name'] === name),
    )
  )
}

/** Inserts the import after the last import that imports a name. So imports for their side effects keep their order. */
function importEdit(text: string, program: SyntaxNode, words: string, from: string, style: SourceStyle): Edit {
  const { quote, semicolon, newline } = style
  const line = `${words} ${quote}${from}${quote}${semicolon}`
  const imports = importsOf(program)
  const after = imports.findLast((one) => nodesIn(one['specifiers']).length > 0) ?? imports.at(-1)
  if (after) {
    const rest = /^[ \t]*(\/\/[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(after.end))?.[0] ?? ''
    const at = after.end + rest.length
    return { start: at, end: at, text: newline + line }
  }
  const directive = nodesIn(program['directives']).at(-1)
  if (directive) return { start: directive.end, end: directive.end, text: newline.repeat(2) + line }
  const at = text.startsWith('\uFEFF') ? 1 : 0
  return { start: at, end: at, text: line + newline.repeat(2) }
}

function importsOf(program: SyntaxNode): SyntaxNode[] {
  return nodesIn(program['body']).filter(({ type }) => type === 'ImportDeclaration')
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)
}
