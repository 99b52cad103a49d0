import type { NetworkInput } from '../domain/networks/network'
import { cosmosMark, polkadotMark } from './marks'

/** Works through WalletConnect pairing only. The modal shows the account and reads nothing from the chain, so it needs no RPC URL. */
export const polkadot = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  chainNamespace: 'polkadot',
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://polkadot.subscan.io' } },
  assets: { imageUrl: polkadotMark },
} satisfies NetworkInput

/** Works through WalletConnect pairing only, like `polkadot`. */
export const cosmosHub = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
  chainNamespace: 'cosmos',
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' } },
  assets: { imageUrl: cosmosMark },
} satisfies NetworkInput
