import type { PaymentAsset } from './payment'

const ether = { name: 'Ethereum', symbol: 'ETH', decimals: 18 }

/** Ether on Base. */
export const baseETH: PaymentAsset = { network: 'eip155:8453', asset: 'native', metadata: ether }

/** USD Coin on Base. */
export const baseUSDC: PaymentAsset = {
  network: 'eip155:8453',
  asset: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
}

/** Ether on Base Sepolia, a test network. */
export const baseSepoliaETH: PaymentAsset = { network: 'eip155:84532', asset: 'native', metadata: ether }
