import type { ChainNamespace } from './caip'
import type { Network } from './network'

/** What explorers of a namespace call the page of an account; `address` elsewhere. */
const accountPages: Partial<Record<ChainNamespace, string>> = { solana: 'account', polkadot: 'account' }

function pageOf(network: Network | undefined, page: string, subject: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  // A URL cannot contain an unpaired surrogate.
  if (!explorer || !subject || /\p{Cs}/u.test(subject) || !/^https?:\/\//i.test(explorer) || !URL.canParse(explorer))
    return undefined
  const { origin, pathname, search } = new URL(explorer)
  return `${origin}${pathname.replace(/\/$/, '')}/${page}/${encodeURIComponent(subject)}${search}`
}

/** Where a network's own block explorer shows a transaction; undefined without an explorer, or without a hash. */
export function transactionLink(network: Network | undefined, hash: string): string | undefined {
  return pageOf(network, network?.chainNamespace === 'polkadot' ? 'extrinsic' : 'tx', hash)
}

/** Where a network's own block explorer shows an account; undefined without an explorer. */
export function accountLink(network: Network | undefined, address: string): string | undefined {
  return pageOf(network, (network && accountPages[network.chainNamespace]) ?? 'address', address)
}
