import { asNode, elementName, nameOf, nodesIn } from '../../wire/syntax'
import { chooseUnit, emptySetup, unmatchedAt, type ImportedSetup } from '../imported-setup'
import { ourNameOfCluster } from '../networks/chain-names'
import type { SourceFile } from '../source/source-file'
import { noOption, notNested, spreadAttributes } from '../reasons'
import { argumentsOf, calledImport, elementsOf, packageImport, resolved, stringOf, type Value } from '../source/values'
import { attributesOf, findElements, nestedIn, tagsOf } from './find-calls'
import type { KitContext, KitReading } from './kit'

/** The provider components of the kit, outermost first, with the attributes that the importer reads. */
const readAttributes: Readonly<Record<string, readonly string[]>> = {
  ConnectionProvider: ['endpoint'],
  WalletProvider: ['wallets', 'autoConnect'],
  WalletModalProvider: [],
}

/**
 * The adapters of wallets that register through the Wallet Standard, and the functions that created them before version 0.13. The modal
 * finds these wallets without a list.
 */
const standard =
  /^(?:get(?:Phantom|Solflare|SolflareWeb|Coin98|Slope|SafePal|MathWallet|TokenPocket|BitKeep)Wallet|(?:Phantom|Solflare|Backpack|Coinbase|Trust|Glow|Exodus|Nightly|Bitget|Coin98|SafePal|TokenPocket|MathWallet|Brave|Slope)WalletAdapter)$/

const clusters: Readonly<Record<string, string>> = { Mainnet: 'mainnet-beta', Devnet: 'devnet', Testnet: 'testnet' }

const unreadWallets =
  'the importer cannot read this list of wallets, because it is not an array literal: check that the modal lists each wallet'

const unknownEndpoint =
  'the importer cannot tell the network of this endpoint: choose the network in the option networks, and put the address into the option customRpcUrls'

/** Reads the provider components of Solana's wallet adapter. */
export function readSolanaWalletAdapter(context: KitContext): KitReading | null {
  const { files, isKit } = context
  const found = findElements(files, ({ imported, from }) => Object.hasOwn(readAttributes, imported) && isKit(from))
  const connection = found.find(({ imported }) => imported.imported === 'ConnectionProvider')
  const wallet = found.find(({ imported }) => imported.imported === 'WalletProvider')
  const outer = connection ?? wallet
  if (!outer) return null
  const setup = emptySetup('solana-wallet-adapter', outer)
  setup.adapters.push('solana')
  chooseUnit(setup, 'solana', elementName(outer.node))
  const chain = nestedIn(outer.node, found)
  const isNested = chain.length === found.length
  const own: Value[] = found.flatMap((one) => tagsOf(one))
  const network = connection ? networkOf(context, setup, connection, own) : null
  setup.networks.push({ kind: 'ours', name: network ?? 'solana' })
  if (wallet) readWallets(context, setup, wallet, own)
  for (const one of found) reportOtherAttributes(setup, one, readAttributes[one.imported.imported] ?? [])
  if (!isNested) setup.unmatched.push(unmatchedAt(outer, notNested))
  const inner = chain.at(-1) ?? outer.node
  return {
    setup,
    own,
    statements: files.flatMap((file) => requiredStyles(file, isKit)),
    provider: { file: outer.file, outer: outer.node, inner },
    config: null,
    modal: null,
    isShared: false,
    blocked: isNested ? (network === null ? unknownEndpoint : null) : notNested,
  }
}

/** Returns the network of the attribute `endpoint`, which is `clusterApiUrl('devnet')` or the URL of a public endpoint. */
function networkOf(context: KitContext, setup: ImportedSetup, provider: Value, own: Value[]): string | null {
  const endpoint = attributesOf(provider).attributes.find(({ name }) => name === 'endpoint')
  const value = endpoint?.value && resolved(context.sources, endpoint.value)
  const call = value && calledImport(context.sources, value)?.imported === 'clusterApiUrl' ? value : null
  const [given] = call ? argumentsOf(call) : []
  if (given) own.push(resolved(context.sources, given))
  const cluster = given ? clusterOf(context, given) : call ? 'devnet' : null
  const text = value && stringOf(context.sources, value)
  const named = /^https:\/\/api\.(mainnet-beta|devnet|testnet)\.solana\.com\/?$/.exec(text ?? '')?.[1]
  const network = ourNameOfCluster(cluster ?? named ?? '')
  if (network === null) setup.unmatched.push(unmatchedAt(endpoint?.whole ?? provider, unknownEndpoint))
  return network
}

/** Returns the name of the cluster from a string literal or from a member of `WalletAdapterNetwork`. */
function clusterOf(context: KitContext, given: Value): string | null {
  const { file, node } = resolved(context.sources, given)
  const text = stringOf(context.sources, { file, node })
  if (text !== null) return text
  const object = asNode(node['object'])
  const isEnum = object && packageImport(context.sources, { file, node: object })?.imported === 'WalletAdapterNetwork'
  return isEnum ? (clusters[nameOf(node['property'])] ?? null) : null
}

/** Reports the attributes of a provider that the importer does not read, and spread attributes. */
function reportOtherAttributes(setup: ImportedSetup, provider: Value, read: readonly string[]): void {
  const { attributes, unclear } = attributesOf(provider)
  for (const one of unclear) setup.unmatched.push(unmatchedAt(one, spreadAttributes))
  for (const { name, whole } of attributes)
    if (!read.includes(name)) setup.unmatched.push(unmatchedAt(whole, noOption(name)))
}

function readWallets(context: KitContext, setup: ImportedSetup, provider: Value, own: Value[]): void {
  for (const { name, value, whole } of attributesOf(provider).attributes) {
    // The modal always restores the connection of the last visit, so `autoConnect` needs no option.
    if (name === 'autoConnect') {
      if (value && value.node['value'] === false)
        setup.unmatched.push(
          unmatchedAt(
            whole,
            'the modal always restores the connection of the last visit: the import leaves this attribute out',
          ),
        )
      continue
    }
    if (name !== 'wallets') continue
    const listed = value && elementsOf(context.sources, value)
    if (!listed) {
      setup.unmatched.push(unmatchedAt(whole, unreadWallets))
      continue
    }
    own.push(...listed.map((one) => resolved(context.sources, one)))
    for (const wallet of listed) {
      const adapter = calledImport(context.sources, wallet)?.imported ?? ''
      if (!standard.test(adapter))
        setup.unmatched.push(
          unmatchedAt(
            wallet,
            'the importer cannot tell whether this wallet supports the Wallet Standard: check that the modal lists the wallet, or that the wallet can be paired',
          ),
        )
    }
  }
}

/** Finds statements such as `require('@solana/wallet-adapter-react-ui/styles.css')`, which the kit's documentation shows. */
function requiredStyles(file: SourceFile, isKit: (from: string) => boolean): KitReading['statements'] {
  return nodesIn(file.program['body']).flatMap((statement) => {
    const call = asNode(statement['expression'])
    const [module] = nodesIn(call?.['arguments'])
    const isStyle = nameOf(call?.['callee']) === 'require' && isKit(String(module?.['value'] ?? ''))
    return isStyle ? [{ file, statement }] : []
  })
}
