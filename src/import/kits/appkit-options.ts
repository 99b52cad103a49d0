import { chooseUnit, unmatchedAt, type ImportedSetup } from '../imported-setup'
import { noObject, noOption, noThemeVariable, spreadFields, unreadValue } from '../reasons'
import { isCode, portable, type Code } from '../source/portable'
import { calledImport, elementsOf, fieldsOf, resolved, stringOf, type Field, type Value } from '../source/values'
import { modalCode, signInThrough } from './appkit-features'
import type { KitContext } from './kit'
import { carried, carryOption } from './read-options'

/** The options whose name and values are the same in AppKit and in the modal. */
const same = [
  'metadata',
  'allWallets',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'customWallets',
  'debug',
  'enableEIP6963',
  'enableInjected',
  'enableWalletConnect',
  'enableWallets',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'chainImages',
  'connectorImages',
  'universalProviderConfigOverride',
]

/** The options that need the unit for WalletConnect's directory of wallets. */
const ofDirectory = ['featuredWalletIds', 'includeWalletIds', 'excludeWalletIds']

/** The modal's theme variables, by the names that AppKit's current and earlier versions use. The prefix of these names is left out. */
const variables: Readonly<Record<string, string>> = {
  accent: '--wm-accent',
  'font-family': '--wm-font-family',
  'font-size-master': '--wm-font-size-master',
  'border-radius-master': '--wm-border-radius-master',
  'z-index': '--wm-z-index',
}

const noCoinbase =
  'the modal has no SDK of Coinbase and offers the Coinbase wallet as an extension or by pairing: the import leaves this option out'

const why: Readonly<Record<string, string>> = {
  enableCoinbase: noCoinbase,
  coinbasePreference: noCoinbase,
  siweConfig:
    'the address and the text of the message have another form in the modal: move the callbacks to the option siweConfig by hand, see docs/signing-in.md in the copy',
  tokens:
    'the modal reads the tokens of a network from its definition: add these tokens to the definitions in the option networks',
}

/**
 * Reads one option of `createAppKit` or `createWeb3Modal`, apart from the networks, adapters and features, which have their own readers.
 */
export function readOption(context: KitContext, setup: ImportedSetup, field: Field): void {
  const { name, property } = field
  if (same.includes(name)) return carryOption(context, setup, name, field, property)
  if (ofDirectory.includes(name)) {
    chooseUnit(setup, 'all-wallets', name)
    return carryOption(context, setup, name, field, property)
  }
  if (name === 'projectId') {
    setup.projectId = carried(context, setup, field, property)
    return
  }
  if (name === 'themeMode') return readThemeMode(context, setup, field)
  if (name === 'themeVariables') return readThemeVariables(context, setup, field)
  if (name === 'customRpcUrls') return readRpcUrls(context, setup, field)
  if (name === 'siwx') return readSignIn(context, setup, field)
  if (name === 'defaultAccountTypes') return readAccountType(context, setup, field)
  if (name === 'siweConfig') chooseUnit(setup, 'siwx', 'siweConfig')
  setup.unmatched.push(unmatchedAt(property, why[name] ?? noOption(name)))
}

function readThemeMode(context: KitContext, setup: ImportedSetup, field: Field): void {
  const mode = stringOf(context.sources, field)
  if (mode === 'light' || mode === 'dark') setup.themeMode = mode
  else setup.unmatched.push(unmatchedAt(field.property, unreadValue('themeMode')))
}

function readThemeVariables(context: KitContext, setup: ImportedSetup, field: Field): void {
  const read = fieldsOf(context.sources, field)
  if (!read) {
    setup.unmatched.push(unmatchedAt(field.property, noObject('themeVariables')))
    return
  }
  for (const one of read.fields) {
    const name = variables[one.name.replace(/^--(w3m|apkt)-/, '')]
    if (name === undefined) {
      setup.unmatched.push(unmatchedAt(one.property, noThemeVariable(one.name)))
      continue
    }
    const code = carried(context, setup, one, one.property)
    // AppKit takes a number for the z-index; the modal takes strings for all theme variables.
    const isNumber = resolved(context.sources, one).node.type === 'NumericLiteral'
    if (code) setup.themeVariables.push({ name, code: isNumber ? { ...code, text: `'${code.text}'` } : code })
  }
  for (const one of read.unclear) setup.unmatched.push(unmatchedAt(one, spreadFields))
}

/** Carries over AppKit's RPC URLs: `{ 'eip155:1': [{ url }] }` becomes `{ 'eip155:1': [url] }`. */
function readRpcUrls(context: KitContext, setup: ImportedSetup, field: Field): void {
  const read = fieldsOf(context.sources, field)
  if (!read || read.unclear.length > 0) {
    setup.unmatched.push(unmatchedAt(field.property, noObject('customRpcUrls')))
    return
  }
  const rows = read.fields.map((chain) => {
    const urls = (elementsOf(context.sources, chain) ?? []).map((one) => urlOf(context, one))
    return { name: chain.name, urls }
  })
  const isWhole = rows.every(({ urls }) => urls.length > 0 && urls.every((url) => url !== null))
  if (!isWhole) {
    setup.unmatched.push(
      unmatchedAt(
        field.property,
        "the importer reads only lists of addresses such as [{ url: 'https://…' }]: set the option customRpcUrls by hand",
      ),
    )
    return
  }
  const codes = rows.flatMap(({ urls }) => urls.flatMap((url) => url ?? []))
  const text = rows.map(({ name, urls }) => `'${name}': [${urls.map((url) => url?.text).join(', ')}]`).join(', ')
  setup.options.push({
    name: 'customRpcUrls',
    code: { text: `{ ${text} }`, imports: codes.flatMap(({ imports }) => imports) },
  })
}

function urlOf({ sources, isKit }: KitContext, value: Value): Code | null {
  const [url, ...others] = fieldsOf(sources, value)?.fields ?? []
  const code = url?.name === 'url' && others.length === 0 ? portable(sources, url, isKit) : null
  return code && isCode(code) ? code : null
}

/** The sign-in functions of the modal that do the same as AppKit's sign-in classes. */
const ways: Readonly<Record<string, 'cloudSiwx' | 'localSiwx'>> = {
  DefaultSIWX: 'localSiwx',
  ReownAuthentication: 'cloudSiwx',
  CloudAuthSIWX: 'cloudSiwx',
}

function readSignIn(context: KitContext, setup: ImportedSetup, field: Field): void {
  const value = resolved(context.sources, field)
  const way = ways[calledImport(context.sources, value)?.imported ?? '']
  const given = value.node['arguments']
  if (way !== undefined && Array.isArray(given) && given.length === 0) return signInThrough(setup, way, 'siwx')
  chooseUnit(setup, 'siwx', 'siwx')
  setup.unmatched.push(
    unmatchedAt(
      field.property,
      'the importer translates only DefaultSIWX, ReownAuthentication and CloudAuthSIWX without arguments: set the option siwx by hand, see docs/signing-in.md in the copy',
    ),
  )
}

function readAccountType(context: KitContext, setup: ImportedSetup, field: Field): void {
  const read = fieldsOf(context.sources, field)
  const evm = read?.fields.find(({ name }) => name === 'eip155')
  const type = evm && stringOf(context.sources, evm)
  if (type !== 'eoa' && type !== 'smartAccount') {
    setup.unmatched.push(
      unmatchedAt(
        field.property,
        "the importer reads only { eip155: 'eoa' } and { eip155: 'smartAccount' }: set the option preferredAccountType by hand",
      ),
    )
    return
  }
  chooseUnit(setup, 'smart-accounts', 'defaultAccountTypes')
  setup.options.push({ name: 'preferredAccountType', code: modalCode(`'${type}'`) })
}
