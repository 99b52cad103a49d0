import type { ChainNamespace } from '../../../domain/networks/caip'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { knownWalletIds } from '../../../domain/wallets/wallet-entry'

/** Whether a wallet can be reached from this device. On a phone it needs a link to its app, from the directory or a known one. */
export function isReachable(
  wallet: WalletEntry,
  { isMobile, namespace }: { isMobile: boolean; namespace: ChainNamespace | undefined },
): boolean {
  if (!isMobile || wallet.mobile_link) return true
  if (wallet.id === knownWalletIds.solflare) return namespace === 'solana'
  return wallet.id === knownWalletIds.phantom || wallet.id === knownWalletIds.coinbase
}
