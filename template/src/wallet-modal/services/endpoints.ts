import type { Network } from '../domain/network'

const rpcHost = 'https://rpc.walletconnect.org/v1/'

/** The networks that the cloud's RPC serves; it is one endpoint for all of them. */
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

/** The cloud's RPC URL of a network, for a project; none when the cloud does not serve the network. */
function projectUrls({ caipNetworkId }: Network, projectId: string): string[] {
  const [namespace = '', reference = ''] = caipNetworkId.split(':')
  if (!projectId || !served[namespace]?.includes(reference)) return []
  return [`${rpcHost}?${new URLSearchParams({ chainId: caipNetworkId, projectId })}`]
}

/** Where a network is read, in order: the host's own endpoints, the project's, the network's public ones. */
export function endpointsOf(network: Network, projectId: string): string[] {
  const { custom, default: own } = network.rpcUrls
  return [...new Set([...(custom?.http ?? []), ...projectUrls(network, projectId), ...own.http])]
}
