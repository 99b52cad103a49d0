import { asNode, nodesIn, type SyntaxNode } from '../../wire/syntax'
import { nameInImports } from '../edit/check-result'
import { unmatchedAt, type ImportedSetup } from '../imported-setup'
import { notNested, severalProviders } from '../reasons'
import { patternNames, referencesTo } from '../source/names'
import type { SourceFile } from '../source/source-file'
import { argumentsOf, fieldsOf, resolved, type Value } from '../source/values'
import { findCalls, findElements, nestedIn, tagsOf, type FoundCall } from './find-calls'
import type { KitContext, KitReading } from './kit'
import { isOfWagmi } from './kit-packages'

/** The functions of wagmi 0 and 1, and of the kits on top, that only set wagmi up. */
const setupFunctions = [
  'configureChains',
  'connectorsForWallets',
  'createClient',
  'createConfig',
  'getDefaultClient',
  'getDefaultConfig',
  'getDefaultWallets',
]

const setupElsewhere =
  'the importer removes the setup of wagmi only where a constant at the top of a file holds it: move this call there before the import'

const setupInUse =
  'the import removes this part of the setup of wagmi: replace this use by hand before the import, or update wagmi to version 2, which the modal shares'

const noWagmiProvider = 'the importer finds no WagmiConfig in this project: replace the provider by hand'

/**
 * Reads the setup of wagmi 0 or 1, which the import removes together with the kit, because the modal shares its connections only with
 * wagmi 2 and later.
 * @param inner the provider element of the kit, which has to be the only child of `WagmiConfig`; `null` without a kit
 */
export function readOldWagmi(
  context: KitContext,
  setup: ImportedSetup,
  inner: Value | null,
): Pick<KitReading, 'own' | 'statements' | 'provider' | 'blocked'> {
  const { files, isKit } = context
  const [outer, ...others] = findElements(files, ({ imported, from }) => imported === 'WagmiConfig' && isOfWagmi(from))
  const calls = findCalls(files, ({ imported, from }) => setupFunctions.includes(imported) && isKit(from))
  const connectors = findCalls(files, ({ from }) => /^(wagmi|@wagmi\/core)\/(connectors|providers)\//.test(from))
  const lists = calls.flatMap((call) => chainsOf(context, call))
  const own: Value[] = [
    ...calls,
    ...lists,
    ...connectors,
    ...(outer ? tagsOf(outer) : []),
    ...(inner ? tagsOf(inner) : []),
  ]
  const reading = { own, statements: statementsOf(calls) }
  const unclear = calls.filter((call) => !reading.statements.some((one) => isIn(one, call)))
  for (const call of unclear) setup.unmatched.push(unmatchedAt(call, setupElsewhere))
  const used = reading.statements.flatMap((one) => usesOf(context, one, own))
  for (const use of used) setup.unmatched.push(unmatchedAt(use, setupInUse))
  const chain = outer ? nestedIn(outer.node, inner ? [inner] : []) : []
  const isNested = inner === null || chain.at(-1) === inner.node
  const blocked = !outer
    ? noWagmiProvider
    : others.length > 0
      ? severalProviders
      : !isNested
        ? notNested
        : unclear.length > 0
          ? setupElsewhere
          : used.length > 0
            ? setupInUse
            : null
  if (blocked === noWagmiProvider || blocked === severalProviders || blocked === notNested) {
    const at = others[0] ?? outer ?? inner ?? calls[0]
    if (at) setup.unmatched.push(unmatchedAt(at, blocked))
  }
  return {
    ...reading,
    provider: outer ? { file: outer.file, outer: outer.node, inner: chain.at(-1) ?? outer.node } : null,
    blocked,
  }
}

/** Returns the lists of chains that a call gets as an argument or as the field `chains`, also from variables. */
function chainsOf({ sources }: KitContext, call: FoundCall): Value[] {
  return argumentsOf(call).flatMap((one) => {
    const field = fieldsOf(sources, one)?.fields.find(({ name }) => name === 'chains')
    return [resolved(sources, field ?? one)]
  })
}

interface SetupStatement {
  file: SourceFile
  statement: SyntaxNode
}

/** Returns the statements at the top of files that declare one constant each, with a call of the setup as the value. */
function statementsOf(calls: readonly FoundCall[]): SetupStatement[] {
  const found = calls.flatMap(({ file, node }): SetupStatement[] => {
    const statement = nodesIn(file.program['body']).find((one) => one.start <= node.start && node.end <= one.end)
    const [only, ...others] = nodesIn(declarationIn(statement)?.['declarations'])
    const init = asNode(only?.['init'])
    const isCall = init !== null && /^(Call|New)Expression$/.test(init.type)
    return statement && isCall && others.length === 0 ? [{ file, statement }] : []
  })
  return found.filter(({ statement }, at) => found.findIndex((one) => one.statement === statement) === at)
}

function declarationIn(statement: SyntaxNode | undefined): SyntaxNode | null {
  if (!statement) return null
  const declaration = statement.type === 'ExportNamedDeclaration' ? asNode(statement['declaration']) : statement
  return declaration?.type === 'VariableDeclaration' ? declaration : null
}

/** Returns the uses of the names that a removed statement declares, outside of the setup. */
function usesOf({ sources }: KitContext, { file, statement }: SetupStatement, own: readonly Value[]): Value[] {
  const [only] = nodesIn(declarationIn(statement)?.['declarations'])
  const names = patternNames(asNode(only?.['id']))
  const others = sources.filesWith([nameInImports(file.path)]).filter(({ path }) => path !== file.path)
  return [file, ...others].flatMap((one) => {
    const locals =
      one.path === file.path
        ? names
        : [...one.imports.values()].flatMap(({ local, imported, from }) =>
            sources.resolve(one.path, from)?.path === file.path && names.includes(file.exported.get(imported) ?? '')
              ? [local]
              : [],
          )
    return locals.flatMap((local) =>
      referencesTo(one.program, local)
        .map(({ node }): Value => ({ file: one, node }))
        .filter((use) => !own.some((place) => isIn({ file: place.file, statement: place.node }, use)))
        .filter((use) => use.file.path !== file.path || !isIn({ file, statement }, use)),
    )
  })
}

function isIn({ file, statement }: SetupStatement, { file: at, node }: Value): boolean {
  return file.path === at.path && statement.start <= node.start && node.end <= statement.end
}
