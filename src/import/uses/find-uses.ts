import { styleOfSource } from '../../wire/source-style'
import { asNode, elementName, nameOf, type SyntaxNode } from '../../wire/syntax'
import type { KitId } from '../kit-ids'
import { unmatchedAt, type Unmatched } from '../imported-setup'
import { nameInImports } from '../edit/check-result'
import { isOfKit } from '../kits/kit-packages'
import type { KitReading } from '../kits/kit'
import { referencesTo, walkWithAncestors, type Located } from '../source/names'
import type { ProjectSources } from '../source/project-sources'
import type { ImportedName, SourceFile } from '../source/source-file'
import type { Value } from '../source/values'
import { matchElement } from './component-rule'
import { hookRule } from './hook-rule'
import { kitRules } from './kit-rules'
import { oldWagmiRules } from './old-wagmi-rules'
import { callOf, closes, opens, runsAlone, type PlaceEdit } from './opening'
import type { KitRules } from './rules'
import { hasMatch, type Match, type Matched } from './use'

/** A use of the kit that has an exact equivalent in the modal. */
export interface FoundMatch {
  file: SourceFile
  /** The import of the used name; `null` for a custom element, and in the file that declares the kit's modal object. */
  imported: ImportedName | null
  match: Match
}

/** All uses of a kit in the project's code, except for those in its setup. */
export interface FoundUses {
  matches: FoundMatch[]
  unmatched: Unmatched[]
}

/** The import specifier of AppKit's module of chains. `swap-networks.ts` replaces imports from this module. */
export const kitNetworks = '@reown/appkit/networks'

/** Finds all uses of a kit in the files of a project. */
export function findUses(
  sources: ProjectSources,
  files: readonly SourceFile[],
  { kit, isKit }: { kit: KitId; isKit: (from: string) => boolean },
  reading: KitReading,
): FoundUses {
  const rules = kitRules[kit]
  const found: FoundUses = { matches: [], unmatched: [] }
  for (const file of files) {
    for (const imported of file.imports.values()) {
      if (!isKit(imported.from) || imported.from === kitNetworks) continue
      const own = isOfKit(kit, imported.from) ? rules : oldWagmiRules
      for (const at of referencesTo(file.program, imported.local)) {
        if (isWithin(file, at.node, reading.own) || isClosingTag(at)) continue
        note(found, file, imported, at, matchOf(file, imported, at, own))
      }
    }
    findElements(found, file, rules)
  }
  if (reading.modal) findHandle(sources, found, reading, reading.modal)
  return found
}

function note(found: FoundUses, file: SourceFile, imported: ImportedName | null, at: Located, matched: Matched): void {
  if (hasMatch(matched)) found.matches.push({ file, imported, match: matched })
  else found.unmatched.push(unmatchedAt({ file, node: shownFor(at) }, matched.why))
}

function matchOf(file: SourceFile, imported: ImportedName, at: Located, rules: KitRules): Matched {
  const name = imported.imported
  const element = at.node.type === 'JSXIdentifier' ? at.around.findLast(({ type }) => type === 'JSXElement') : undefined
  const component = rules.components[name]
  if (element && component && elementName(element) === imported.local) return matchElement(file, element, component)
  const special = rules.special?.[name]
  if (special) return special({ ...at, file, imported })
  const hook = rules.hooks[name]
  if (hook) return hookRule(hook)({ ...at, file, imported })
  const member = at.around.at(-1)
  const full = member && nameOf(member['property']) !== '' ? `${name}.${nameOf(member['property'])}` : name
  return {
    why:
      rules.why[full] ??
      rules.why[name] ??
      rules.other ??
      `the importer knows no equivalent of ${full} in the modal: replace this use by hand`,
  }
}

/** Finds the kit's custom elements such as `<appkit-button />`, which are used without an import. */
function findElements(found: FoundUses, file: SourceFile, rules: KitRules): void {
  if (Object.keys(rules.elements).length === 0) return
  walkWithAncestors(file.program, (at) => {
    const match = at.node.type === 'JSXElement' ? rules.elements[elementName(at.node)] : undefined
    if (match) note(found, file, null, at, matchElement(file, at.node, match))
  })
}

/** Finds method calls on the kit's modal object: `modal.open()` becomes `walletModal.open()`. */
function findHandle(
  sources: ProjectSources,
  found: FoundUses,
  { own }: KitReading,
  { file: home, variable }: NonNullable<KitReading['modal']>,
): void {
  for (const file of new Set([home, ...sources.filesWith([nameInImports(home.path)])])) {
    const imports = [...file.imports.values()].filter(
      ({ from, imported }) =>
        sources.resolve(file.path, from)?.path === home.path && home.exported.get(imported) === variable.name,
    )
    const locals =
      file.path === home.path
        ? [{ local: variable.name, imported: null }]
        : imports.map((one) => ({ local: one.local, imported: one }))
    for (const { local, imported } of locals) {
      for (const at of referencesTo(file.program, local)) {
        if (isWithin(file, at.node, own) || at.around.at(-1)?.type === 'ExportSpecifier') continue
        note(found, file, imported, at, handleMatch(file, at))
      }
    }
  }
}

/** The methods of the kit's modal object, with the code that replaces their name and their arguments. */
const methods: Readonly<Record<string, { uses: PlaceEdit; ours: string; view?: string }>> = {
  open: { uses: opens, ours: 'open' },
  close: { uses: closes, ours: 'close' },
  // Web3-Onboard 2.
  connectWallet: { uses: runsAlone, ours: 'open', view: 'Connect' },
  // Web3-Onboard 1.
  walletReset: { uses: runsAlone, ours: 'disconnect' },
  walletSelect: { uses: runsAlone, ours: 'open', view: 'Connect' },
}

function handleMatch(file: SourceFile, at: Located): Matched {
  const member = at.around.at(-1)
  const method = member && member.type.endsWith('MemberExpression') ? nameOf(member['property']) : ''
  const place = { node: member ?? at.node, around: at.around.slice(0, -1) }
  const rule = Object.hasOwn(methods, method) ? methods[method] : undefined
  const call = callOf(place)
  if (!rule || !member || !call)
    return {
      why: 'the importer replaces only calls that open or close the modal or disconnect the wallet: use a method of walletModal by hand, see the class WalletModal in the copy',
    }
  if (!rule.uses(file, place))
    return { why: `the importer cannot translate this call: write walletModal.${rule.ours}(…) by hand` }
  const { quote } = styleOfSource(file.text)
  const given = rule.view === undefined ? '' : `({ view: ${quote}${rule.view}${quote} })`
  return {
    what: file.text.slice(member.start, given === '' ? member.end : call.end),
    becomes: `walletModal.${rule.ours}${given}`,
    node: member,
    apply(edits, paths) {
      const modal = edits.add('walletModal', paths.wallet(file))
      edits.replace(given === '' ? member : call, `${modal}.${rule.ours}${given}`)
    },
  }
}

/** Whether an AST node is inside one of the given expressions. */
export function isWithin(file: SourceFile, node: SyntaxNode, places: readonly Value[]): boolean {
  return places.some(
    (place) => place.file.path === file.path && place.node.start <= node.start && node.end <= place.node.end,
  )
}

function isClosingTag({ around }: Located): boolean {
  return around.some(({ type }) => type === 'JSXClosingElement')
}

/** Returns the AST node whose code a report shows for a use of the kit: the whole element, call or declaration. */
function shownFor({ node, around }: Located): SyntaxNode {
  const parent = around.at(-1)
  if (node.type === 'JSXIdentifier') return around.findLast(({ type }) => type === 'JSXElement') ?? node
  const call =
    parent && /^(Optional)?(CallExpression|MemberExpression)$|^NewExpression$/.test(parent.type) ? parent : node
  const declarator = around.findLast(({ type }) => type === 'VariableDeclarator')
  return declarator && asNode(declarator['init']) === call ? declarator : call
}
