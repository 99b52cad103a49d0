import { isRecord } from '../../domain/errors/errors'
import type { Account } from '../../domain/account/account'
import { limits } from '../../domain/limits'
import { parseEvmChainId } from '../../domain/networks/network'
import { withTimeout } from '../../domain/timeout'
import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import type { Platform } from '../../platform/platform'
import type { AdapterListener, AdapterSession } from '../adapter'
import { onProviderEvents } from './provider-events'
import { readAccounts, askInTime, sessionProvider } from './wallet-provider'
import { isTransactionHash, readSent, onRequest } from './request-observer'

/** `disconnect` with this code means that the wallet lost one chain, not that it left (EIP-1193: 4901). */
const chainDisconnected = 4901

/** How long a wallet that reported `disconnect` has to come back, in milliseconds, before it counts as gone. */
const graceTime = 100

const keyOf = (accounts: readonly Account[]) => accounts.map(({ address }) => address).join()

/**
 * Whether a wallet that emitted `disconnect` is gone. Extensions also emit `disconnect` when their background page restarts and when
 * the visitor leaves the page, so the wallet is asked once more before the connection is forgotten.
 */
async function isGone(provider: Eip1193Provider, platform: Platform): Promise<boolean> {
  await new Promise<void>((resume) => platform.after(graceTime, resume))
  try {
    const answer = provider.request({ method: 'eth_accounts' })
    return readAccounts(await withTimeout(answer, limits.disconnect, platform.after)).length === 0
  } catch {
    return true
  }
}

/**
 * Follows a wallet by its events. Also asks the wallet once for its chain and accounts, because they may have changed before the
 * listener was added. Returns a function that stops this.
 */
export function watchEvmProvider(session: AdapterSession, platform: Platform, listener: AdapterListener): () => void {
  const provider = sessionProvider(session)
  let isStopped = false
  const heard = new Set<string>()
  const handlers = {
    accountsChanged(value: unknown) {
      heard.add('accounts')
      const accounts = readAccounts(value)
      if (accounts.length > 0) listener.accountsChanged(accounts)
      else listener.disconnected()
    },
    chainChanged(value: unknown) {
      heard.add('chain')
      const chainId = parseEvmChainId(value)
      if (chainId !== undefined) listener.networkChanged(chainId)
    },
    disconnect(error: unknown) {
      if (isRecord(error) && error['code'] === chainDisconnected) return
      void isGone(provider, platform).then((gone) => gone && !isStopped && listener.disconnected())
    },
  }
  const stopEvents = onProviderEvents(provider, handlers)
  // If the wallet does not answer, the session stays as it is. An event that arrives while the wallet is asked is newer than the
  // answer, so the event counts.
  const ask = (method: string) => askInTime(provider, method, platform.after).catch(() => undefined)
  void ask('eth_chainId').then((answer) => {
    const chainId = parseEvmChainId(answer)
    if (!isStopped && !heard.has('chain') && chainId !== undefined && chainId !== session.chainId)
      listener.networkChanged(chainId)
  })
  void ask('eth_accounts').then((answer) => {
    if (isStopped || heard.has('accounts') || !Array.isArray(answer)) return
    const accounts = readAccounts(answer)
    if (accounts.length === 0) handlers.disconnect(undefined)
    else if (keyOf(accounts) !== keyOf(session.accounts)) listener.accountsChanged(accounts)
  })
  const stopRequests = onRequest(provider, {
    started: (method) => listener.requestStarted(method),
    succeeded(method, params, answer) {
      if (method === 'eth_sendTransaction' && isTransactionHash(answer))
        listener.transactionSent(readSent(params, answer))
      listener.requestSettled(method, 'success')
    },
    failed: (method, error) => listener.requestSettled(method, 'error', error),
  })
  return () => {
    isStopped = true
    stopRequests()
    stopEvents()
  }
}
