import type { RootStore } from '../stores/root/root.store'
import { viewTraits } from '../stores/shell/view-traits'
import { allViews, loadView } from '../views/registry'

/**
 * Fetches views while the browser is idle: those before connecting for somebody who has opened the modal, all of them for
 * somebody with an account. What fails is fetched again when it is needed.
 */
export function prefetchViews(root: RootStore, hasAccount: boolean): void {
  for (const id of allViews(root.modalStores.units).keys()) {
    const { needsAccount, comesWithAccount } = viewTraits[id]
    if (hasAccount || !(needsAccount || comesWithAccount)) loadView(root, id).catch(() => {})
  }
}
