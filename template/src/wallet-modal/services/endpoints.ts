import type { Network } from '../domain/networks/network'
import type { ServiceHosts } from '../domain/options'
import { serviceHost } from '../domain/service-hosts'

/** The service hosts and the project whose RPC proxy the modal may use. */
export interface RpcServices {
  hosts: ServiceHosts
  projectId: string
}

export const noServices: RpcServices = { hosts: {}, projectId: '' }

/** The networks that the cloud's RPC proxy serves, by namespace. */
const served: Record<string, readonly string[]> = {
  eip155: [
    ...[
      '1',
      '10',
      '56',
      '97',
      '100',
      '137',
      '300',
      '324',
      '1101',
      '1301',
      '1329',
      '5000',
      '5003',
      '8217',
      '8453',
      '17000',
    ],
    ...[
      '42161',
      '42220',
      '43113',
      '43114',
      '59144',
      '80002',
      '80084',
      '84532',
      '421614',
      '7777777',
      '11155111',
      '11155420',
    ],
    ...['999999999', '1313161554', '1313161555'],
  ],
  solana: [
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    '4sgjmw1sunhzsxgspuhpqldx6wiyjntz',
  ],
  bip122: ['000000000019d6689c085ae165831e93', '000000000933ea01ad0ee984209779ba'],
}

/** The proxy's RPC URL of a network; none when the cloud does not serve the network. A host's own proxy serves all. */
function proxyUrls({ caipNetworkId }: Network, services: RpcServices): string[] {
  const host = serviceHost('rpc', services)
  const [namespace = '', reference = ''] = caipNetworkId.split(':')
  if (!host || !(services.hosts.rpc ?? served[namespace]?.includes(reference))) return []
  const { projectId } = services
  const query = new URLSearchParams({ chainId: caipNetworkId, ...(projectId && { projectId }) })
  return [`${host.replace(/\/+$/, '')}/v1/?${query}`]
}

/** Whether a URL belongs to the RPC proxy. Requests to the proxy have the type text/plain, so that browsers send no CORS preflight. */
export function isProxyUrl(url: string): boolean {
  return url.includes('/v1/?chainId=')
}

/**
 * The endpoints of a network in three groups: the host's own endpoints, the proxy, the network's public endpoints. Requests try
 * the groups in this order. An endpoint of several groups is only in the first of them. A group may be empty.
 */
export function endpointGroups(network: Network, services: RpcServices): string[][] {
  const { custom, default: own } = network.rpcUrls
  const known = new Set<string>()
  return [custom?.http ?? [], proxyUrls(network, services), own.http].map((urls) => {
    const group = [...new Set(urls)].filter((url) => !known.has(url))
    for (const url of group) known.add(url)
    return group
  })
}
