import { retryable } from '../../domain/retryable'
import { addFeatures } from '../../stores/root/feature-stores'
import type { Feature } from '../feature'
import type { WalletRequests } from './wallet-requests'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** Loads, once, the requests that newer wallets understand. */
    loadWalletRequests: () => Promise<WalletRequests>
  }
}

/** Requests that newer wallets understand: batches (EIP-5792) and permissions (EIP-7715). */
export const walletCalls: Feature = {
  id: 'wallet-calls',
  order: 80,
  views: [],
  attach(root) {
    const load = retryable(async () => (await import('./wallet-calls-parts')).createWalletRequests(root))
    addFeatures(root, { loadWalletRequests: load })
  },
}
