import { limits } from '../../domain/limits'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { SessionMemory } from '../../stores/connection/session-memory'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'

/** A wallet that was connected in an earlier visit. */
interface RememberedWallet {
  id: string
  name: string
  imageUrl?: string | undefined
  /** The wallet's directory entry; only paired wallets have one. */
  entry?: WalletEntry
}

/** The wallets connected last, newest first. What was stored is checked as if it came from outside. */
export async function readRecentWallets(memory: SessionMemory): Promise<readonly RememberedWallet[]> {
  const { recentWallets } = await memory.repositories()
  const stored = (await recentWallets.all()).slice(0, limits.recentWallets)
  const hasEntry = stored.some(({ entry }) => entry)
  const readWallet = hasEntry ? (await import('./views/pairing-views')).readWallet : () => undefined
  return stored.map(({ entry, ...wallet }) => {
    const read = readWallet(entry)
    return read ? { ...wallet, entry: read } : wallet
  })
}

/** Lists the wallets that were paired in earlier visits, unless every recent wallet is one of this browser. */
export async function listRecentWallets(
  { connector, memory, recentConnectorIds }: RootStore,
  { walletList }: ModalStores,
): Promise<void> {
  if (recentConnectorIds.every((id) => connector.getConnectorById(id))) return
  // If the recent wallets cannot be read, they are not listed, and the page works without them.
  const wallets = await readRecentWallets(memory).catch(() => [])
  walletList.setRecentEntries(new Map(wallets.flatMap(({ id, entry }) => (entry ? [[id, entry] as const] : []))))
}
