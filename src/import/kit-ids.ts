/** The kits that can be imported. */
export const kitIds = [
  'appkit',
  'web3modal',
  'rainbowkit',
  'connectkit',
  'web3-onboard',
  'solana-wallet-adapter',
  'wagmi',
] as const

export type KitId = (typeof kitIds)[number]
