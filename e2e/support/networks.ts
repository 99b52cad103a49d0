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
  return Object.entries(rpc).map(([id, url], index) => network(Number(id.split(':')[1]), names[index] ?? id, url))
}
