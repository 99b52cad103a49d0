import { compareStructural, reaction } from 'mobx'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { RootStore } from '../../stores/root/root.store'
import { onPageVisible } from '../../platform/page-visibility'
import type { SessionRevocation } from './session-revocation'
import type { SigningAccount } from './signing/signing-account'
import type { SiwxStore } from './siwx.store'

interface Parts {
  root: RootStore
  store: SiwxStore
  revocation: SessionRevocation
}

/** The connected accounts, by namespace. */
function connectedAccounts({ chain }: RootStore): { namespace: ChainNamespace; address: string }[] {
  return [...chain.chains].flatMap(([namespace, { accountState }]) =>
    accountState.address && accountState.status === 'connected' ? [{ namespace, address: accountState.address }] : [],
  )
}

/** What signing in does because something else happened. All of it ends with the signal. */
export function startSiwxReactions({ root, store, revocation }: Parts, signal: AbortSignal): void {
  const { connection, memory, modal, platform, publicState, router } = root
  const earlier = memory.read().connections
  let isFirst = true

  /** Whether the account is there because of an earlier visit, and not because the visitor has just connected it. */
  const isRestored = ({ namespace, address }: SigningAccount) => {
    const isConnecting = connection.attempt.state === 'connected' || (modal.isShown && router.traits.isConnecting)
    return !isConnecting && earlier[namespace]?.caipAddress.endsWith(`:${address}`) === true
  }

  reaction(
    () => store.account?.id,
    () => {
      const { account } = store
      const isNew = isFirst
      if (account) isFirst = false
      void store.check(!isNew ? 'changed' : account && isRestored(account) ? 'restored' : 'connected')
    },
    { signal, fireImmediately: true },
  )

  // Also when the wallet, or another tab, has ended the connection. One that is only out of reach is still remembered.
  reaction(
    () => connectedAccounts(root),
    (now, before) => {
      revocation.arrive(now)
      const isConnected = ({ namespace }: { namespace: ChainNamespace }) =>
        now.some((account) => account.namespace === namespace)
      const { connections } = memory.read()
      void revocation.leave(before.filter((account) => !isConnected(account) && !connections[account.namespace]))
    },
    { signal, equals: compareStructural },
  )

  reaction(
    () => modal.isShown && router.traits.asksToSign && store.account?.id,
    (isAsking) => {
      if (isAsking) store.prepare()
    },
    { signal, fireImmediately: true },
  )

  // No way round an answer that is owed.
  reaction(
    () => store.isCloseDisabled && router.traits.asksToSign && router.canGoBack,
    (hasWayRound) => {
      if (hasWayRound) router.reset(router.route)
    },
    { signal, fireImmediately: true },
  )

  reaction(
    () => store.isAsking,
    (isAsking) => {
      if (!isAsking) store.drop()
    },
    { signal },
  )

  reaction(
    () => (store.state.session ? store.account : undefined),
    (account) => {
      if (account) revocation.note(account)
    },
    { signal, fireImmediately: true },
  )

  // A connection that could not be restored is forgotten only after a while: its account is gone from then on.
  reaction(
    () => (publicState.initialized ? root.sessions.revision : undefined),
    (revision) => {
      if (revision !== undefined) void revocation.leaveGone()
    },
    { signal, fireImmediately: true },
  )

  // Timers stand still while a device sleeps.
  onPageVisible(platform, () => store.lookAtEnd(), signal)

  reaction(
    () => modal.isShown,
    (isShown) => {
      if (!isShown) store.close()
    },
    { signal },
  )
}
