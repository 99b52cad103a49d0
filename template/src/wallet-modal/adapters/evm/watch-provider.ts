import { parseEvmChainId } from '../../domain/network'
import type { Eip1193Provider } from '../../domain/eip1193'
import type { AdapterListener } from '../adapter'
import { readAccounts } from './read-accounts'
import { onTransactionSent } from './transaction-observer'

/** `disconnect` with this code means that the wallet lost one chain, not that it left (EIP-1193: 4901). */
const chainDisconnected = 4901

/** Follows a provider's events; a provider without events works, only quietly. Returns what stops it. */
export function watchEvmProvider(provider: Eip1193Provider, listener: AdapterListener): () => void {
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
      if ((error as { code?: unknown } | undefined)?.code !== chainDisconnected) listener.disconnected()
    },
  }
  for (const [event, handler] of Object.entries(handlers)) provider.on?.(event, handler)
  const stopTransactions = onTransactionSent(provider, (hash) => listener.transactionSent(hash))
  return () => {
    stopTransactions()
    for (const [event, handler] of Object.entries(handlers)) provider.removeListener?.(event, handler)
  }
}
