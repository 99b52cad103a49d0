import type { ChainNamespace } from './caip'

/** The functions for an account that not every namespace has. */
type NamespaceOffer = 'names' | 'activity' | 'send'

/** The functions of each namespace. Balances are shown wherever the adapter reads them. */
const scope: Readonly<Record<ChainNamespace, readonly NamespaceOffer[]>> = {
  eip155: ['names', 'activity', 'send'],
  solana: ['send'],
  polkadot: [],
  bip122: [],
  cosmos: [],
}

/** Whether a namespace has a function. False without a namespace. */
export function isOffered(offer: NamespaceOffer, namespace: ChainNamespace | undefined): boolean {
  return namespace !== undefined && scope[namespace].includes(offer)
}
