import { chooseUnit, unmatchedAt, type ImportedSetup } from '../imported-setup'
import { readNetwork, readNetworks } from '../networks/read-networks'
import { configWithoutVariable, noList, noOption, spreadAttributes, unknownDefault, unreadValue } from '../reasons'
import {
  argumentsOf,
  calledImport,
  elementsOf,
  fieldsOf,
  packageImport,
  resolved,
  stringOf,
  type Field,
  type Value,
} from '../source/values'
import { modalCode } from './appkit-features'
import { findWagmiKit, oldChains, readApp, wagmiKitReading } from './wagmi-kit'
import { attributesOf, findCalls, findElements, tagsOf, type Attribute } from './find-calls'
import type { ConfigPlan, KitContext, KitReading } from './kit'
import { carried } from './read-options'
import { readRainbowTheme } from './rainbowkit-theme'
import { kitConfig } from './wagmi-config'
import { findWagmiConfig } from './wagmi'
import { directoryId } from './wallet-ids'

const appFields = { name: 'appName', description: 'appDescription', url: 'appUrl', icon: 'appIcon' }
const handled = [...Object.values(appFields), 'projectId', 'wallets']

/** Reads the setup of RainbowKit. Version 2 uses wagmi 2. Earlier versions use wagmi 0 or 1, which the import removes with the kit. */
export function readRainbowKit(context: KitContext): KitReading | null {
  const kit = findWagmiKit(context, 'rainbowkit', 'RainbowKitProvider')
  if (!kit) return null
  const { setup, provider, call, isOld } = kit
  const own: Value[] = provider ? tagsOf(provider) : []
  const config = isOld ? null : readConfig(context, setup, call, own)
  if (isOld) readOldSetup(context, setup, own)
  // RainbowKit uses its light theme when the provider has no `theme`.
  setup.themeMode = 'light'
  if (provider) readProvider(context, setup, provider)
  const signIn = findElements(
    context.files,
    ({ imported, from }) => /^RainbowKit(Authentication|SiweNextAuth)Provider$/.test(imported) && context.isKit(from),
  )
  if (signIn.length > 0) chooseUnit(setup, 'siwx', 'the provider for sign-in')
  return wagmiKitReading(context, kit, own, config)
}

function readConfig(context: KitContext, setup: ImportedSetup, call: Value | null, own: Value[]): ConfigPlan | null {
  const { sources } = context
  if (!call) {
    const config = findWagmiConfig(context, setup)
    for (const made of findCalls(
      context.files,
      ({ imported, from }) => imported === 'connectorsForWallets' && context.isKit(from),
    )) {
      own.push(made)
      const [groups, app] = argumentsOf(made)
      if (groups) readWallets(context, setup, groups, own)
      if (app) readApp(context, setup, fieldsOf(sources, app)?.fields ?? [], appFields)
    }
    return config
  }
  own.push(call)
  const [given] = argumentsOf(call)
  const fields = (given && fieldsOf(sources, given)?.fields) ?? []
  const field = (name: string): Field | undefined => fields.find((one) => one.name === name)
  readApp(context, setup, fields, appFields)
  const chains = field('chains')
  if (chains) {
    const read = readNetworks(sources, chains, context)
    setup.networks.push(...read.networks)
    setup.unmatched.push(...read.unmatched)
  }
  const wallets = field('wallets')
  if (wallets) readWallets(context, setup, wallets, own)
  const variable = [...call.file.variables.values()].find(({ init }) => init === call.node)
  if (!variable) {
    setup.unmatched.push(unmatchedAt(call, configWithoutVariable))
    return null
  }
  return kitConfig(sources, setup, { file: call.file, variable, member: null }, call, 'chains', handled)
}

/** Turns RainbowKit's groups of wallets into the option `featuredWalletIds`. */
function readWallets(context: KitContext, setup: ImportedSetup, groups: Value, own: Value[]): void {
  const ids: string[] = []
  own.push(resolved(context.sources, groups))
  const listed = elementsOf(context.sources, groups)
  if (!listed) setup.unmatched.push(unmatchedAt(groups, noList('featuredWalletIds')))
  for (const group of listed ?? []) {
    const field = fieldsOf(context.sources, group)?.fields.find(({ name }) => name === 'wallets')
    const wallets = field && elementsOf(context.sources, field)
    if (!wallets) setup.unmatched.push(unmatchedAt(group, unreadValue('featuredWalletIds')))
    for (const wallet of wallets ?? []) {
      const name = (packageImport(context.sources, wallet) ?? calledImport(context.sources, wallet))?.imported ?? ''
      const id = directoryId(name)
      if (id === null)
        setup.unmatched.push(
          unmatchedAt(
            wallet,
            'the importer does not know the id of this wallet: add the id from the directory of WalletConnect to the option featuredWalletIds',
          ),
        )
      else if (id !== 'found' && !ids.includes(id)) ids.push(id)
    }
  }
  if (ids.length === 0) return
  setup.options.push({ name: 'featuredWalletIds', code: modalCode(`[\n${ids.map((id) => `  '${id}',\n`).join('')}]`) })
}

function readProvider(context: KitContext, setup: ImportedSetup, provider: Value): void {
  const { attributes, unclear } = attributesOf(provider)
  for (const one of unclear) setup.unmatched.push(unmatchedAt(one, spreadAttributes))
  for (const attribute of attributes) readAttribute(context, setup, attribute)
}

function readAttribute(context: KitContext, setup: ImportedSetup, { name, value, whole }: Attribute): void {
  if (name === 'theme' && value) return readRainbowTheme(context, setup, value)
  // The attribute `chains` repeats the chains of the config, and `modalSize` has no meaning in the modal, which has only one size.
  if (name === 'chains') return
  if (name === 'modalSize' && value && stringOf(context.sources, value) === 'compact') return
  if (name === 'initialChain' && value) {
    const network = readNetwork(context.sources, value, context)
    if ('why' in network) setup.unmatched.push(unmatchedAt(whole, unknownDefault))
    else setup.defaultNetwork = network.name
    return
  }
  if (name === 'locale' && value) {
    const code = carried(context, setup, value, whole)
    if (code)
      setup.options.push({
        name: 'locale',
        code: { ...code, text: code.text.replace(/^(['"])(\w\w)-\w+\1$/, '$1$2$1') },
      })
    return
  }
  if (name === 'appInfo' && value) {
    const fields = fieldsOf(context.sources, value)?.fields ?? []
    readApp(context, setup, fields, { ...appFields, name: 'appName' })
    for (const field of fields)
      if (field.name !== 'appName')
        setup.unmatched.push(
          unmatchedAt(
            field.property,
            `the modal has no option like ${field.name}: set the option termsConditionsUrl or privacyPolicyUrl to link a page of yours`,
          ),
        )
    return
  }
  setup.unmatched.push(unmatchedAt(whole, noOption(name)))
}

/** Reads the setup functions of RainbowKit 0 and 1: `configureChains([…], […])`, `getDefaultWallets({ … })` and `connectorsForWallets`. */
function readOldSetup(context: KitContext, setup: ImportedSetup, own: Value[]): void {
  oldChains(context, setup)
  const makers = ['getDefaultWallets', 'connectorsForWallets']
  for (const call of findCalls(
    context.files,
    ({ imported, from }) => makers.includes(imported) && context.isKit(from),
  )) {
    own.push(call)
    const [given] = argumentsOf(call)
    if (call.imported.imported === 'getDefaultWallets' && given)
      readApp(context, setup, fieldsOf(context.sources, given)?.fields ?? [], appFields)
    else if (given) readWallets(context, setup, given, own)
  }
}
