import type { ChainNamespace } from './caip'
import type { Network } from './network'

/** The path of an account's page in explorers of a namespace. Default: `address`. */
const accountPages: Partial<Record<ChainNamespace, string>> = { solana: 'account', polkadot: 'account' }

function pageOf(network: Network | undefined, page: string, subject: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  // A URL cannot contain an unpaired surrogate.
  if (!explorer || !subject || /\p{Cs}/u.test(subject) || !/^https?:\/\//i.test(explorer) || !URL.canParse(explorer))
    return undefined
  const { origin, pathname, search } = new URL(explorer)
  return `${origin}${pathname.replace(/\/$/, '')}/${page}/${encodeURIComponent(subject)}${search}`
}

/** The page of a transaction in the network's block explorer. Undefined without an explorer or a hash. */
export function transactionLink(network: Network | undefined, hash: string): string | undefined {
  return pageOf(network, network?.chainNamespace === 'polkadot' ? 'extrinsic' : 'tx', hash)
}

/** The page of an account in the network's block explorer. Undefined without an explorer. */
export function accountLink(network: Network | undefined, address: string): string | undefined {
  return pageOf(network, (network && accountPages[network.chainNamespace]) ?? 'address', address)
}
