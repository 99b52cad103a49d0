import { connectLimits } from '../../domain/wallets/connect-limits'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'

/**
 * How many rows the directory will add to the Connect view when it answers. Their places are kept free, so that no row moves under the
 * pointer. A phone needs none: its wallets are tiles above the rows, and its sheet grows at the top.
 */
export function expectedRows(root: RootStore, { device, walletList }: ModalStores): number {
  if (device.isMobile || !root.features.directory?.isPending) return 0
  const { customWallets = [], featuredWalletIds = [] } = root.options.state
  const listed = (...kinds: readonly string[]) => walletList.rows.filter(({ kind }) => kinds.includes(kind)).length
  if (featuredWalletIds.length > 0) return Math.max(0, featuredWalletIds.length - listed('featured'))
  if (customWallets.length > 0) return 0
  return Math.max(0, connectLimits.recommendedRows - listed('injected', 'recent', 'recommended'))
}
