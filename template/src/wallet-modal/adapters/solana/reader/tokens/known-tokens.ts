import type { KnownToken } from '../../../../domain/tokens/token'

/** Well-known tokens by the reference of the network. They are read in addition to the tokens that the app lists. */
export const knownTokens: Readonly<Record<string, readonly KnownToken[]>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [
    { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', name: 'USD Coin', symbol: 'USDC', decimals: 6 },
    { address: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', name: 'Tether USD', symbol: 'USDT', decimals: 6 },
    { address: 'So11111111111111111111111111111111111111112', name: 'Wrapped SOL', symbol: 'WSOL', decimals: 9 },
  ],
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: [
    { address: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU', name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  ],
}
