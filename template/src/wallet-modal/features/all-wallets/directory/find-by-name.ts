import type { WalletEntry } from '../../../domain/wallets/wallet-entry'

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
