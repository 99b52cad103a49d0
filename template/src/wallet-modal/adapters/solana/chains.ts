/** The Wallet Standard's names of networks, by the reference of their CAIP-2 id. */
const standardChains: Readonly<Record<string, StandardChain>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** A chain in the Wallet Standard. */
export type StandardChain = `solana:${string}`

/** The Wallet Standard's name of a network. A network without a name counts as local (`solana:localnet`). */
export function standardChainOf(reference: string): StandardChain {
  return standardChains[reference] ?? 'solana:localnet'
}

/** The first known network in a list of Wallet Standard names; undefined when there is none. */
export function referenceOf(chains: readonly string[]): string | undefined {
  return Object.keys(standardChains).find((reference) => chains.includes(standardChainOf(reference)))
}
