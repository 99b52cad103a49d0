import type { ChainNamespace } from './caip'

/** What the modal does with an account, beside connecting it and signing. */
type NamespaceOffer = 'names' | 'activity' | 'send'

/** What is offered where (specification, section 9). Balances are shown wherever the adapter reads them. */
const scope: Readonly<Record<ChainNamespace, readonly NamespaceOffer[]>> = {
  eip155: ['names', 'activity', 'send'],
  solana: ['send'],
  polkadot: [],
  bip122: [],
  cosmos: [],
}

/** Whether a namespace has something; without a namespace there is nothing. */
export function isOffered(offer: NamespaceOffer, namespace: ChainNamespace | undefined): boolean {
  return namespace !== undefined && scope[namespace].includes(offer)
}
