import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import type { HostNetwork } from '../host/config'

/** A test network, as a host app defines it. */
export function network(id: number, name: string, ...urls: string[]): HostNetwork {
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: urls } },
  }
}

/** The sandbox's two chains. */
export function sandboxNetworks({ rpc }: SandboxEndpoints): HostNetwork[] {
  const names = ['Sandbox One', 'Sandbox Two']
  const chains = Object.entries(rpc).filter(([id]) => id.startsWith('eip155:'))
  return chains.map(([id, url], index) => network(Number(id.split(':')[1]), names[index] ?? id, url))
}

/** The sandbox's networks of a namespace besides EVM, with the tokens that stand on them. */
function networksOf(
  namespace: 'solana' | 'bip122',
  { rpc, chains }: SandboxEndpoints,
  names: readonly string[],
  nativeCurrency: HostNetwork['nativeCurrency'],
): HostNetwork[] {
  const found = Object.entries(rpc).filter(([id]) => id.startsWith(`${namespace}:`))
  return found.map(([caipNetworkId, url], index) => ({
    id: caipNetworkId.slice(namespace.length + 1),
    name: names[index] ?? caipNetworkId,
    chainNamespace: namespace,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    tokens: chains[caipNetworkId]?.tokens ?? [],
  }))
}

/** The sandbox's Solana networks. */
export function solanaNetworks(endpoints: SandboxEndpoints): HostNetwork[] {
  const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  return networksOf('solana', endpoints, ['Sandbox Solana', 'Sandbox Solana Two'], currency)
}

/** The sandbox's Bitcoin networks. */
export function bitcoinNetworks(endpoints: SandboxEndpoints): HostNetwork[] {
  const currency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
  const networks = networksOf('bip122', endpoints, ['Sandbox Bitcoin', 'Sandbox Bitcoin Two'], currency)
  return networks.map((network) => ({ ...network, testnet: true }))
}

const explorer = { default: { name: 'Sandscan', url: 'https://sandscan.example' } }

/** The sandbox's two chains with the tokens and the name registry that stand on them. */
export function richNetworks(endpoints: SandboxEndpoints): HostNetwork[] {
  return sandboxNetworks(endpoints).map((one) => ({
    ...one,
    ...endpoints.chains[`eip155:${one.id}`],
    blockExplorers: explorer,
  }))
}
