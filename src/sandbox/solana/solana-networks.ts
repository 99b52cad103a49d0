import { programs } from './addresses'
import { devKey } from './dev-keys'

/** A token of a local Solana network. */
interface SolanaToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The token program that keeps the token. */
  readonly program: string
  /** The first account's balance at the start, in the smallest unit. */
  readonly firstAmount: bigint
}

/** A local network that takes the place of a Solana network. */
export interface SolanaNetwork {
  /** The reference in the network's CAIP-2 id: the first 32 characters of the genesis hash. */
  readonly reference: string
  readonly genesisHash: string
  readonly name: string
  /** The network's name in the Wallet Standard. */
  readonly chain: 'solana:devnet' | 'solana:testnet'
  /** The balance of the first development account when the sandbox starts, in lamports (10⁻⁹ SOL). */
  readonly firstBalance: bigint
}

/** The local networks. They have the names of public networks, because wallets and apps know no other names. */
export const solanaNetworks: readonly SolanaNetwork[] = [
  {
    reference: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    name: 'Sandbox Solana',
    chain: 'solana:devnet',
    firstBalance: 125_500_000_000n,
  },
  {
    reference: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    genesisHash: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
    name: 'Sandbox Solana Two',
    chain: 'solana:testnet',
    firstBalance: 7_250_000_000n,
  },
]

/** The balance of the other accounts at the start, in lamports. */
export const otherBalance = 10_000_000_000n

/** The tokens on every network: one token of each token program. */
export const solanaTokens: readonly SolanaToken[] = [
  {
    address: devKey('solana token').address,
    name: 'Sandbox Solana Dollar',
    symbol: 'SBUSD',
    decimals: 6,
    program: programs.token,
    firstAmount: 2_500_750_000n,
  },
  {
    address: devKey('solana token 2022').address,
    name: 'Sandbox Newer Token',
    symbol: 'SBN',
    decimals: 9,
    program: programs.token2022,
    firstAmount: 40_000_000_000n,
  },
]
