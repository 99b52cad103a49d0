import { addressesOf, type Address } from './addresses'
import type { CopyFacts, ModalOptions } from './modal-call'
import type { NetworkFacts } from './network-sources'
import type { PolicyBuilder } from './policy'
import { fieldOf, type Value } from './read/value'

/** The units that show pictures from addresses of the data service. */
const pictureUnits: readonly [unit: string, what: string][] = [
  ['tokens', 'pictures of tokens'],
  ['history', 'pictures of tokens in the activity'],
  ['pay', 'pictures of exchanges'],
  ['wallet-calls', 'pictures of apps with smart sessions'],
]

/** Adds `https:` for pictures whose hosts are unknown until a service, a wallet or a name gives their address. */
export function addRemotePictures(
  builder: PolicyBuilder,
  { units }: CopyFacts,
  options: ModalOptions,
  networks: readonly NetworkFacts[],
): void {
  const add = (unit: string, what: string, from: readonly Address[] | null): void => {
    if (from !== null && from.length === 0) return
    const when = from === null || from.some((one) => one.when === null) ? null : (from[0]?.when ?? null)
    builder.add('img-src', 'https:', { flow: 'remote-pictures', unit, what, when })
  }
  const data = options.service('rpc')
  for (const [unit, what] of pictureUnits) if (units.has(unit)) add(unit, what, data)
  if (units.has('universal')) add('universal', 'the picture that a paired wallet names', options.service('relay'))
  if (!units.has('names')) return
  const hasRegistry = networks.some((network) => hasNames(network))
  if (units.has('evm-names') && hasRegistry) add('names', 'pictures of names (ENS)', null)
  else add('names', 'pictures of names', data)
}

/** Returns whether names resolve on a network: on Ethereum, and on a network whose definition names the contract of the registry. */
function hasNames({ caipId, value }: NetworkFacts): boolean {
  const registry = fieldOf(fieldOf(value, 'contracts'), 'ensRegistry')
  return caipId === 'eip155:1' || !(registry.kind === 'plain' && registry.value === undefined)
}

/** Adds the hosts of the pictures that the options name. */
export function addOptionPictures(
  builder: PolicyBuilder,
  options: ModalOptions,
  networks: readonly NetworkFacts[],
): void {
  const add = (value: Value, what: string): void => {
    // Every policy already has `data:`.
    const isData = (address: Address): boolean => address.kind === 'known' && address.url.startsWith('data:')
    for (const address of addressesOf(value, options.at).filter((one) => !isData(one)))
      builder.addAddress('img-src', address, { flow: 'own-pictures', unit: null, what })
  }
  for (const name of ['connectorImages', 'chainImages'])
    options.each(name, (value) => {
      if (value.kind !== 'object') return add(value, name)
      for (const picture of value.fields.values()) add(picture, name)
      for (const unread of value.unclear) add(unread, name)
    })
  options.each('customWallets', (value) => {
    for (const wallet of value.kind === 'list' ? value.items : [value]) {
      if (wallet.kind === 'object') add(fieldOf(wallet, 'image_url'), 'customWallets')
      else add(wallet, 'customWallets')
    }
  })
  for (const { name, value } of networks) {
    add(fieldOf(fieldOf(value, 'assets'), 'imageUrl'), `the mark of ${name}`)
    const tokens = fieldOf(value, 'tokens')
    for (const token of tokens.kind === 'list' ? tokens.items : [])
      add(fieldOf(token, 'iconUrl'), `pictures of tokens of ${name}`)
  }
}
