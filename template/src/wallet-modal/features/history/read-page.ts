import type { TransactionPage } from '../../domain/history/transaction'
import type { HistoryQuery } from '../../services/history/data-history'
import { fetchHistory } from '../../services/history/data-history'
import type { RootStore } from '../../stores/root/root.store'

/**
 * Reads a page of an account's history from the data service; undefined on a network that the service does not support.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason
 */
export async function readPage(
  { accountLoader, platform }: Pick<RootStore, 'accountLoader' | 'platform'>,
  query: HistoryQuery,
  signal: AbortSignal,
): Promise<TransactionPage | undefined> {
  const { api } = await accountLoader.load()
  const isServed = await api.isNetworkSupported(query.chainId)
  signal.throwIfAborted()
  return isServed ? fetchHistory(platform, api.caller, query, signal) : undefined
}
