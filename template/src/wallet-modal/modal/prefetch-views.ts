import type { ViewName } from '../stores/shell/router.store'
import { needsAccount } from '../stores/shell/router.store'
import { loadView, views } from '../views/registry'

/** Views of networks come in the chunk of the account's. */
const withAccount: readonly ViewName[] = ['Networks', 'SwitchNetwork', 'SwitchActiveChain', 'UnsupportedChain']

/**
 * Fetches views while the browser is idle: those before connecting for somebody who has opened the modal, all of them for
 * somebody with an account. What fails is fetched again when it is needed.
 */
export function prefetchViews(hasAccount: boolean): void {
  for (const id of views.keys())
    if (hasAccount || !(needsAccount(id) || withAccount.includes(id))) loadView(id).catch(() => {})
}
