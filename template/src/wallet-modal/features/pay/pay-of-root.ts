import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { reportThrown } from '../../stores/shell/report-thrown'
import { PayStore } from './pay.store'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    pay: PayStore
  }
}

/**
 * The payments of a modal. Created when they are first needed.
 * @throws WalletModalError MODAL_NOT_LOADED before the stores of the account have loaded
 */
export function payStoreOf(root: RootStore): PayStore {
  if (root.features.pay) return root.features.pay
  const store = new PayStore(root, root.accountLoader.loaded)
  reportThrown([store, store.wallet], root.events)
  addFeatures(root, { pay: store })
  return store
}
