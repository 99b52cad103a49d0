import type { RootStore } from '../stores/root/root.store'
import { viewTraits } from '../stores/shell/view-traits'
import { allViews, loadView } from '../views/registry'

/**
 * Downloads what the visitor may need next: with an account all views, else the adapters and the views that are shown before connecting.
 * A chunk that fails to load is downloaded again when it is needed.
 */
export function loadAhead(root: RootStore, hasAccount: boolean): void {
  if (!hasAccount) root.adapters.prefetch()
  for (const id of allViews(root.modalStores.units).keys()) {
    const { needsAccount, comesWithAccount } = viewTraits[id]
    if (hasAccount || !(needsAccount || comesWithAccount)) loadView(root, id).catch(() => {})
  }
}
