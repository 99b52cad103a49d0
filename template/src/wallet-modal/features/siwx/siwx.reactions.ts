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

/** The connected accounts of all namespaces. */
function connectedAccounts({ chain }: RootStore): { namespace: ChainNamespace; address: string }[] {
  return [...chain.chains].flatMap(([namespace, { accountState }]) =>
    accountState.address && accountState.status === 'connected' ? [{ namespace, address: accountState.address }] : [],
  )
}

/**
 * Connects sign-in to the modal: checks sessions when the account changes, revokes them when it leaves, prepares messages. Everything
 * stops when the signal aborts.
 */
export function startSiwxReactions({ root, store, revocation }: Parts, signal: AbortSignal): void {
  const { connection, memory, modal, platform, publicState, router } = root
  const earlier = memory.read().connections
  let isFirst = true

  /** Whether the account was restored from an earlier visit. False if the visitor has just connected it. */
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

  // Runs also if the wallet or another tab ended the connection. An account that is only unreachable is still remembered and keeps its
  // session.
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

  // While sign-in is required, Back must not lead away.
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

  // A connection that cannot be restored is forgotten only after a while. Each time, the sessions of forgotten accounts are revoked.
  reaction(
    () => (publicState.initialized ? root.sessions.revision : undefined),
    (revision) => {
      if (revision !== undefined) void revocation.leaveGone()
    },
    { signal, fireImmediately: true },
  )

  // Timers do not run while a device sleeps, so the session's end is checked when the page becomes visible.
  onPageVisible(platform, () => store.lookAtEnd(), signal)

  reaction(
    () => modal.isShown,
    (isShown) => {
      if (!isShown) store.close()
    },
    { signal },
  )
}
