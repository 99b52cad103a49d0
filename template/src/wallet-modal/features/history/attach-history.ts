import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'

/** Lets other units read the counterparties of the active account. The chunk of the history loads with the first such request. */
export function attachHistory(root: RootStore, stores: AccountStores): void {
  stores.counterparties.add(async (signal) => (await import('./history-views')).readCounterparties(root, signal))
}
