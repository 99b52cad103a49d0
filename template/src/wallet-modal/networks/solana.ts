import type { NetworkInput } from '../domain/network'
import { solanaMark } from './marks'

const shared = {
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  chainNamespace: 'solana',
  assets: { imageUrl: solanaMark },
} as const

/** The public endpoints of the foundation are for trying things out: give a page of yours its own (`customRpcUrls`). */
export const solana = {
  ...shared,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
} satisfies NetworkInput

export const solanaDevnet = {
  ...shared,
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io?cluster=devnet' } },
  testnet: true,
} satisfies NetworkInput

export const solanaTestnet = {
  ...shared,
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io?cluster=testnet' } },
  testnet: true,
} satisfies NetworkInput
