import type { RootStore } from '../stores/root/root.store'
import { viewTraits } from '../stores/shell/view-traits'
import { allViews, loadView } from '../views/registry'

/**
 * Downloads the chunks that the visitor may need next: with an account those of all views, else those of the adapters and of the views that
 * are shown before connecting. Errors are ignored here, because the view or adapter repeats the download when it is used.
 */
export function loadAhead(root: RootStore, hasAccount: boolean): void {
  if (!hasAccount) root.adapters.prefetch()
  for (const id of allViews(root.modalStores.units).keys()) {
    const { needsAccount, comesWithAccount } = viewTraits[id] ?? {}
    if (hasAccount || !(needsAccount || comesWithAccount)) loadView(root, id).catch(() => {})
  }
}
