import type { Network } from '../domain/network'

function explorerUrl(network: Network | undefined, path: string): string | undefined {
  const base = network?.blockExplorers?.default.url
  return base && `${base.replace(/\/$/, '')}/${path}`
}

/** A transaction in the network's own block explorer; undefined when it has none. */
export function transactionUrl(network: Network | undefined, hash: string): string | undefined {
  return explorerUrl(network, `tx/${hash}`)
}

/** An account in the network's own block explorer; undefined when it has none. */
export function addressUrl(network: Network | undefined, address: string): string | undefined {
  return explorerUrl(network, `address/${address}`)
}
