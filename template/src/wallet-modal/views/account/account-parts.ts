import type { AccountAction, AccountPart, AccountWorth } from '../../features/feature'
import type { RootStore } from '../../stores/root/root.store'

let parts: readonly AccountPart[] = []

/** Loads the units' parts of the account's views. A part that cannot be loaded is left out. */
export async function loadAccountParts({ modalStores }: RootStore): Promise<void> {
  const loaded = await Promise.all(modalStores.units.map((unit) => unit.account?.().catch(() => undefined)))
  parts = loaded.filter((part) => part !== undefined)
}

/** The actions under the account card, in the host app's order. */
export function accountActions(root: RootStore): readonly AccountAction[] {
  const order: readonly string[] = root.options.state.features.walletFeaturesOrder
  const place = ({ id }: AccountAction) => (order.includes(id) ? order.indexOf(id) : order.length)
  return parts
    .flatMap(({ action }) => (action?.isShown(root) ? [action] : []))
    .sort((one, other) => place(one) - place(other))
}

/** The units' parts, in the order of the units. */
export const accountParts = (): readonly AccountPart[] => parts

/** The values of accounts, if a unit provides them. */
export function accountWorth(): AccountWorth | undefined {
  return parts.find(({ worth }) => worth)?.worth
}
