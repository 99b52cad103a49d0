import { retryable } from '../../domain/retryable'
import { addFeatures } from '../../stores/root/feature-stores'
import type { Feature } from '../feature'
import type { WalletButtons } from './wallet-buttons'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** Loads, once, the store that all wallet buttons share. */
    loadWalletButtons: () => Promise<WalletButtons>
  }
}

/** Buttons on the host's page that connect one wallet without a list. */
export const walletButtons: Feature = {
  id: 'wallet-buttons',
  order: 70,
  views: [],
  attach(root, modalStores) {
    const load = retryable(async () => new (await import('./wallet-buttons')).WalletButtons(root, modalStores))
    addFeatures(root, { loadWalletButtons: load })
  },
}
