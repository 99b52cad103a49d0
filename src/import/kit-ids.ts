/** The wallet kits whose setup `create-wallet-modal import` can read. */
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
