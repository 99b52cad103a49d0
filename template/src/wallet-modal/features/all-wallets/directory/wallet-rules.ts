import type { WalletEntry } from '../../../domain/wallets/wallet-entry'

/** Removes duplicate ids; the first wallet of each id stays. */
export function uniqueById(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const known = new Set<string>()
  return wallets.filter(({ id }) => known.size < known.add(id).size)
}

/** The wallets with these ids, in the order of the ids. */
export function pickByIds(wallets: readonly WalletEntry[], ids: readonly string[]): readonly WalletEntry[] {
  const known = new Map(wallets.map((wallet) => [wallet.id, wallet]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** Whether a wallet supports one of the networks. A wallet that names no networks may support any. */
export function knowsOneOf(wallet: WalletEntry, caipNetworkIds: ReadonlySet<string>): boolean {
  return wallet.chains?.some((id) => caipNetworkIds.has(id)) ?? true
}

/** The number of wallets as it is shown: exact below 10, else rounded down to tens, with a plus if that is less. */
export function walletCountTag(count: number): string {
  if (count < 10) return String(count)
  const tens = Math.floor(count / 10) * 10
  return tens < count ? `${tens}+` : String(tens)
}
