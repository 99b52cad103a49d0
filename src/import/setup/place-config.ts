import { asNode, nameOf, nodesIn } from '../../wire/syntax'
import { nameInImports } from '../edit/check-result'
import type { ProjectEdits } from '../edit/project-edits'
import { unmatchedAt, type ImportedSetup, type Unmatched } from '../imported-setup'
import type { ConfigPlan } from '../kits/kit'
import { referencesTo } from '../source/names'
import { isCode, portable, type Code } from '../source/portable'
import type { ProjectSources } from '../source/project-sources'
import type { ImportedName, SourceFile } from '../source/source-file'
import type { Value } from '../source/values'
import { isWithin } from '../uses/find-uses'
import type { ModalPaths } from '../uses/use'
import { configElsewhere, configInPlace } from './config-code'

/** How the file with the modal's options gets the wagmi config: by an import from a project file, or by its own code. */
export type PlacedConfig =
  { kind: 'import'; exported: string; file: string; member: string | null } | { kind: 'own'; code: Code }

/** The facts about the project that decide where the wagmi config belongs. */
export interface ConfigPlace {
  sources: ProjectSources
  setup: ImportedSetup
  own: readonly Value[]
  isKit: (from: string) => boolean
  paths: ModalPaths
  /** Whether the import removes the kit. wagmi's `createConfig` then replaces the kit's call that creates the config. */
  isExact: boolean
}

const notExported = 'no file exports the config'

/**
 * Decides where the wagmi config will be, without changing a file. Returns a string with the reason when the modal cannot share the
 * project's config.
 */
export function placeConfig(plan: ConfigPlan, { sources, setup, isKit, isExact }: ConfigPlace): PlacedConfig | string {
  const { file, variable, member, call } = plan
  const exported = [...file.exported].find(([, local]) => local === variable.name)?.[0]
  const goes = isExact && call !== null
  // A file without JSX can export the config to the file with the modal's options. A file with JSX imports the provider from there, so both
  // files would import each other.
  if (exported !== undefined && !file.hasJsx)
    return { kind: 'import', exported, file: file.path, member: goes ? null : member }
  if (exported !== undefined) return 'the file that exports the config has JSX'
  if (!isAlone(plan)) return 'the statement that declares the config declares other variables, too'
  if (goes) {
    const code = configElsewhere(sources, plan, setup.networks, isKit)
    return code ? { kind: 'own', code } : notExported
  }
  if (member !== null) return notExported
  const code = portable(sources, { file, node: variable.init }, isKit)
  return isCode(code) ? { kind: 'own', code } : code.why
}

/**
 * Changes the files of the project so that they use the placed config. Returns the uses of the kit's object without an exact equivalent;
 * if there are any, the caller must not write the edits.
 */
export function applyConfig(
  plan: ConfigPlan,
  placed: PlacedConfig,
  edits: ProjectEdits,
  place: ConfigPlace,
): Unmatched[] {
  const { file, variable, call } = plan
  if (placed.kind === 'own') {
    const own = edits.of(file)
    own.removeStatement(variable.statement)
    own.release(variable.name)
    const name = plan.member === null ? variable.name : 'wagmiConfig'
    own.add('wagmiConfig', place.paths.wallet(file), name)
    return plan.member === null ? [] : membersBecome(plan, 'wagmiConfig', edits, place)
  }
  if (!place.isExact || call === null) return []
  const made = configInPlace(place.sources, plan, edits.of(file))
  if (made === null)
    return [
      unmatchedAt(
        call,
        'the importer cannot write this config with createConfig of wagmi, because a chain or an option of it is not available in this file: replace the call by hand',
      ),
    ]
  edits.of(file).replace(call.node, made)
  if (plan.member === null) return []
  const name =
    ['wagmiConfig', 'sharedWagmiConfig', 'appWagmiConfig'].find((each) => edits.of(file).isFree(each)) ?? 'config'
  const id = asNode(variable.declarator['id'])
  if (id) edits.of(file).replace(id, name)
  placed.exported = placed.exported === 'default' ? 'default' : name
  return membersBecome(plan, name, edits, place)
}

/** Replaces every `adapter.wagmiConfig` by the name of the config. Returns all other uses of the adapter. */
function membersBecome(plan: ConfigPlan, name: string, edits: ProjectEdits, place: ConfigPlace): Unmatched[] {
  const left: Unmatched[] = []
  for (const file of new Set([plan.file, ...place.sources.filesWith([nameInImports(plan.file.path)])])) {
    const imports = [...file.imports.values()].filter((one) => isOfPlan(place.sources, file, one, plan))
    const locals = file.path === plan.file.path ? [plan.variable.name] : imports.map(({ local }) => local)
    for (const local of locals) {
      for (const { node, around } of referencesTo(file.program, local)) {
        const member = around.at(-1)
        if (isWithin(file, node, place.own)) continue
        if (member && member.type.endsWith('MemberExpression') && nameOf(member['property']) === plan.member)
          edits.of(file).replace(member, name)
        else if (member?.type === 'ExportSpecifier') edits.of(file).replace(node, name)
        else
          left.push(
            unmatchedAt(
              { file, node: member ?? node },
              `the importer replaces only ${plan.member} of this adapter: replace this use by hand`,
            ),
          )
      }
    }
    for (const { specifier, imported } of imports) if (imported !== 'default') edits.of(file).replace(specifier, name)
  }
  return left
}

function isOfPlan(
  sources: ProjectSources,
  file: SourceFile,
  { from, imported }: ImportedName,
  plan: ConfigPlan,
): boolean {
  return (
    sources.resolve(file.path, from)?.path === plan.file.path && plan.file.exported.get(imported) === plan.variable.name
  )
}

/** Whether the declaration of the config declares no other variable. */
function isAlone({ variable }: ConfigPlan): boolean {
  const declaration = asNode(variable.statement['declaration']) ?? variable.statement
  return nodesIn(declaration['declarations']).length === 1
}
