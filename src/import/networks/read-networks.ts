import { nameOf, nodesIn } from '../../wire/syntax'
import { unmatchedAt, type ImportedNetwork, type Unmatched } from '../imported-setup'
import { isCode, portable, type Code } from '../source/portable'
import type { ProjectSources } from '../source/project-sources'
import {
  calledImport,
  elementsOf,
  fieldsOf,
  packageImport,
  resolved,
  stringOf,
  variableNamed,
  type Value,
} from '../source/values'
import { namespaceOf, ourName } from './chain-names'

/** Packages that export viem's chains under viem's names. */
const viemChains = /^(viem|wagmi|@wagmi\/core|@wagmi)\/chains$/
/** Packages of kits that export chains: EVM chains are viem's, the others are the kit's own. */
const kitChains = /^@reown\/appkit\/networks$/

export interface NetworksRead {
  networks: ImportedNetwork[]
  unmatched: Unmatched[]
}

export interface NetworkRules {
  isKit: (from: string) => boolean
  /** Whether the project has viem, so that a chain without a definition of ours can come from there. */
  hasViem: boolean
}

/** Reads a list of chains. What is no plain list of known or defined chains is unmatched. */
export function readNetworks(sources: ProjectSources, value: Value, rules: NetworkRules): NetworksRead {
  const elements = elementsOf(sources, value)
  if (!elements)
    return {
      networks: [],
      unmatched: [unmatchedAt(value, 'it is no plain list of chains: name the networks in the options')],
    }
  const result: NetworksRead = { networks: [], unmatched: [] }
  for (const element of elements) {
    const network = readNetwork(sources, element, rules)
    if ('why' in network) result.unmatched.push(network)
    else if (!result.networks.some(({ name }) => name === network.name)) result.networks.push(network)
  }
  return result
}

/** Reads one chain: an export of a package, or an object of the project. */
export function readNetwork(sources: ProjectSources, value: Value, rules: NetworkRules): ImportedNetwork | Unmatched {
  if (value.node.type === 'SpreadElement')
    return unmatchedAt(value, 'which chains these are is decided later: add the networks to the options')
  const imported = packageImport(sources, value)
  if (imported && (viemChains.test(imported.from) || kitChains.test(imported.from)))
    return namedNetwork(imported.imported, value, rules)
  return definedNetwork(sources, value, rules)
}

function namedNetwork(exported: string, value: Value, { hasViem }: NetworkRules): ImportedNetwork | Unmatched {
  const name = ourName(exported)
  if (name !== null) return { kind: 'ours', name }
  if (hasViem && namespaceOf(exported) === 'eip155') return { kind: 'package', name: exported, from: 'viem/chains' }
  return unmatchedAt(
    value,
    'the modal has no definition of this network: write one into the options, in the shape of viem’s chains',
  )
}

/** The fields of a chain object that our definitions have, too. */
const kept = ['id', 'name', 'nativeCurrency', 'rpcUrls', 'blockExplorers', 'contracts', 'testnet', 'assets']

/** A chain that the project defines: `defineChain({ … })`, or an object. */
function definedNetwork(sources: ProjectSources, value: Value, { isKit }: NetworkRules): ImportedNetwork | Unmatched {
  const { file, node } = resolved(sources, value)
  const isCall = calledImport(sources, { file, node })?.imported === 'defineChain'
  const [given] = isCall ? nodesIn(node['arguments']) : [node]
  const object = given && fieldsOf(sources, { file, node: given })
  const field = (name: string): Value | undefined => object?.fields.find((one) => one.name === name)
  const [id, name, rpcUrls] = [field('id'), field('name'), field('rpcUrls')]
  if (!object || !id || !name || !rpcUrls || object.unclear.length > 0)
    return unmatchedAt(value, 'it is not known which chain this is: add the network to the options')
  const namespaceField = field('chainNamespace')
  const namespace = namespaceField ? stringOf(sources, namespaceField) : 'eip155'
  const place = exportedPlace(sources, value, isKit)
  if (place) return { kind: 'project', name: place.name, file: place.file, exported: place.exported }
  const parts = object.fields.flatMap((one): { name: string; code: Code }[] => {
    if (one.name === 'iconUrl') {
      const code = portable(sources, one, isKit)
      return isCode(code) ? [{ name: 'assets', code: { ...code, text: `{ imageUrl: ${code.text} }` } }] : []
    }
    const isNamespace = one.name === 'chainNamespace' || one.name === 'caipNetworkId'
    if (!kept.includes(one.name) && !(isNamespace && namespace !== 'eip155')) return []
    const code = portable(sources, one, isKit)
    return isCode(code)
      ? [{ name: one.name, code: isNamespace ? { ...code, text: `${code.text} as const` } : code }]
      : []
  })
  const needed = object.fields.filter((one) => kept.includes(one.name))
  if (needed.some((one) => !parts.some((part) => part.name === one.name)))
    return unmatchedAt(value, 'its definition uses values that are not known here: add the network to the options')
  const text = `{\n${parts.map((part) => `  ${part.name}: ${part.code.text},\n`).join('')}}`
  const imports = parts.flatMap((part) => part.code.imports)
  return { kind: 'own', name: variableName(sources, value, name), code: { text, imports } }
}

/** Where other files can import the chain from: a file without views that exports it and needs nothing of the kit. */
function exportedPlace(
  sources: ProjectSources,
  { file, node }: Value,
  isKit: (from: string) => boolean,
): { name: string; file: string; exported: string } | null {
  const found = node.type === 'Identifier' ? variableNamed(sources, file, nameOf(node)) : null
  if (!found || !found.variable.isExported || found.file.hasJsx) return null
  if ([...found.file.imports.values()].some(({ from }) => isKit(from))) return null
  const exported = [...found.file.exported].find(([, local]) => local === found.variable.name)?.[0]
  return exported === undefined ? null : { name: found.variable.name, file: found.file.path, exported }
}

/** The name of the chain's variable, else one made from the chain's name. */
function variableName(sources: ProjectSources, { file, node }: Value, name: Value): string {
  if (node.type === 'Identifier') return variableNamed(sources, file, nameOf(node))?.variable.name ?? nameOf(node)
  const words = (stringOf(sources, name) ?? 'own network')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
  const joined = words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1)))
    .join('')
  return /^[a-z]/.test(joined) ? joined : `network${joined}`
}
