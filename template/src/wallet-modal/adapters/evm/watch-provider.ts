import { isRecord } from '../../domain/errors'
import { limits } from '../../domain/limits'
import { parseEvmChainId } from '../../domain/network'
import { withTimeout } from '../../domain/timeout'
import type { Eip1193Provider } from '../../domain/eip1193'
import type { Platform } from '../../platform/platform'
import type { AdapterListener } from '../adapter'
import { readAccounts } from './read-accounts'
import { readSent } from './read-sent'
import { onRequest } from './request-observer'

/** `disconnect` with this code means that the wallet lost one chain, not that it left (EIP-1193: 4901). */
const chainDisconnected = 4901

/** How long a wallet that reported `disconnect` has to come back, in milliseconds, before it counts as gone. */
const graceTime = 100

/**
 * Whether a wallet is gone that said `disconnect`. Extensions say it when their background page restarts, and pages hear it
 * while they are being left: both are no reason to forget a connection, so the wallet is asked once more.
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

/** Follows a provider's events; a provider without events works, only quietly. Returns what stops it. */
export function watchEvmProvider(provider: Eip1193Provider, platform: Platform, listener: AdapterListener): () => void {
  let isStopped = false
  const handlers: Record<string, (value: unknown) => void> = {
    accountsChanged(value) {
      const accounts = readAccounts(value)
      if (accounts.length > 0) listener.accountsChanged(accounts)
      else listener.disconnected()
    },
    chainChanged(value) {
      const chainId = parseEvmChainId(value)
      if (chainId !== undefined) listener.networkChanged(chainId)
    },
    disconnect(error) {
      if (isRecord(error) && error['code'] === chainDisconnected) return
      void isGone(provider, platform).then((gone) => gone && !isStopped && listener.disconnected())
    },
  }
  for (const [event, handler] of Object.entries(handlers)) provider.on?.(event, handler)
  const stopRequests = onRequest(provider, {
    started: (method) => listener.requestStarted(method),
    succeeded(method, params, answer) {
      if (method === 'eth_sendTransaction' && typeof answer === 'string')
        listener.transactionSent(readSent(params, answer))
      listener.requestSettled(method, 'success')
    },
    failed: (method) => listener.requestSettled(method, 'error'),
  })
  return () => {
    isStopped = true
    stopRequests()
    for (const [event, handler] of Object.entries(handlers)) provider.removeListener?.(event, handler)
  }
}
