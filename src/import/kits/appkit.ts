import { asNode, nameOf, nodesIn } from '../../wire/syntax'
import { chooseUnit, emptySetup, unmatchedAt, type AdapterId, type ImportedSetup } from '../imported-setup'
import { readNetwork, readNetworks } from '../networks/read-networks'
import { noList, unknownDefault } from '../reasons'
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
import { allFeatures, readFeatures, unreadFeatures } from './appkit-features'
import { readOption } from './appkit-options'
import { findCalls, type FoundCall } from './find-calls'
import type { ConfigPlan, KitContext, KitReading } from './kit'
import { carried, optionsOf } from './read-options'
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
  const [call] = findCalls(context.files, ({ imported, from }) => imported === 'createAppKit' && context.isKit(from))
  if (!call) return null
  const setup = emptySetup('appkit', call)
  const fields = optionsOf(context, setup, call)
  const field = (name: string): Field | undefined => fields.find((one) => one.name === name)
  const adapterList = field('adapters')
  const listed = adapterList && elementsOf(context.sources, adapterList)
  if (adapterList && !listed) setup.unmatched.push(unmatchedAt(adapterList.property, noList('adapters')))
  const read = readAdapters(context, setup, listed ?? [])
  const networks = field('networks')
  if (networks) {
    const found = readNetworks(context.sources, networks, context)
    setup.networks.push(...found.networks)
    setup.unmatched.push(...found.unmatched)
  }
  const first = field('defaultNetwork')
  if (first) {
    const network = readNetwork(context.sources, first, context)
    if ('why' in network) setup.unmatched.push(unmatchedAt(first.property, unknownDefault))
    else setup.defaultNetwork = network.name
  }
  for (const one of fields) if (!apart.includes(one.name)) readOption(context, setup, one)
  const features = field('features')
  const switches = features ? fieldsOf(context.sources, features) : { fields: [], unclear: [] }
  if (features && !switches) setup.unmatched.push(unmatchedAt(features.property, unreadFeatures))
  // Features of a setup that cannot be read count as off, because the defaults hold only for features that the setup leaves out.
  const isRead = switches !== null && (fields.length > 0 || argumentsOf(call).length === 0)
  const defaults = isRead ? allFeatures(true) : allFeatures(false)
  readFeatures(context, setup, switches?.fields ?? [], defaults)
  choosePairing(context, setup, field('enableWalletConnect'), field('allWallets'))
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
    const why =
      'the importer replaces the setup only where its call is a statement of its own at the top level of a file: move the call there before the import'
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
      setup.unmatched.push(
        unmatchedAt(
          element,
          'the importer does not know this adapter: add an adapter of the modal to the option adapters by hand',
        ),
      )
      continue
    }
    setup.adapters.push(id)
    chooseUnit(setup, id, nameOf(asNode(call.node['callee'])) || 'adapters')
    own.push(call)
    if (id === 'solana' && argumentsOf(call).some((one) => (fieldsOf(context.sources, one)?.fields ?? []).length > 0))
      setup.unmatched.push(
        unmatchedAt(
          call,
          'the modal finds Solana wallets through the Wallet Standard: the import leaves out the options of this adapter',
        ),
      )
    if (id !== 'wagmi') continue
    if (place)
      config = kitConfig(context.sources, setup, { ...place, member: 'wagmiConfig' }, call, 'networks', ['projectId'])
    else
      setup.unmatched.push(
        unmatchedAt(
          element,
          'the importer finds a wagmi adapter only in a variable: assign the adapter to a variable before the import, so that the modal can share its config',
        ),
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
