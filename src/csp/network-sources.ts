import { addressesOf, placeOf, presenceOf, whyOf, type Address } from './addresses'
import type { CopyFacts, ModalOptions } from './modal-call'
import type { PolicyBuilder } from './policy'
import { fieldOf, type Plain, type Value } from './read/value'

/** A network of a modal. */
export interface NetworkFacts {
  name: string
  namespace: string
  /** The CAIP-2 id; `null` when the id is not known. */
  caipId: string | null
  value: Value
}

/** The units that read the networks of each namespace. */
const readers: Readonly<Record<string, readonly string[]>> = {
  eip155: ['ethers', 'ethers5', 'wagmi', 'universal', 'evm'],
  solana: ['solana'],
  bip122: ['bitcoin'],
}

/** Adds the RPC endpoints of the networks, and returns the networks. A namespace that no copied unit reads needs no endpoint. */
export function addNetworks(builder: PolicyBuilder, { units }: CopyFacts, options: ModalOptions): NetworkFacts[] {
  const { at } = options
  const found: NetworkFacts[] = []
  const open: { address: Address; when: string | null }[] = []
  const take = (value: Value, when: string | null): void => {
    if (value.kind === 'either') for (const one of value.of) take(one, value.condition)
    else if (value.kind === 'list') for (const one of value.items) take(one, when)
    else if (value.kind === 'object') {
      const network = describe(value)
      found.push(network)
      addNetwork(network, when)
    } else if (presenceOf(value).is !== 'no') {
      const env = value.kind === 'unread' ? value.env : null
      open.push({ address: { kind: 'open', at: placeOf(value, at), why: whyOf(value), env, when }, when })
    }
  }
  const addNetwork = ({ name, namespace, value }: NetworkFacts, when: string | null): void => {
    const unit = readers[namespace]?.find((one) => units.has(one))
    if (unit === undefined) return
    const urls = addressesOf(fieldOf(fieldOf(fieldOf(value, 'rpcUrls'), 'default'), 'http'), at)
    for (const url of urls)
      builder.addAddress('connect-src', url, { flow: 'network', unit, what: `RPC of ${name}` }, when)
  }
  take(options.option('networks'), null)
  for (const value of options.added) take(value, null)
  addCustom(builder, options, found, open.length > 0)
  for (const { address, when } of open)
    builder.addAddress('connect-src', address, { flow: 'network', unit: null, what: 'RPC of networks' }, when)
  return found
}

/** Adds the endpoints of `customRpcUrls` for the networks of the modal. */
function addCustom(
  builder: PolicyBuilder,
  options: ModalOptions,
  networks: readonly NetworkFacts[],
  hasOpenNetworks: boolean,
): void {
  options.each('customRpcUrls', (custom) => {
    if (custom.kind !== 'object') {
      for (const address of addressesOf(custom, options.at))
        builder.addAddress('connect-src', address, { flow: 'network', unit: null, what: 'customRpcUrls' })
      return
    }
    for (const [id, urls] of custom.fields) {
      const network = networks.find(({ caipId }) => caipId === id)
      if (!network && !hasOpenNetworks && networks.every(({ caipId }) => caipId !== null)) continue
      const use = { flow: 'network', unit: null, what: `RPC of ${network?.name ?? id} (customRpcUrls)` } as const
      for (const address of addressesOf(urls, options.at)) builder.addAddress('connect-src', address, use)
    }
    for (const unread of custom.unclear)
      for (const address of addressesOf(unread, options.at))
        builder.addAddress('connect-src', address, { flow: 'network', unit: null, what: 'customRpcUrls' })
  })
}

function describe(value: Value): NetworkFacts {
  const id = plainField(value, 'id')
  const namespace = textField(value, 'chainNamespace') ?? 'eip155'
  const caipId = textField(value, 'caipNetworkId') ?? (id === undefined ? null : `${namespace}:${String(id)}`)
  const name = textField(value, 'name') ?? caipId ?? 'a network'
  return { name, namespace, caipId, value }
}

function textField(value: Value, name: string): string | null {
  const found = plainField(value, name)
  return typeof found === 'string' && found !== '' ? found : null
}

function plainField(value: Value, name: string): Plain {
  const field = fieldOf(value, name)
  return field.kind === 'plain' ? field.value : undefined
}
