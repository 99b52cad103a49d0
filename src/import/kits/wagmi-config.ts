import { nameOf, nodesIn } from '../../wire/syntax'
import { unmatchedAt, type ImportedSetup } from '../imported-setup'
import { spreadFields } from '../reasons'
import type { ProjectSources } from '../source/project-sources'
import { elementsOf, fieldsOf, plainNode, variableNamed, type Field, type Value } from '../source/values'
import type { ConfigPlan } from './kit'

/** The fields of a kit's config that wagmi's `createConfig` has, too. */
const ofWagmi = [
  'transports',
  'connectors',
  'ssr',
  'storage',
  'batch',
  'cacheTime',
  'pollingInterval',
  'multiInjectedProviderDiscovery',
  'syncConnectedChain',
]

/**
 * Reads the wagmi config that a call of the kit creates. Fields without an equivalent in wagmi become entries of `unmatched`.
 * @param chainsName the field of the kit's call that lists the chains
 * @param handled the fields of the kit's call that the caller reads
 */
export function kitConfig(
  sources: ProjectSources,
  setup: ImportedSetup,
  place: Pick<ConfigPlan, 'file' | 'variable' | 'member'>,
  call: Value,
  chainsName: string,
  handled: readonly string[],
): ConfigPlan {
  const [given] = nodesIn(call.node['arguments'])
  const read = given && fieldsOf(sources, { file: call.file, node: given })
  const fields: readonly Field[] = read?.fields ?? []
  const unread = read?.unclear ?? (given ? [{ file: call.file, node: given }] : [])
  setup.unmatched.push(...unread.map((one) => unmatchedAt(one, spreadFields)))
  const chains = fields.find(({ name }) => name === chainsName)
  for (const field of fields) {
    const isKnown = field.name === chainsName || ofWagmi.includes(field.name) || handled.includes(field.name)
    if (!isKnown)
      setup.unmatched.push(
        unmatchedAt(
          field.property,
          `the import does not pass ${field.name} to createConfig of wagmi: add the option by hand if wagmi has it`,
        ),
      )
  }
  return {
    ...place,
    call,
    chains: (chains && elementsOf(sources, chains)) ?? [],
    kept: fields.filter(({ name }) => ofWagmi.includes(name)),
  }
}

/** Returns the variable that an expression refers to; `null` when the expression is not the name of a variable. */
export function variableAt(
  sources: ProjectSources,
  { file, node }: Value,
): Pick<ConfigPlan, 'file' | 'variable'> | null {
  const plain = plainNode(node)
  return plain.type === 'Identifier' ? variableNamed(sources, file, nameOf(plain)) : null
}
