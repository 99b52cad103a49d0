import {
  chooseUnit,
  emptySetup,
  unmatchedAt,
  type AdapterId,
  type ImportedNetwork,
  type ImportedSetup,
  type Unmatched,
} from '../imported-setup'
import { ourNameOfId } from '../networks/chain-names'
import { readNetwork, readNetworks } from '../networks/read-networks'
import { configWithoutVariable, unknownDefault, unknownNetwork } from '../reasons'
import { isCode, portable } from '../source/portable'
import {
  argumentsOf,
  calledImport,
  elementsOf,
  fieldsOf,
  resolved,
  textOf,
  type Field,
  type Value,
} from '../source/values'
import { carryMetadata, choosePairing, placesOf } from './appkit'
import { allFeatures, readFeatures, unreadFeatures } from './appkit-features'
import { readOption } from './appkit-options'
import { findCalls } from './find-calls'
import type { ConfigPlan, KitContext, KitReading } from './kit'
import { optionsOf } from './read-options'
import { keepRpcUrl } from './rpc-urls'
import { kitConfig, variableAt } from './wagmi-config'

/** Returns the modal's adapter for the chains of a Web3Modal package; `null` for other import specifiers. */
const adapterOf = (from: string): AdapterId | null => {
  const kind = /^@web3modal\/(wagmi|ethers5|ethers|solana)(\/|$)/.exec(from)?.[1]
  return kind === 'wagmi' || kind === 'ethers5' || kind === 'ethers' || kind === 'solana' ? kind : null
}

/** The options that `readWeb3Modal` reads itself. `readOption` reads all other options. */
const apart = ['wagmiConfig', 'ethersConfig', 'solanaConfig', 'chains', 'networks', 'defaultChain', 'features']

/** The current names of features, by the option names of earlier versions. */
const switches: Readonly<Record<string, string>> = {
  enableAnalytics: 'analytics',
  enableOnramp: 'onramp',
  enableSwaps: 'swaps',
}

/** Reads the setup of Web3Modal 4 or 5, which is a call of `createWeb3Modal`. */
export function readWeb3Modal(context: KitContext): KitReading | null {
  const [call] = findCalls(context.files, ({ imported, from }) => imported === 'createWeb3Modal' && context.isKit(from))
  if (!call) return null
  const setup = emptySetup('web3modal', call)
  const fields = optionsOf(context, setup, call)
  const field = (name: string): Field | undefined => fields.find((one) => one.name === name)
  const adapter = adapterOf(call.imported.from)
  if (adapter) {
    setup.adapters.push(adapter)
    chooseUnit(setup, adapter, call.imported.from)
  }
  const own: Value[] = [call]
  const config = adapter === 'wagmi' ? readWagmi(context, setup, field('wagmiConfig'), own) : null
  if (adapter !== 'wagmi')
    readOther(context, setup, field('ethersConfig') ?? field('solanaConfig'), field('chains'), own)
  const first = field('defaultChain')
  if (first) {
    // The RPC URL of the default chain is already in the options, so it is read into a setup that is thrown away.
    const network =
      adapter === 'wagmi'
        ? readNetwork(context.sources, first, context)
        : readOwnChain(context, emptySetup('web3modal', call), first)
    if (!('why' in network) && setup.networks.some(({ name }) => name === network.name))
      setup.defaultNetwork = network.name
    else setup.unmatched.push(unmatchedAt(first.property, unknownDefault))
  }
  const renamed = fields.flatMap((one) => {
    const name = switches[one.name]
    return name === undefined ? [] : [{ ...one, name }]
  })
  for (const one of fields)
    if (!apart.includes(one.name) && switches[one.name] === undefined) readOption(context, setup, one)
  const features = field('features')
  const read = features && fieldsOf(context.sources, features)
  if (features && !read) setup.unmatched.push(unmatchedAt(features.property, unreadFeatures))
  const listed = read?.fields ?? []
  readFeatures(context, setup, [...listed, ...renamed], allFeatures(false))
  choosePairing(context, setup, field('enableWalletConnect'), field('allWallets'))
  return {
    setup,
    own,
    ...placesOf(call, setup),
    provider: null,
    config,
    isShared: adapter === 'wagmi',
  }
}

/** Reads the wagmi config, which `defaultWagmiConfig` or wagmi's `createConfig` creates. */
function readWagmi(
  context: KitContext,
  setup: ImportedSetup,
  field: Field | undefined,
  own: Value[],
): ConfigPlan | null {
  const place = field && variableAt(context.sources, field)
  if (!field || !place) {
    setup.unmatched.push(
      field
        ? unmatchedAt(field.property, configWithoutVariable)
        : {
            what: 'wagmiConfig',
            ...setup.at,
            why: 'the setup has no option wagmiConfig, so the modal has no config to share: pass your wagmi config to wagmiAdapter in the option adapters',
          },
    )
    return null
  }
  const call = { file: place.file, node: place.variable.init }
  const made = calledImport(context.sources, call)
  const [given] = argumentsOf(call)
  const fields = (given && fieldsOf(context.sources, given)?.fields) ?? []
  const chains = fields.find(({ name }) => name === 'chains')
  if (chains) takeNetworks(setup, readNetworks(context.sources, chains, context))
  if (made === null || !context.isKit(made.from)) {
    const listed = chains && elementsOf(context.sources, chains)
    return { ...place, member: null, call: null, chains: listed ?? [], kept: [] }
  }
  own.push(call)
  carryMetadata(
    context,
    setup,
    fields.find(({ name }) => name === 'metadata'),
  )
  return kitConfig(context.sources, setup, { ...place, member: null }, call, 'chains', ['projectId', 'metadata'])
}

/** Reads the config of `defaultConfig`, and the chains in Web3Modal's own format. */
function readOther(
  context: KitContext,
  setup: ImportedSetup,
  config: Field | undefined,
  chains: Field | undefined,
  own: Value[],
): void {
  const made = config && resolved(context.sources, config)
  const [given] = made ? argumentsOf(made) : []
  const fields = (given && fieldsOf(context.sources, given)?.fields) ?? []
  if (made) own.push(made)
  carryMetadata(
    context,
    setup,
    fields.find(({ name }) => name === 'metadata'),
  )
  for (const one of fields) {
    if (['metadata', 'defaultChainId', 'enableEIP6963', 'enableInjected', 'rpcUrl'].includes(one.name)) {
      if (one.name.startsWith('enable')) readOption(context, setup, one)
    } else readOption(context, setup, one)
  }
  const listed = chains && (elementsOf(context.sources, chains) ?? [chains])
  for (const chain of listed ?? []) {
    const network = readOwnChain(context, setup, chain)
    if ('why' in network) setup.unmatched.push(network)
    else setup.networks.push(network)
  }
}

function takeNetworks(setup: ImportedSetup, read: ReturnType<typeof readNetworks>): void {
  setup.networks.push(...read.networks)
  setup.unmatched.push(...read.unmatched)
}

/** Reads a chain in Web3Modal's own format: `{ chainId, name, currency, explorerUrl, rpcUrl }`. */
function readOwnChain(context: KitContext, setup: ImportedSetup, value: Value): ImportedNetwork | Unmatched {
  const read = fieldsOf(context.sources, value)
  const code = (name: string): string | null => {
    const field = read?.fields.find((one) => one.name === name)
    const found = field && portable(context.sources, field, context.isKit)
    return found && isCode(found) && found.imports.length === 0 ? found.text : null
  }
  const id = code('chainId')
  const known = id === null ? null : ourNameOfId(id)
  if (known !== null) {
    const url = code('rpcUrl')
    keepRpcUrl(setup, Number(id), url === null ? null : { text: url, imports: [] })
    return { kind: 'ours', name: known }
  }
  const [name, currency, rpcUrl, explorer] = [code('name'), code('currency'), code('rpcUrl'), code('explorerUrl')]
  if (id === null || name === null || currency === null || rpcUrl === null) return unmatchedAt(value, unknownNetwork)
  const text = [
    '{',
    `  id: ${id},`,
    `  name: ${name},`,
    `  nativeCurrency: { name: ${currency}, symbol: ${currency}, decimals: 18 },`,
    `  rpcUrls: { default: { http: [${rpcUrl}] } },`,
    ...(explorer === null ? [] : [`  blockExplorers: { default: { name: ${name}, url: ${explorer} } },`]),
    '}',
  ].join('\n')
  const { node } = value
  const variable = node.type === 'Identifier' ? textOf(value) : `network${id.replace(/\W/g, '')}`
  return { kind: 'own', name: variable, code: { text, imports: [] } }
}
