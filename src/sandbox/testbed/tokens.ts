import { addresses } from './addresses'

/** A fungible token of the sandbox, as an app's definition of a network lists it. */
export interface SandboxToken {
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** The tokens that an app may offer. */
export const tokens: readonly SandboxToken[] = [
  { address: addresses.susd, name: 'Sandbox Dollar', symbol: 'sUSD', decimals: 6 },
  { address: addresses.usdt, name: 'Tether USD', symbol: 'USDT', decimals: 6 },
  { address: addresses.hrb, name: 'Harbour', symbol: 'HRB', decimals: 18 },
  { address: addresses.gnt, name: 'Giant', symbol: 'GNT', decimals: 18 },
  { address: addresses.tix, name: 'Tickets', symbol: 'TIX', decimals: 0 },
  { address: addresses.refuser, name: 'Refuser', symbol: 'RFS', decimals: 18 },
]

/** A spam token. Accounts got the token without asking for it, and its name is an advertisement. */
export const spamToken: SandboxToken = {
  address: addresses.spamToken,
  name: 'Visit claim-rewards.example',
  symbol: 'CLAIM',
  decimals: 18,
}

/** A spam collectible, which accounts got without asking for it. */
export const spamCollectible = { address: addresses.spamNft, name: 'Free Airdrop', symbol: 'FREE' } as const

/** The collectible that accounts can mint. */
export const cards = { address: addresses.cards, name: 'Sandbox Cards', symbol: 'CARD' } as const
