import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { reportThrown } from '../../stores/shell/report-thrown'
import { OnRampStore } from './on-ramp.store'
import { PurchaseList } from './purchase-list.store'
import { PurchaseStore } from './purchase.store'

/** The stores of buying. */
interface OnRamp {
  /** What the visitor wants to buy, and where. */
  store: OnRampStore
  /** The purchase that is under way. */
  purchase: PurchaseStore
  /** The purchases of the account. */
  list: PurchaseList
}

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    onRamp: OnRamp
  }
}

/** The stores of buying. Created when they are first needed, and emptied when the visitor leaves. */
export function onRampOf(root: RootStore): OnRamp {
  if (root.features.onRamp) return root.features.onRamp
  const onRamp: OnRamp = {
    store: new OnRampStore(root),
    purchase: new PurchaseStore(root),
    list: new PurchaseList(root),
  }
  reportThrown([onRamp.store, onRamp.purchase, onRamp.list], root.events, 'API_ERROR')
  addFeatures(root, { onRamp })
  root.resets.add(() => {
    onRamp.store.resetState()
    onRamp.purchase.stop()
    onRamp.list.leave()
  })
  return onRamp
}
