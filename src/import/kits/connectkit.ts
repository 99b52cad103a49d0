import { nodesIn } from '../../wire/syntax'
import { chooseUnit, unmatchedAt, type ImportedSetup } from '../imported-setup'
import { ourNameOfId } from '../networks/chain-names'
import { readNetworks } from '../networks/read-networks'
import {
  configWithoutVariable,
  noObject,
  noOption,
  noThemeVariable,
  spreadAttributes,
  unknownDefault,
  unreadValue,
} from '../reasons'
import { argumentsOf, calledImport, fieldsOf, resolved, stringOf, type Value } from '../source/values'
import { attributesOf, findElements, tagsOf, type Attribute } from './find-calls'
import type { ConfigPlan, KitContext, KitReading } from './kit'
import { carried } from './read-options'
import { kitConfig } from './wagmi-config'
import { findWagmiKit, oldChains, readApp, wagmiKitReading } from './wagmi-kit'
import { findWagmiConfig } from './wagmi'

const appFields = { name: 'appName', description: 'appDescription', url: 'appUrl', icon: 'appIcon' }
const handled = [...Object.values(appFields), 'walletConnectProjectId']

/** The chains of `getDefaultClient` and `getDefaultConfig` without the field `chains`. */
const defaultChains = ['mainnet', 'polygon', 'optimism', 'arbitrum']

/** The fields of `getDefaultClient` and `getDefaultConfig` that need no entry in the report. The modal always restores the last connection. */
const readWhenOld = [...handled, 'chains', 'autoConnect']

/**
 * Reads the setup of ConnectKit. Since version 1.8 ConnectKit uses wagmi 2. Earlier versions use wagmi 0 or 1, which the import removes
 * with the kit.
 */
export function readConnectKit(context: KitContext): KitReading | null {
  const kit = findWagmiKit(context, 'connectkit', 'ConnectKitProvider')
  if (!kit) return null
  const { setup, provider, call, isOld } = kit
  const own: Value[] = [...(provider ? tagsOf(provider) : []), ...(call ? [call] : [])]
  const config = readConfig(context, setup, call, isOld)
  if (provider) readProvider(context, setup, provider)
  const signIn = findElements(context.files, ({ imported, from }) => imported === 'SIWEProvider' && context.isKit(from))
  if (signIn.length > 0) chooseUnit(setup, 'siwx', 'SIWEProvider')
  return wagmiKitReading(context, kit, own, config)
}

/** Reads `createConfig(getDefaultConfig({ … }))`. The outer function is from wagmi; the inner function of the kit adds connectors. */
function readConfig(context: KitContext, setup: ImportedSetup, call: Value | null, isOld: boolean): ConfigPlan | null {
  const { sources } = context
  const [given] = call ? argumentsOf(call) : []
  const fields = (given && fieldsOf(sources, given)?.fields) ?? []
  readApp(context, setup, fields, appFields)
  const chains = fields.find(({ name }) => name === 'chains')
  const read = chains && readNetworks(sources, chains, context)
  setup.networks.push(...(read?.networks ?? []))
  setup.unmatched.push(...(read?.unmatched ?? []))
  if (isOld) {
    if (!chains) oldChains(context, setup)
    if (!chains && setup.networks.length === 0)
      setup.networks.push(...defaultChains.map((name) => ({ kind: 'ours' as const, name })))
    for (const { name, property } of fields)
      if (!readWhenOld.includes(name)) setup.unmatched.push(unmatchedAt(property, noOption(name)))
    return null
  }
  if (!call) return findWagmiConfig(context, setup)
  const variable = [...call.file.variables.values()].find(
    ({ init }) => nodesIn(init['arguments'])[0] === call.node || init === call.node,
  )
  const made = variable && { file: call.file, node: variable.init }
  if (!variable || !made || calledImport(sources, made)?.imported !== 'createConfig') {
    setup.unmatched.push(unmatchedAt(call, configWithoutVariable))
    return null
  }
  const plan = kitConfig(sources, setup, { file: call.file, variable, member: null }, call, 'chains', handled)
  return { ...plan, call: made }
}

function readProvider(context: KitContext, setup: ImportedSetup, provider: Value): void {
  const { attributes, unclear } = attributesOf(provider)
  for (const one of unclear) setup.unmatched.push(unmatchedAt(one, spreadAttributes))
  for (const attribute of attributes) readAttribute(context, setup, attribute)
}

/** The modal's theme variables that correspond to those of ConnectKit. */
const variables: Readonly<Record<string, string>> = {
  '--ck-accent-color': '--wm-accent',
  '--ck-font-family': '--wm-font-family',
}

function readAttribute(context: KitContext, setup: ImportedSetup, { name, value, whole }: Attribute): void {
  const text = value && stringOf(context.sources, value)
  if (name === 'mode') {
    if (text === 'light' || text === 'dark') setup.themeMode = text
    else if (text !== 'auto') setup.unmatched.push(unmatchedAt(whole, unreadValue('themeMode')))
    return
  }
  if (name === 'theme' && text === 'auto') return
  const read = value && fieldsOf(context.sources, value)
  if (name === 'customTheme' && read) {
    for (const field of read.fields) {
      const ours = variables[field.name]
      const code = ours === undefined ? null : carried(context, setup, field, field.property)
      if (ours !== undefined && code) setup.themeVariables.push({ name: ours, code })
      else if (ours === undefined) setup.unmatched.push(unmatchedAt(field.property, noThemeVariable(field.name)))
    }
    return
  }
  if (name === 'options' && read) {
    for (const field of read.fields) {
      const { node } = resolved(context.sources, field)
      const network = node.type === 'NumericLiteral' ? ourNameOfId(Number(node['value'])) : null
      if (field.name !== 'initialChainId') setup.unmatched.push(unmatchedAt(field.property, noOption(field.name)))
      else if (setup.networks.some((one) => one.name === network)) setup.defaultNetwork = network
      else setup.unmatched.push(unmatchedAt(field.property, unknownDefault))
    }
    return
  }
  setup.unmatched.push(unmatchedAt(whole, name === 'customTheme' ? noObject('themeVariables') : noOption(name)))
}
