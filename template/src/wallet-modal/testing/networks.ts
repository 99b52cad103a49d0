import type { NetworkInput } from '../domain/networks/network'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Two networks and a test network that do not exist. */
export const alpha = {
  id: 1,
  name: 'Alpha',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://alpha.example/rpc'] } },
  blockExplorers: { default: { name: 'Alphascan', url: 'https://alphascan.example/' } },
} satisfies NetworkInput

export const beta = {
  id: 10,
  name: 'Beta',
  nativeCurrency: { name: 'Beta coin', symbol: 'BET', decimals: 18 },
  rpcUrls: { default: { http: ['https://beta.example/rpc'] } },
} satisfies NetworkInput

export const gamma = {
  id: 84532,
  name: 'Gamma Test',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://gamma.example/rpc'] } },
  testnet: true,
} satisfies NetworkInput
