import { asNode, nameOf, nodesIn } from '../../wire/syntax'
import { unmatchedAt, type ImportedNetwork, type Unmatched } from '../imported-setup'
import { noList, unknownNetwork } from '../reasons'
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

/** Import specifiers of modules that export viem's chains under viem's names. */
const viemChains = /^(viem|wagmi|@wagmi\/core|@wagmi)\/chains$|^wagmi$/
/** Import specifiers of kit modules that export chains. Their EVM chains are those of viem, and their other chains are their own. */
const kitChains = /^@reown\/appkit\/networks$/

export interface NetworksRead {
  networks: ImportedNetwork[]
  unmatched: Unmatched[]
}

export interface NetworkRules {
  isKit: (from: string) => boolean
  /** Whether the project has viem, from which a chain can be imported that the modal does not define. */
  hasViem: boolean
}

/**
 * Reads a list of chains. An element that is neither a known chain nor a chain that the project defines becomes an entry of `unmatched`.
 */
export function readNetworks(sources: ProjectSources, value: Value, rules: NetworkRules): NetworksRead {
  const elements = elementsOf(sources, value)
  if (!elements)
    return {
      networks: [],
      unmatched: [unmatchedAt(value, noList('networks'))],
    }
  const result: NetworksRead = { networks: [], unmatched: [] }
  for (const element of elements) {
    const network = readNetwork(sources, element, rules)
    if ('why' in network) result.unmatched.push(network)
    else if (!result.networks.some(({ name }) => name === network.name)) result.networks.push(network)
  }
  return result
}

/** Reads one chain, which is an export of a package or an object that the project defines. */
export function readNetwork(sources: ProjectSources, value: Value, rules: NetworkRules): ImportedNetwork | Unmatched {
  if (value.node.type === 'SpreadElement')
    return unmatchedAt(
      value,
      'the importer cannot tell which networks this expression adds: add the networks to the option networks by hand',
    )
  const imported = packageImport(sources, value)
  if (imported && (viemChains.test(imported.from) || kitChains.test(imported.from)))
    return namedNetwork(imported.imported, value, rules)
  const ofChain = chainMember(sources, value)
  if (ofChain !== null) return namedNetwork(ofChain, value, rules)
  return definedNetwork(sources, value, rules)
}

/** Returns the name of a chain in `chain.mainnet`, as wagmi exported its chains before version 0.9; `null` for any other expression. */
function chainMember(sources: ProjectSources, value: Value): string | null {
  const { file, node } = resolved(sources, value)
  const object = node.type === 'MemberExpression' ? asNode(node['object']) : null
  const imported = object && packageImport(sources, { file, node: object })
  return imported?.imported === 'chain' && imported.from === 'wagmi' ? nameOf(node['property']) : null
}

function namedNetwork(exported: string, value: Value, { hasViem }: NetworkRules): ImportedNetwork | Unmatched {
  const name = ourName(exported)
  if (name !== null) return { kind: 'ours', name }
  if (hasViem && namespaceOf(exported) === 'eip155') return { kind: 'package', name: exported, from: 'viem/chains' }
  return unmatchedAt(
    value,
    'the modal has no definition of this network: write a definition in the form of viem’s chains into the option networks',
  )
}

/** The fields of a chain object that the modal's network definitions have, too. */
const kept = ['id', 'name', 'nativeCurrency', 'rpcUrls', 'blockExplorers', 'contracts', 'testnet', 'assets']

/** Reads a chain that the project defines by `defineChain({ … })` or by an object literal. */
function definedNetwork(sources: ProjectSources, value: Value, { isKit }: NetworkRules): ImportedNetwork | Unmatched {
  const { file, node } = resolved(sources, value)
  const isCall = calledImport(sources, { file, node })?.imported === 'defineChain'
  const [given] = isCall ? nodesIn(node['arguments']) : [node]
  const object = given && fieldsOf(sources, { file, node: given })
  const field = (name: string): Value | undefined => object?.fields.find((one) => one.name === name)
  const [id, name, rpcUrls] = [field('id'), field('name'), field('rpcUrls')]
  if (!object || !id || !name || !rpcUrls || object.unclear.length > 0) return unmatchedAt(value, unknownNetwork)
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
    return unmatchedAt(
      value,
      'the definition of this network uses values that the importer cannot read: add the network to the option networks by hand',
    )
  const text = `{\n${parts.map((part) => `  ${part.name}: ${part.code.text},\n`).join('')}}`
  const imports = parts.flatMap((part) => part.code.imports)
  return { kind: 'own', name: variableName(sources, value, name), code: { text, imports } }
}

/**
 * Returns the export from which other files can import the chain; `null` when no file exports the chain, or when the exporting file
 * contains JSX or imports the kit.
 */
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

/** Returns a variable name for a chain: the name of its variable in the project, or else a name made from the chain's own name. */
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
