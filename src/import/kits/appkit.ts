import { asNode, nameOf, nodesIn } from '../../wire/syntax'
import { chooseUnit, emptySetup, unmatchedAt, type AdapterId, type ImportedSetup } from '../imported-setup'
import { readNetwork, readNetworks } from '../networks/read-networks'
import {
  argumentsOf,
  booleanOf,
  calledImport,
  elementsOf,
  fieldsOf,
  stringOf,
  type Field,
  type Value,
} from '../source/values'
import { readFeatures } from './appkit-features'
import { readOption } from './appkit-options'
import { findCalls, type FoundCall } from './find-calls'
import type { ConfigPlan, KitContext, KitReading } from './kit'
import { carried } from './read-options'
import { kitConfig, variableAt } from './wagmi-config'

const adapters: Readonly<Record<string, AdapterId>> = {
  WagmiAdapter: 'wagmi',
  EthersAdapter: 'ethers',
  Ethers5Adapter: 'ethers5',
  SolanaAdapter: 'solana',
  BitcoinAdapter: 'bitcoin',
}

/** The options that `readAppKit` reads itself. `readOption` reads all other options. */
const apart = ['adapters', 'networks', 'defaultNetwork', 'features']

/** Reads the setup of Reown AppKit 1, which is a call of `createAppKit`. */
export function readAppKit(context: KitContext): KitReading | null {
  const calls = findCalls(context.files, ({ imported, from }) => imported === 'createAppKit' && context.isKit(from))
  const [call, ...others] = calls
  if (!call) return null
  const setup = emptySetup('appkit', call)
  const [given] = argumentsOf(call)
  const options = given && fieldsOf(context.sources, given)
  const fields = options?.fields ?? []
  const field = (name: string): Field | undefined => fields.find((one) => one.name === name)
  for (const one of options?.unclear ?? [])
    setup.unmatched.push(unmatchedAt(one, 'its fields cannot be read from the source text'))
  const adapterList = field('adapters')
  const read = readAdapters(
    context,
    setup,
    adapterList ? (elementsOf(context.sources, adapterList) ?? [adapterList]) : [],
  )
  const networks = field('networks')
  if (networks) {
    const found = readNetworks(context.sources, networks, context)
    setup.networks.push(...found.networks)
    setup.unmatched.push(...found.unmatched)
  }
  const first = field('defaultNetwork')
  if (first) {
    const network = readNetwork(context.sources, first, context)
    if ('why' in network) setup.unmatched.push(network)
    else setup.defaultNetwork = network.name
  }
  for (const one of fields) if (!apart.includes(one.name)) readOption(context, setup, one)
  const features = field('features')
  const switches = features ? fieldsOf(context.sources, features) : { fields: [], unclear: [] }
  if (features && !switches)
    setup.unmatched.push(unmatchedAt(features.property, 'it is no plain object: set features in the options'))
  const defaults = {
    send: true,
    receive: true,
    history: true,
    email: true,
    socials: true,
    swaps: true,
    onramp: true,
    analytics: true,
  }
  readFeatures(context, setup, switches?.fields ?? [], defaults)
  choosePairing(context, setup, field('enableWalletConnect'), field('allWallets'))
  for (const other of others)
    setup.unmatched.push(unmatchedAt(other, 'there is more than one setup: the first one was read'))
  return {
    setup,
    own: [call, ...read.own],
    ...placesOf(call, setup),
    provider: null,
    config: read.config,
    isShared: setup.adapters.length === 1 && setup.adapters[0] === 'wagmi',
  }
}

/**
 * Finds the statement that calls the kit's create function, and the variable that holds the result. Nothing can be replaced when the call
 * is not a statement of its own at the top level of the file.
 */
export function placesOf(call: FoundCall, setup: ImportedSetup): Pick<KitReading, 'statements' | 'modal' | 'blocked'> {
  const variable = [...call.file.variables.values()].find(({ init }) => init === call.node)
  const top = nodesIn(call.file.program['body'])
  const statement = variable?.isTop ? variable.statement : top.find((one) => asNode(one['expression']) === call.node)
  const isAlone = nodesIn(asNode(statement?.['declaration'] ?? statement)?.['declarations']).length <= 1
  if (!statement || !isAlone) {
    const why = 'the modal is made inside of a function: move the call to the top of the file'
    setup.unmatched.push(unmatchedAt(call, why))
    return { statements: [], modal: null, blocked: why }
  }
  return {
    statements: [{ file: call.file, statement }],
    modal: variable ? { file: call.file, variable } : null,
    blocked: null,
  }
}

/** Chooses the units for pairing with phones and for the directory of wallets, unless the setup turns them off. */
export function choosePairing(
  context: KitContext,
  setup: ImportedSetup,
  pairing: Field | undefined,
  directory: Field | undefined,
): void {
  const pairs = pairing === undefined || booleanOf(context.sources, pairing) !== false
  if (!pairs) return
  chooseUnit(setup, 'universal', 'the kit pairs wallets on phones')
  if (directory === undefined || stringOf(context.sources, directory) !== 'HIDE')
    chooseUnit(setup, 'all-wallets', 'the kit lists all wallets of the directory')
}

function readAdapters(
  context: KitContext,
  setup: ImportedSetup,
  elements: readonly Value[],
): { own: Value[]; config: ConfigPlan | null } {
  const own: Value[] = []
  let config: ConfigPlan | null = null
  for (const element of elements) {
    const place = variableAt(context.sources, element)
    const call: Value = place ? { file: place.file, node: place.variable.init } : element
    const id = adapters[calledImport(context.sources, call)?.imported ?? '']
    if (id === undefined) {
      setup.unmatched.push(unmatchedAt(element, 'the importer does not know this adapter'))
      continue
    }
    setup.adapters.push(id)
    chooseUnit(setup, id, nameOf(asNode(call.node['callee'])) || 'adapters')
    own.push(call)
    if (id === 'solana' && argumentsOf(call).some((one) => (fieldsOf(context.sources, one)?.fields ?? []).length > 0))
      setup.unmatched.push(
        unmatchedAt(call, 'wallets of Solana are found by the Wallet Standard, so its list of wallets is not needed'),
      )
    if (id !== 'wagmi') continue
    if (place)
      config = kitConfig(context.sources, setup, { ...place, member: 'wagmiConfig' }, call, 'networks', ['projectId'])
    else
      setup.unmatched.push(
        unmatchedAt(element, 'put the adapter into a variable of its own, so that the modal can share its config'),
      )
  }
  return { own, config }
}

/** Carries over the `metadata` of a kit's config, unless the options already have `metadata`. */
export function carryMetadata(context: KitContext, setup: ImportedSetup, field: Field | undefined): void {
  if (!field || setup.options.some(({ name }) => name === 'metadata')) return
  const code = carried(context, setup, field, field.property)
  if (code) setup.options.push({ name: 'metadata', code })
}
