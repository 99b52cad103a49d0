import type { RootStore } from '../stores/root/root.store'
import { traitsOf } from '../stores/shell/view-traits'
import { allViews, loadAccountUnits, loadView } from '../views/registry'

/**
 * Downloads the chunks that the visitor may need next: with an account those of all views, else those of the adapters and of the views that
 * are shown before connecting. Errors are ignored here, because the view or adapter repeats the download when it is used.
 */
export async function loadAhead(root: RootStore, hasAccount: boolean): Promise<void> {
  if (hasAccount) await loadAccountUnits(root).catch(() => {})
  else root.adapters.prefetch()
  for (const id of allViews(root.modalStores.loadedUnits).keys()) {
    const { needsAccount, comesWithAccount } = traitsOf(id)
    if (hasAccount || !(needsAccount || comesWithAccount)) loadView(root, id).catch(() => {})
  }
}
