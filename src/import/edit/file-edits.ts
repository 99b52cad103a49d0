import { styleOfSource } from '../../wire/source-style'
import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { declaredNames } from '../source/names'
import { importDeclarations, moduleOf, readSource, type ImportedName, type SourceFile } from '../source/source-file'
import { applyEdits, type Edit } from './apply-edits'
import { lostNames } from './check-result'
import { statementRange, type Range } from './statement-range'
import { importKey, newlineOf, withoutUnused } from './unused'

interface Added {
  imported: string
  local: string
  from: string
  isType: boolean
}

/** Collects the edits of one file, and returns the new text of the file. Parts of the file without an edit stay unchanged. */
export class FileEdits {
  readonly file: SourceFile
  readonly #edits: Edit[] = []
  readonly #dropped = new Set<string>()
  readonly #added: Added[] = []
  readonly #released = new Set<string>()
  readonly #names: ReadonlyMap<string, number>

  constructor(file: SourceFile) {
    this.file = file
    this.#names = declaredNames(file.program)
  }

  /** Whether the file has no edits yet. */
  get isEmpty(): boolean {
    return this.#edits.length === 0 && this.#dropped.size === 0 && this.#added.length === 0
  }

  replace({ start, end }: Range, text: string): void {
    if (!this.#edits.some((edit) => edit.start === start && edit.end === end && edit.text === text))
      this.#edits.push({ start, end, text })
  }

  /** Removes a statement together with its lines and the comment directly above it. */
  removeStatement(statement: SyntaxNode): void {
    this.replace(statementRange(this.file.text, statement), '')
  }

  /** Removes a whole import declaration that imports no names, such as the import of a style sheet. */
  removeImport(declaration: SyntaxNode): void {
    this.removeStatement(declaration)
  }

  /** Removes the import of a name from a module. The name can then be imported from another module. */
  drop({ from, local }: Pick<ImportedName, 'from' | 'local'>): void {
    this.#dropped.add(importKey(from, local))
  }

  /**
   * Adds an import unless the file already has it. Returns the local name of the import, which differs from `wished` when the file already
   * uses that name for something else.
   */
  add(imported: string, from: string, wished = imported, isType = false): string {
    const present = [...this.file.imports.values()].find((one) => one.imported === imported && one.from === from)
    const known = this.#added.find((one) => one.imported === imported && one.from === from)
    if (known) return known.local
    if (present && !this.#dropped.has(importKey(from, present.local)) && !isTypeOnly(present)) return present.local
    const local = this.#freeName(wished)
    this.#added.push({ imported, local, from, isType })
    return local
  }

  /** Makes the name of a variable available again, because an edit removes the declaration of the variable. */
  release(name: string): void {
    this.#released.add(name)
  }

  /** Whether the file does not declare the name, so that a new import may use it. */
  isFree(name: string): boolean {
    const imported = this.file.imports.get(name)
    const isDropped = imported !== undefined && this.#dropped.has(importKey(imported.from, name))
    const count = (this.#names.get(name) ?? 0) - (isDropped || this.#released.has(name) ? 1 : 0)
    return count === 0 && !this.#added.some(({ local }) => local === name)
  }

  #freeName(wished: string): string {
    const spare = /^[A-Z]/.test(wished) ? `Wallet${wished}` : `${wished}OfWallet`
    const names = [wished, spare, ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => `${spare}${count}`)]
    return names.find((name) => this.isFree(name)) ?? `${spare}10`
  }

  /** Returns the new text of the file; `null` when the new text has a syntax error, or reads an identifier that it no longer declares. */
  text(isKit: (from: string) => boolean): string | null {
    const { file } = this
    const edited = applyEdits(file.text, this.#edits)
    const withNames = this.#intoPresent(edited)
    const lines = withNames.left.map((group) => importLine(group, file.text))
    const unwanted = { dropped: this.#dropped, isKit, lines }
    const { text, isPlaced } = withoutUnused(file, withNames.text, unwanted)
    const result = isPlaced ? text : afterImports(text, lines)
    // A file without any statement is no module, and some compilers refuse it.
    const whole = result.trim() === '' ? `export {}${newlineOf(file.text)}` : result
    return lostNames(file, result).length === 0 ? whole : null
  }

  /**
   * Adds the new names to existing import declarations of the same modules. `left` groups the names whose module has no import declaration
   * yet.
   */
  #intoPresent(text: string): { text: string; left: Added[][] } {
    const program = readSource(this.file.path, text)?.program
    const left = new Map<string, Added[]>()
    const edits: Edit[] = []
    const declarations = program ? importDeclarations(program) : []
    for (const group of new Set(this.#added.map(({ from }) => from))) {
      const added = this.#added.filter(({ from }) => from === group)
      const place = declarations.find(
        (one) => moduleOf(one) === group && one['importKind'] !== 'type' && lastNamed(one) && !this.#loses(one),
      )
      const last = place && lastNamed(place)
      if (last) edits.push({ start: last.end, end: last.end, text: added.map((one) => `, ${specifier(one)}`).join('') })
      else left.set(group, added)
    }
    return { text: applyEdits(text, edits), left: [...left.values()] }
  }

  /** Whether an import declaration loses a name. The declaration is then written anew, so no name can be inserted into it. */
  #loses(declaration: SyntaxNode): boolean {
    const from = moduleOf(declaration)
    return nodesIn(declaration['specifiers']).some((one) => this.#dropped.has(importKey(from, nameOf(one['local']))))
  }
}

function isTypeOnly({ specifier, declaration }: ImportedName): boolean {
  return specifier['importKind'] === 'type' || declaration['importKind'] === 'type'
}

function lastNamed(declaration: SyntaxNode): SyntaxNode | undefined {
  return nodesIn(declaration['specifiers']).findLast(({ type }) => type === 'ImportSpecifier')
}

function specifier({ imported, local, isType }: Added): string {
  return (isType ? 'type ' : '') + (imported === local ? local : `${imported} as ${local}`)
}

function importLine(group: readonly Added[], text: string): string {
  const { quote, semicolon } = styleOfSource(text)
  const from = group[0]?.from ?? ''
  return `import { ${group.map(specifier).join(', ')} } from ${quote}${from}${quote}${semicolon}`
}

/**
 * Inserts lines after the last import declaration that imports a name. A file without such a declaration gets the lines after its
 * directives, or at its top.
 */
function afterImports(text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text
  const program = readSource('', text)?.program
  const newline = newlineOf(text)
  const imports = program ? importDeclarations(program) : []
  const after = imports.findLast((one) => nodesIn(one['specifiers']).length > 0) ?? imports.at(-1)
  if (after) {
    const rest = /^[ \t]*(\/\/[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(after.end))?.[0] ?? ''
    const at = after.end + rest.length
    return text.slice(0, at) + newline + lines.join(newline) + text.slice(at)
  }
  const directive = nodesIn(asNode(program)?.['directives']).at(-1)
  const at = directive ? directive.end : text.startsWith('\uFEFF') ? 1 : 0
  const gap = directive ? newline.repeat(2) : ''
  return text.slice(0, at) + gap + lines.join(newline) + (directive ? '' : newline.repeat(2)) + text.slice(at)
}
