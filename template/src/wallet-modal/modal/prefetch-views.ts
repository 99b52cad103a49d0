import type { RootStore } from '../stores/root/root.store'
import { viewTraits } from '../stores/shell/view-traits'
import { allViews, loadView } from '../views/registry'

/**
 * Downloads views while the browser is idle: with an account all of them, else those that are shown before connecting. A view that fails
 * to load is downloaded again when it is needed.
 */
export function prefetchViews(root: RootStore, hasAccount: boolean): void {
  for (const id of allViews(root.modalStores.units).keys()) {
    const { needsAccount, comesWithAccount } = viewTraits[id]
    if (hasAccount || !(needsAccount || comesWithAccount)) loadView(root, id).catch(() => {})
  }
}
