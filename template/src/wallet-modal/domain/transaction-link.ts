import type { Network } from './network'

/** Where a network's own block explorer shows a transaction; undefined without an explorer, or without a hash. */
export function transactionLink(network: Network | undefined, hash: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  if (!explorer || !hash || !/^https?:\/\//i.test(explorer)) return undefined
  return `${explorer.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`
}
