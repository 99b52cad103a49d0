import {
  chooseUnit,
  emptySetup,
  unmatchedAt,
  type ImportedNetwork,
  type ImportedSetup,
  type Unmatched,
} from '../imported-setup'
import { ourNameOfId } from '../networks/chain-names'
import { noList, noObject, noOption, noPairingOption, unknownNetwork, unreadValue } from '../reasons'
import { isCode, portable, type Code } from '../source/portable'
import {
  argumentsOf,
  calledImport,
  elementsOf,
  fieldsOf,
  resolved,
  stringOf,
  type Field,
  type Value,
} from '../source/values'
import { placesOf } from './appkit'
import { noModule, readBncOnboard, subscribes } from './bnc-onboard'
import { findCalls, findElements, tagsOf } from './find-calls'
import type { KitContext, KitReading } from './kit'
import { ethersAdapterOf } from './package-versions'
import { carried, optionsOf } from './read-options'
import { readAgreement } from './onboard-agreement'
import { keepRpcUrl } from './rpc-urls'

/**
 * Reads the setup of Web3-Onboard. Version 2 is a call of `init` from `@web3-onboard/react` or `@web3-onboard/core`, or of the default export of
 * `@web3-onboard/core`. Web3-Onboard 1 is a call of the default export of `bnc-onboard`.
 */
export function readWeb3Onboard(context: KitContext): KitReading | null {
  const { files } = context
  const [call] = findCalls(
    files,
    ({ imported, from }) =>
      (imported === 'init' && /^@web3-onboard\/(react|core)$/.test(from)) ||
      (imported === 'default' && /^(@web3-onboard\/core|bnc-onboard)$/.test(from)),
  )
  if (!call) return null
  const setup = emptySetup('web3-onboard', call)
  const fields = optionsOf(context, setup, call)
  const adapter = ethersAdapterOf(context.packages)
  setup.adapters.push(adapter)
  chooseUnit(setup, adapter, context.packages.has('ethers') ? 'the ethers of the project' : 'the chains are EVM chains')
  const own: Value[] = [call]
  const isFirst = call.imported.from === 'bnc-onboard'
  const subscriptions = isFirst ? readBncOnboard(context, setup, fields) : []
  if (!isFirst) for (const field of fields) readField(context, setup, field, own)
  const [provider] = findElements(
    files,
    ({ imported, from }) => imported === 'Web3OnboardProvider' && context.isKit(from),
  )
  own.push(...(provider ? tagsOf(provider) : []))
  const places = placesOf(call, setup)
  return {
    setup,
    own,
    ...places,
    blocked: places.blocked ?? (subscriptions.length > 0 ? subscribes : null),
    provider: provider ? { file: provider.file, outer: provider.node, inner: provider.node } : null,
    config: null,
    isShared: false,
  }
}

const unreadWallets =
  'the importer cannot read this list of wallets, because it is not an array literal: set the option projectId by hand for wallets that pair'

function readField(context: KitContext, setup: ImportedSetup, field: Field, own: Value[]): void {
  const { sources } = context
  if (field.name === 'chains') {
    const chains = elementsOf(sources, field)
    if (!chains) setup.unmatched.push(unmatchedAt(field.property, noList('networks')))
    for (const chain of chains ?? []) {
      const network = readChain(context, setup, chain)
      if ('why' in network) setup.unmatched.push(network)
      else setup.networks.push(network)
    }
    return
  }
  if (field.name === 'wallets') {
    const wallets = elementsOf(sources, field)
    if (!wallets) setup.unmatched.push(unmatchedAt(field.property, unreadWallets))
    for (const wallet of wallets ?? []) readWallet(context, setup, wallet, own)
    return
  }
  if (field.name === 'appMetadata') return readMetadata(context, setup, field)
  const text = stringOf(sources, field)
  if (field.name === 'theme') {
    if (text === 'dark' || text === 'light') setup.themeMode = text
    else if (text !== 'system')
      setup.unmatched.push(unmatchedAt(field.property, unreadValue('themeMode or themeVariables')))
    return
  }
  setup.unmatched.push(unmatchedAt(field.property, noOption(field.name)))
}

/** Reads a chain of Web3-Onboard: `{ id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl }`. */
function readChain(context: KitContext, setup: ImportedSetup, value: Value): ImportedNetwork | Unmatched {
  const { sources, isKit } = context
  const fields = fieldsOf(sources, value)?.fields ?? []
  const field = (name: string): Field | undefined => fields.find((one) => one.name === name)
  const idField = field('id')
  const node = idField && resolved(sources, idField).node
  const id = node && /^(Numeric|String)Literal$/.test(node.type) ? Number(node['value']) : NaN
  const code = (name: string): Code | null => {
    const one = field(name)
    const found = one && portable(sources, one, isKit)
    return found && isCode(found) ? found : null
  }
  const known = ourNameOfId(id)
  if (known !== null) {
    keepRpcUrl(setup, id, code('rpcUrl'))
    return { kind: 'ours', name: known }
  }
  const [token, label, rpcUrl, explorer] = [code('token'), code('label'), code('rpcUrl'), code('blockExplorerUrl')]
  if (!Number.isSafeInteger(id) || !token || !label || !rpcUrl) return unmatchedAt(value, unknownNetwork)
  const text = [
    '{',
    `  id: ${id},`,
    `  name: ${label.text},`,
    `  nativeCurrency: { name: ${token.text}, symbol: ${token.text}, decimals: 18 },`,
    `  rpcUrls: { default: { http: [${rpcUrl.text}] } },`,
    ...(explorer ? [`  blockExplorers: { default: { name: ${label.text}, url: ${explorer.text} } },`] : []),
    '}',
  ].join('\n')
  const imports = [token, label, rpcUrl, explorer].flatMap((one) => one?.imports ?? [])
  return { kind: 'own', name: `network${id}`, code: { text, imports } }
}

/** Reads one wallet module. The modal finds extensions without a module; the WalletConnect module has the project id for pairing. */
function readWallet(context: KitContext, setup: ImportedSetup, wallet: Value, own: Value[]): void {
  const call = resolved(context.sources, wallet)
  const made = calledImport(context.sources, call)
  own.push(call)
  if (made?.from === '@web3-onboard/injected-wallets') return
  if (made?.from !== '@web3-onboard/walletconnect') {
    setup.unmatched.push(unmatchedAt(wallet, noModule))
    return
  }
  chooseUnit(setup, 'universal', 'walletConnect')
  chooseUnit(setup, 'all-wallets', 'walletConnect')
  const [given] = argumentsOf(call)
  for (const field of (given && fieldsOf(context.sources, given)?.fields) ?? []) {
    if (field.name === 'projectId') setup.projectId = carried(context, setup, field, field.property)
    else if (!['version', 'dappUrl', 'requiredChains', 'optionalChains'].includes(field.name))
      setup.unmatched.push(unmatchedAt(field.property, noPairingOption(field.name)))
  }
}

function readMetadata(context: KitContext, setup: ImportedSetup, metadata: Field): void {
  const read = fieldsOf(context.sources, metadata)
  if (!read) setup.unmatched.push(unmatchedAt(metadata.property, noObject('metadata')))
  const fields = read?.fields ?? []
  const codes = new Map<string, Code>()
  for (const field of fields) {
    const isIcon = field.name === 'icon' && /^(https?:|\/|data:)/.test(stringOf(context.sources, field) ?? '')
    if (['name', 'description', 'explore'].includes(field.name) || isIcon) {
      const code = carried(context, setup, field, field.property)
      if (code) codes.set(field.name, code)
    } else if (field.name === 'agreement') readAgreement(context, setup, field)
    else if (field.name === 'icon')
      setup.unmatched.push(
        unmatchedAt(field.property, 'the modal takes only the address of an icon: set metadata.icons by hand'),
      )
    else setup.unmatched.push(unmatchedAt(field.property, noOption(field.name)))
  }
  const name = codes.get('name')
  if (!name) return
  const text = [
    '{',
    `  name: ${name.text},`,
    `  description: ${codes.get('description')?.text ?? "''"},`,
    `  url: ${codes.get('explore')?.text ?? "typeof window === 'undefined' ? '' : window.location.origin"},`,
    `  icons: [${codes.get('icon')?.text ?? ''}],`,
    '}',
  ].join('\n')
  setup.options.push({
    name: 'metadata',
    code: { text, imports: [...codes.values()].flatMap(({ imports }) => imports) },
  })
}
