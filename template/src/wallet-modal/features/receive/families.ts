import type { ChainNamespace } from '../../domain/networks/caip'

/** The names of the families of networks, which are the same in every language. */
export const families: Record<ChainNamespace, string> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}
