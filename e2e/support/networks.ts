import type { SandboxEndpoints } from '../../src/sandbox/endpoints'
import type { HostNetwork } from '../host/config'

/** A test network as a host app writes it down. */
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

/** The sandbox's Solana networks, with the tokens that stand on them. */
export function solanaNetworks({ rpc, chains }: SandboxEndpoints): HostNetwork[] {
  const names = ['Sandbox Solana', 'Sandbox Solana Two']
  const found = Object.entries(rpc).filter(([id]) => id.startsWith('solana:'))
  return found.map(([caipNetworkId, url], index) => ({
    id: caipNetworkId.slice('solana:'.length),
    name: names[index] ?? caipNetworkId,
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [url] } },
    tokens: chains[caipNetworkId]?.tokens ?? [],
  }))
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

/** The sandbox's Bitcoin networks. */
export function bitcoinNetworks({ rpc }: SandboxEndpoints): HostNetwork[] {
  const names = ['Sandbox Bitcoin', 'Sandbox Bitcoin Two']
  const chains = Object.entries(rpc).filter(([id]) => id.startsWith('bip122:'))
  return chains.map(([id, url], index) => ({
    id: id.slice('bip122:'.length),
    name: names[index] ?? id,
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }))
}
