import type { AccountAction, AccountList, AccountPart, AccountWorth } from '../../features/feature'
import type { RootStore } from '../../stores/root/root.store'

/** The units' parts of the account's views, in the order of the units. Empty until they have loaded. */
export let accountParts: readonly AccountPart[] = []

/** Loads the units' parts of the account's views. A part that cannot be loaded is left out. */
export async function loadAccountParts({ modalStores }: RootStore): Promise<void> {
  const loaded = await Promise.all(modalStores.loadedUnits.map((unit) => unit.account?.().catch(() => undefined)))
  accountParts = loaded.filter((part) => part !== undefined)
}

/** The actions under the account card, in the host app's order. */
export function accountActions(root: RootStore): readonly AccountAction[] {
  const order: readonly string[] = root.options.state.features.walletFeaturesOrder
  const place = ({ id }: AccountAction) => (order.includes(id) ? order.indexOf(id) : order.length)
  return accountParts
    .flatMap(({ action }) => (action?.isShown(root) ? [action] : []))
    .sort((one, other) => place(one) - place(other))
}

/** The values of accounts, if a unit provides them. */
export function accountWorth(): AccountWorth | undefined {
  return accountParts.find(({ worth }) => worth)?.worth
}

/** A unit's part of the list of accounts. Undefined without such a unit. */
export function accountList(): AccountList | undefined {
  return accountParts.find(({ list }) => list)?.list
}
