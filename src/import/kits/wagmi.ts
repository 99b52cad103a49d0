import { chooseUnit, emptySetup, unmatchedAt, type ImportedSetup } from '../imported-setup'
import { readNetworks } from '../networks/read-networks'
import { configWithoutVariable, noPairingOption } from '../reasons'
import { argumentsOf, calledImport, elementsOf, fieldsOf } from '../source/values'
import { findCalls } from './find-calls'
import type { ConfigPlan, KitContext, KitReading } from './kit'
import { carried, carryOption } from './read-options'
import { chooseWagmiAdapter, oldChains } from './wagmi-kit'
import { readOldWagmi } from './old-wagmi'
import { hasOldWagmi } from './package-versions'

const ofWagmi = /^(wagmi|@wagmi\/core)$/

const unreadChains = 'the importer cannot read the chains of this config: set the option networks by hand'

/** Finds `createConfig({ … })` of wagmi 2, and reads the chains of the config. */
export function findWagmiConfig(context: KitContext, setup: ImportedSetup): ConfigPlan | null {
  const [call] = findCalls(context.files, ({ imported, from }) => imported === 'createConfig' && ofWagmi.test(from))
  const variable = call && [...call.file.variables.values()].find(({ init }) => init === call.node)
  if (!call || !variable) {
    if (call) setup.unmatched.push(unmatchedAt(call, configWithoutVariable))
    return null
  }
  const [given] = argumentsOf(call)
  const fields = (given && fieldsOf(context.sources, given)?.fields) ?? []
  const chains = fields.find(({ name }) => name === 'chains')
  const read = chains && readNetworks(context.sources, chains, context)
  if (!read) setup.unmatched.push(unmatchedAt(call, unreadChains))
  setup.networks.push(...(read?.networks ?? []))
  setup.unmatched.push(...(read?.unmatched ?? []))
  return {
    file: call.file,
    variable,
    member: null,
    call: null,
    chains: (chains && elementsOf(context.sources, chains)) ?? [],
    kept: [],
  }
}

/** Reads an app that uses wagmi without another kit. The config of wagmi 2 and later is not changed. wagmi 0 and 1 are removed. */
export function readWagmi(context: KitContext): KitReading | null {
  const isOld = hasOldWagmi(context.packages)
  const [call] = findCalls(
    context.files,
    ({ imported, from }) =>
      ofWagmi.test(from) && (imported === 'createConfig' || (isOld && imported === 'createClient')),
  )
  if (!call) return null
  const setup = emptySetup('wagmi', call)
  chooseWagmiAdapter(setup, context.packages)
  if (isOld) {
    oldChains(context, setup)
    readConnectors(context, setup)
    return { setup, ...readOldWagmi(context, setup, null), config: null, modal: null, isShared: false }
  }
  const config = findWagmiConfig(context, setup)
  readConnectors(context, setup)
  return {
    setup,
    own: [],
    statements: [],
    provider: null,
    config,
    modal: null,
    isShared: true,
    blocked: null,
  }
}

/** Reads the project id and the metadata from the WalletConnect connectors of the config. */
function readConnectors(context: KitContext, setup: ImportedSetup): void {
  const found = findCalls(context.files, ({ from }) => /^(wagmi|@wagmi)\/connectors?(\/|$)/.test(from))
  for (const call of found) {
    const name = calledImport(context.sources, call)?.imported ?? ''
    if (!/^walletConnect$|^WalletConnectConnector$/.test(name)) continue
    chooseUnit(setup, 'universal', 'the app pairs wallets on phones')
    const [given] = argumentsOf(call)
    const outer = (given && fieldsOf(context.sources, given)?.fields) ?? []
    const inner = outer.find((one) => one.name === 'options')
    const fields = inner ? (fieldsOf(context.sources, inner)?.fields ?? []) : outer
    for (const field of fields) {
      if (field.name === 'projectId') setup.projectId = carried(context, setup, field, field.property)
      else if (field.name === 'metadata') carryOption(context, setup, 'metadata', field, field.property)
      // These connector options need no equivalent, because the modal itself shows the QR code and manages the session.
      else if (!['showQrModal', 'qrModalOptions', 'isNewChainsStale'].includes(field.name))
        setup.unmatched.push(unmatchedAt(field.property, noPairingOption(field.name)))
    }
  }
}
