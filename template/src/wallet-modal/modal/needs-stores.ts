import type { ViewName } from '../stores/shell/router.store'
import { needsAccount } from '../stores/shell/router.store'

/** Views that show something of the account before its stores are here. */
const early: readonly ViewName[] = ['Account', 'AccountSettings']

/** Whether a view waits for the stores of the account. */
export function needsStores(view: ViewName): boolean {
  return needsAccount(view) && !early.includes(view)
}
