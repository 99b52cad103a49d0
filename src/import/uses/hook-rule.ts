import { asNode, nameOf, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { declaredNames, referencesTo, type Located } from '../source/names'
import { lineAt, type SourceFile } from '../source/source-file'
import { keyOf } from '../source/values'
import { anywhere, callOf, type PlaceEdit } from './opening'
import { declaresOne, statementsFor } from './statements'
import type { Use, UseRule } from './use'

/** The replacement for one field of the object that a kit hook returns. */
export interface HookField {
  /** The field of the modal's hook; empty when the modal's hook returns the value itself. */
  ours: string
  /** Another hook of the modal, which returns the value itself. The code calls this hook in place of the hook of the match, or in a statement of its own beside that hook. */
  hook?: string
  /** Decides for each use of the value whether it has an exact equivalent. Default: every use has one. */
  uses?: PlaceEdit
}

/** The modal's hook that replaces a hook of the kit. */
export interface HookMatch {
  ours: string
  fields: Readonly<Record<string, HookField>>
  /** Turns the arguments of the kit's hook into those of the modal's hook; `null` without an exact equivalent. Default: no arguments are allowed. */
  args?: (file: SourceFile, args: readonly SyntaxNode[]) => string | null
}

/**
 * Creates the rule for a hook of the kit. The rule replaces a call when the modal's hook has every field that the code destructures, and
 * when every use of these fields has an exact equivalent.
 */
export function hookRule(match: HookMatch): UseRule {
  return (use) => {
    const call = callOf(use)
    const declarator = use.around.at(-2)
    const name = use.imported.imported
    if (!call)
      return { why: `the importer replaces only calls of ${name}: replace this use with ${match.ours} by hand` }
    const args = (match.args ?? noArguments)(use.file, nodesIn(call['arguments']))
    if (args === null)
      return { why: `the importer cannot translate these arguments for ${match.ours}: replace this call by hand` }
    const pattern = declarator && declarator['init'] === call ? asNode(declarator['id']) : null
    if (pattern?.type !== 'ObjectPattern')
      return {
        why: `the importer replaces only calls of the form const { … } = ${name}(…): write this form before the import, or replace the call with ${match.ours} by hand`,
      }
    return ofPattern(use, call, pattern, match, args)
  }
}

function noArguments(_: SourceFile, args: readonly SyntaxNode[]): string | null {
  return args.length === 0 ? '' : null
}

function ofPattern(
  use: Use,
  call: SyntaxNode,
  pattern: SyntaxNode,
  match: HookMatch,
  args: string,
): ReturnType<UseRule> {
  const { file } = use
  const taken: TakenField[] = []
  for (const property of nodesIn(pattern['properties'])) {
    const key = property.type === 'ObjectProperty' ? keyOf(property) : null
    const field = key === null ? undefined : match.fields[key]
    const local = nameOf(property['value'])
    if (key !== null && !field) return { why: `${match.ours} has no equivalent of ${key}: replace this call by hand` }
    if (!field || local === '')
      return {
        why: `the importer reads only named variables such as const { ${key ?? Object.keys(match.fields)[0]} } = ${use.imported.imported}(…): write this form before the import, or replace the call with ${match.ours} by hand`,
      }
    const places = placesOf(file, local, use.around)
    if (!places) return { why: declaredTwice(local) }
    const edits = places.map((place) => (field.uses ?? anywhere)(file, place))
    const at = places[edits.indexOf(null)]
    if (at) return { why: notTranslated(file, at, local, field.hook ?? match.ours) }
    taken.push({ property, field, local, edits })
  }
  const hooks = new Set(taken.map(({ field }) => field.hook ?? match.ours))
  if (hooks.size > 1) return ofSeveral(use, call, taken, match, args)
  const [ours = match.ours] = hooks
  const given = ours === match.ours ? args : ''
  const value = taken.find(({ field }) => field.ours === '')
  if (value && taken.length !== 1)
    return { why: `${ours} returns one function: read ${keyOf(value.property)} only once before the import` }
  const becomes = `const ${value ? value.local : patternOf(taken)} = ${ours}(${given})`
  return {
    what: `const ${file.text.slice(use.around.at(-2)?.start ?? call.start, call.end)}`,
    becomes,
    node: call,
    apply(edits, paths) {
      const hook = edits.add(ours, paths.modal(file))
      edits.replace({ start: call.start, end: call.end }, `${hook}(${given})`)
      if (value) edits.replace(pattern, value.local)
      else
        for (const { property, ...one } of taken) {
          const text = propertyOf(one)
          if (text !== file.text.slice(property.start, property.end)) edits.replace(property, text)
        }
      for (const one of taken) for (const edit of one.edits) edit?.(edits, one.local)
    },
  }
}

/** Replaces a declaration by a statement for each hook of the modal that returns one of the fields. */
function ofSeveral(
  { file, around, imported: { imported: name } }: Use,
  call: SyntaxNode,
  taken: readonly TakenField[],
  match: HookMatch,
  args: string,
): ReturnType<UseRule> {
  const declaration = around.at(-3)
  if (!declaresOne(declaration))
    return {
      why: `the modal has several hooks for these values: write const { … } = ${name}(…) as a statement of its own before the import`,
    }
  const own = taken.filter(({ field }) => field.hook === undefined)
  const values = taken.flatMap(({ field: { hook }, local }) => (hook === undefined ? [] : [{ hook, local }]))
  const statements = (nameOfHook: (hook: string) => string): string[] => [
    ...(own.length === 0 ? [] : [`const ${patternOf(own)} = ${nameOfHook(match.ours)}(${args})`]),
    ...values.map(({ hook, local }) => `const ${local} = ${nameOfHook(hook)}()`),
  ]
  return {
    what: `const ${file.text.slice(around.at(-2)?.start ?? call.start, call.end)}`,
    becomes: statements((hook) => hook).join('; '),
    node: call,
    apply(edits, paths) {
      const lines = statements((hook) => edits.add(hook, paths.modal(file)))
      edits.replace(declaration, statementsFor(file, declaration, lines))
      for (const one of taken) for (const edit of one.edits) edit?.(edits, one.local)
    },
  }
}

/** A field that the code destructures from the kit's hook. */
interface TakenField {
  property: SyntaxNode
  field: HookField
  local: string
  /** The edits for all uses of the variable. */
  edits: ReturnType<PlaceEdit>[]
}

function propertyOf({ field: { ours }, local }: Pick<TakenField, 'field' | 'local'>): string {
  return ours === local ? local : `${ours}: ${local}`
}

function patternOf(taken: readonly TakenField[]): string {
  return `{ ${taken.map((one) => propertyOf(one)).join(', ')} }`
}

/** The reason for a name that has several declarations, so that the importer does not know which of them a use means. */
export function declaredTwice(name: string): string {
  return `the function declares the name ${name} more than once: rename one of the declarations before the import`
}

/** The reason for a use of a variable that has no exact equivalent. The report shows the declaration, so the reason names the line. */
export function notTranslated(file: SourceFile, { node }: Located, name: string, ours: string): string {
  return `the importer cannot translate the use of ${name} in line ${lineAt(file.text, node.start)}: rewrite the line by hand with ${ours}`
}

/**
 * Returns all reads of a variable in its function; `null` when the function declares the name more than once, so that the reads cannot be
 * told apart.
 */
export function placesOf(file: SourceFile, local: string, around: readonly SyntaxNode[]): Located[] | null {
  const scope = around.findLast(({ type }) => /Function|ClassMethod|ObjectMethod|Program/.test(type))
  if (!scope) return null
  const inside = referencesTo(file.program, local).filter(({ around: outer }) => outer.includes(scope))
  return declaredNames(scope).get(local) === 1 ? inside : null
}
