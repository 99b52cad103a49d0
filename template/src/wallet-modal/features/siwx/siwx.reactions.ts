import { compareStructural, reaction } from 'mobx'
import type { ChainNamespace } from '../../domain/caip'
import type { RootStore } from '../../stores/root.store'
import type { ViewName } from '../../stores/router.store'
import type { Farewell } from './farewell'
import type { SiwxStore } from './siwx.store'

interface Parts {
  root: RootStore
  store: SiwxStore
  farewell: Farewell
}

const signViews: readonly ViewName[] = ['SIWXSignMessage', 'ConnectingSiwe']

/** The connected accounts, by namespace. */
function connectedAccounts({ chain }: RootStore): { namespace: ChainNamespace; address: string }[] {
  return [...chain.chains].flatMap(([namespace, { accountState }]) =>
    accountState.address && accountState.status === 'connected' ? [{ namespace, address: accountState.address }] : [],
  )
}

/** What signing in does because something else happened. All of it ends with the signal. */
export function startSiwxReactions({ root, store, farewell }: Parts, signal: AbortSignal): void {
  const { memory, modal, router } = root
  const isShown = () => modal.open || modal.isEmbedded
  let isFirst = true

  reaction(
    () => store.account?.id,
    () => {
      const cause = isFirst && !isShown() ? 'restored' : isFirst ? 'connected' : 'changed'
      if (store.account) isFirst = false
      void store.check(cause)
    },
    { signal, fireImmediately: true },
  )

  // Also when the wallet, or another tab, has ended the connection. One that is only out of reach is still remembered.
  reaction(
    () => connectedAccounts(root),
    (now, before) => {
      farewell.arrive(now)
      const isConnected = ({ namespace }: { namespace: ChainNamespace }) =>
        now.some((account) => account.namespace === namespace)
      const { connections } = memory.read()
      void farewell.leave(before.filter((account) => !isConnected(account) && !connections[account.namespace]))
    },
    { signal, equals: compareStructural },
  )

  reaction(
    () => isShown() && signViews.includes(router.view) && store.account?.id,
    (isAsking) => {
      if (isAsking) store.prepare()
    },
    { signal, fireImmediately: true },
  )

  reaction(
    () => isShown() && (signViews.includes(router.view) || router.view === 'ApproveTransaction'),
    (isAsking) => {
      if (!isAsking) store.drop()
    },
    { signal },
  )

  reaction(
    () => isShown(),
    (shown) => {
      if (!shown) store.close()
    },
    { signal },
  )
}
