import type { ChainNamespace } from '../networks/caip'

const evmPattern = /^(?:0x)?[0-9a-fA-F]{40}$/

/** Whether a text has 40 hex characters, with or without `0x`, in any letter case. The ERC-55 checksum is not checked here. */
export function isEvmAddress(value: string): boolean {
  return evmPattern.test(value)
}

/** Adds the prefix `0x`, which some wallets leave out. */
export function withHexPrefix(address: string): `0x${string}` {
  return address.startsWith('0x') ? (address as `0x${string}`) : `0x${address}`
}

/** 32 to 44 characters of base58. */
const solanaPattern = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Checks an address by the format of its namespace. False for namespaces without such a check. */
export function isAddress(value: string, namespace: ChainNamespace): boolean {
  if (namespace === 'solana') return solanaPattern.test(value)
  return namespace === 'eip155' && isEvmAddress(value)
}

/** Whether two addresses are the same account. Letter case is ignored for EVM addresses and counts for all others. */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && (one === other || (isEvmAddress(one) && one.toLowerCase() === other?.toLowerCase()))
}

/** Shortens an address to its first and last characters, which people compare: `0x357f…19aa`. */
export function shortenAddress(address: string, start = 6, end = 4): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}

/** The label that the app has given to an account, if any. */
export function labelOf(labels: ReadonlyMap<string, string>, address: string): string | undefined {
  for (const [known, label] of labels) if (isSameAddress(known, address)) return label
  return undefined
}
