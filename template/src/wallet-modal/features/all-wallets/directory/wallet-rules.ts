import type { ChainNamespace } from '../../../domain/networks/caip'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { knownWalletIds } from '../../../domain/wallets/wallet-entry'

/** Removes duplicate ids; the first wallet of each id stays. */
export function uniqueById(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const known = new Map<string, WalletEntry>()
  for (const wallet of wallets) if (!known.has(wallet.id)) known.set(wallet.id, wallet)
  return [...known.values()]
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

/** Whether a wallet can be reached from this device. On a phone it needs a link to its app, from the directory or a known one. */
export function isReachable(
  wallet: WalletEntry,
  { isMobile, namespace }: { isMobile: boolean; namespace: ChainNamespace | undefined },
): boolean {
  if (!isMobile || wallet.mobile_link) return true
  if (wallet.id === knownWalletIds.solflare) return namespace === 'solana'
  return wallet.id === knownWalletIds.phantom || wallet.id === knownWalletIds.coinbase
}

/** Ranks a name against a query: 0 if the name begins with it, 1 if a word does, 2 if it is inside a word; undefined if it does not match. */
function rankOf(name: string, query: string): number | undefined {
  const index = name.indexOf(query)
  if (index <= 0) return index === 0 ? 0 : undefined
  return name.includes(` ${query}`) ? 1 : 2
}

/** The wallets whose name contains the query, best match first. Equal matches keep their order. */
export function findByName(wallets: readonly WalletEntry[], query: string): readonly WalletEntry[] {
  const wanted = query.trim().toLowerCase()
  const groups: [WalletEntry[], WalletEntry[], WalletEntry[]] = [[], [], []]
  for (const wallet of wallets) {
    const rank = rankOf(wallet.name.toLowerCase(), wanted)
    if (rank !== undefined) groups[rank]?.push(wallet)
  }
  return groups.flat()
}

/** The number of wallets as it is shown: exact below 10, else rounded down to tens, with a plus if that is less. */
export function walletCountTag(count: number): string {
  if (count < 10) return String(count)
  const tens = Math.floor(count / 10) * 10
  return tens < count ? `${tens}+` : String(tens)
}
