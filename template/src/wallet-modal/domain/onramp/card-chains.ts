import type { CaipNetworkId } from '../networks/caip'

/** Coinbase's names of the networks on which a purchase can arrive, by CAIP-2 id (SPEC C9-15). */
const cardChains: Readonly<Record<CaipNetworkId, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:80094': 'berachain',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
}

/** The networks on which a purchase can arrive, as CAIP-2 ids. */
export const cardNetworks = Object.keys(cardChains) as readonly CaipNetworkId[]

/** The name of the network where a purchase arrives if the account's own network is none of these. */
export const fallbackCardChain = 'ethereum'

/** Coinbase's name of a network. Undefined for a network that it does not deliver to. */
export function cardChainOf(network: CaipNetworkId): string | undefined {
  return cardChains[network]
}
