/** What the Wallet Standard calls the networks, by the reference of their CAIP-2 id. */
const standardChains: Readonly<Record<string, StandardChain>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** A chain as wallets of the Wallet Standard know it. */
export type StandardChain = `solana:${string}`

/** The standard's name of a network; one that it has no name for runs on somebody's own machine. */
export function standardChainOf(reference: string): StandardChain {
  return standardChains[reference] ?? 'solana:localnet'
}

/** The first network that a list of the standard's names has; undefined when it names none. */
export function referenceOf(chains: readonly string[]): string | undefined {
  return Object.keys(standardChains).find((reference) => chains.includes(standardChainOf(reference)))
}
