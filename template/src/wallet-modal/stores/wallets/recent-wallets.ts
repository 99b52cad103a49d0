import { limits } from '../../domain/limits'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { SessionMemory } from '../connection/session-memory'

/** A wallet of an earlier visit. */
export interface RememberedWallet {
  id: string
  name: string
  imageUrl?: string | undefined
  /** Only of a wallet that was paired. */
  entry?: WalletEntry
}

/** The wallets connected last, newest first. What was stored is checked as if it came from outside. */
export async function readRecentWallets(memory: SessionMemory): Promise<readonly RememberedWallet[]> {
  const { recentWallets } = await memory.repositories()
  const stored = (await recentWallets.all()).slice(0, limits.recentWallets)
  const hasEntry = stored.some(({ entry }) => entry)
  const readWallet = hasEntry ? (await import('./directory-loader')).readWallet : () => undefined
  return stored.map(({ entry, ...wallet }) => {
    const read = readWallet(entry)
    return read ? { ...wallet, entry: read } : wallet
  })
}
