import { retryable } from '../../domain/retryable'
import { addFeatures } from '../../stores/root/feature-stores'
import type { Feature } from '../feature'
import type { WalletRequests } from './wallet-requests'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** Loads what newer wallets can be asked for, once. */
    loadWalletRequests: () => Promise<WalletRequests>
  }
}

/** What newer wallets can be asked for: batches (EIP-5792), permissions (EIP-7715) and their list of tokens (ERC-7811). */
export const walletCalls: Feature = {
  id: 'wallet-calls',
  order: 80,
  views: [],
  attach(root, modalStores) {
    const load = retryable(async () => (await import('./wallet-calls-parts')).createWalletRequests(root))
    addFeatures(root, { loadWalletRequests: load })
    modalStores.walletAssets = async (network) => (await load()).getAssets(network)
  },
}
