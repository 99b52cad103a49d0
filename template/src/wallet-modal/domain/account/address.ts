import type { ChainNamespace } from '../networks/caip'

const evmPattern = /^(?:0x)?[0-9a-fA-F]{40}$/

/** True for 40 hex characters, with or without `0x`, in any case (ERC-55 checksums are for sending, not for reading). */
export function isEvmAddress(value: string): boolean {
  return evmPattern.test(value)
}

/** Adds the `0x` that some wallets leave out. */
export function withHexPrefix(address: string): `0x${string}` {
  return address.startsWith('0x') ? (address as `0x${string}`) : `0x${address}`
}

/** 32 to 44 characters of base58. */
const solanaPattern = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Checks an address by the format of its namespace; namespaces without a format of their own refuse. */
export function isAddress(value: string, namespace: ChainNamespace): boolean {
  if (namespace === 'solana') return solanaPattern.test(value)
  return namespace === 'eip155' && isEvmAddress(value)
}

/** EVM addresses are one account whatever their letter case; elsewhere the case makes another account. */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one === other || (isEvmAddress(one) && one.toLowerCase() === other.toLowerCase())
}

/** `0x357f…19aa`: the first and the last characters, which is what people compare. */
export function shortenAddress(address: string, start = 6, end = 4): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}

/** What the app calls an account; undefined when it does not. */
export function labelOf(labels: ReadonlyMap<string, string>, address: string): string | undefined {
  for (const [known, label] of labels) if (isSameAddress(known, address)) return label
  return undefined
}
