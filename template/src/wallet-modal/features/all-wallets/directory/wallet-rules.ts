import type { ChainNamespace } from '../../../domain/networks/caip'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { knownWalletIds } from '../../../domain/wallets/wallet-entry'

/** Each id once; the first one counts. */
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

/** Whether a wallet knows one of the networks. Ids are compared whole; a wallet that does not tell may know any. */
export function knowsOneOf(wallet: WalletEntry, caipNetworkIds: ReadonlySet<string>): boolean {
  return wallet.chains?.some((id) => caipNetworkIds.has(id)) ?? true
}

/** Whether a wallet can be reached from this device: on a phone it needs a link to its app, its own or one that is known. */
export function isReachable(
  wallet: WalletEntry,
  { isMobile, namespace }: { isMobile: boolean; namespace: ChainNamespace | undefined },
): boolean {
  if (!isMobile || wallet.mobile_link) return true
  if (wallet.id === knownWalletIds.solflare) return namespace === 'solana'
  return wallet.id === knownWalletIds.phantom || wallet.id === knownWalletIds.coinbase
}

/** How well a name answers a query: 0 begins with it, 1 has a word that does, 2 has it within; undefined not at all. */
function rankOf(name: string, query: string): number | undefined {
  const index = name.indexOf(query)
  if (index <= 0) return index === 0 ? 0 : undefined
  return name.includes(` ${query}`) ? 1 : 2
}

/** The wallets whose name has the query in it: those that begin with it first, the order kept otherwise. */
export function findByName(wallets: readonly WalletEntry[], query: string): readonly WalletEntry[] {
  const wanted = query.trim().toLowerCase()
  const groups: [WalletEntry[], WalletEntry[], WalletEntry[]] = [[], [], []]
  for (const wallet of wallets) {
    const rank = rankOf(wallet.name.toLowerCase(), wanted)
    if (rank !== undefined) groups[rank]?.push(wallet)
  }
  return groups.flat()
}

/** A number of wallets as it is shown: below 10 as it is, else in whole tens with a plus when that is less. */
export function walletCountTag(count: number): string {
  if (count < 10) return String(count)
  const tens = Math.floor(count / 10) * 10
  return tens < count ? `${tens}+` : String(tens)
}
