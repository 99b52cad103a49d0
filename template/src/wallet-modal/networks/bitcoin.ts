import type { NetworkInput } from '../domain/network'
import { bitcoinMark } from './marks'

const shared = {
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  chainNamespace: 'bip122',
  assets: { imageUrl: bitcoinMark },
} as const

/** Bitcoin networks are read through an Esplora API (https://github.com/Blockstream/esplora/blob/master/API.md). */
export const bitcoin = {
  ...shared,
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  rpcUrls: { default: { http: ['https://mempool.space/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
} satisfies NetworkInput

/** The third test network, which wallets mean by "testnet". */
export const bitcoinTestnet = {
  ...shared,
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  rpcUrls: { default: { http: ['https://mempool.space/testnet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  testnet: true,
} satisfies NetworkInput

export const bitcoinSignet = {
  ...shared,
  id: '00000008819873e925422c1ff0f99f7c',
  name: 'Bitcoin Signet',
  rpcUrls: { default: { http: ['https://mempool.space/signet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/signet' } },
  testnet: true,
} satisfies NetworkInput
