import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { Transaction, TransactionStatus } from '../../domain/history/transaction'
import { fetchOwnPurchases } from '../../services/onramp/own-purchases'
import type { RootStore } from '../../stores/root/root.store'
import { readPage } from '../history/read-page'

/** An account whose purchases are read. */
export interface Buyer {
  address: string
  chainId: CaipNetworkId
}

/**
 * Reads the purchases of an account at a provider. They are claims of a service. Empty for a provider that lists none, and for a network
 * that the data service does not know.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason
 */
export async function readPurchases(
  root: Pick<RootStore, 'accountLoader' | 'platform'>,
  { purchases }: OnRampProvider,
  { address, chainId }: Buyer,
  signal: AbortSignal,
): Promise<readonly Transaction[]> {
  if (!purchases) return []
  if ('url' in purchases) return fetchOwnPurchases(root.platform, purchases.url, { account: address, chainId }, signal)
  const page = await readPage(root, { address, chainId, onramp: purchases.dataService }, signal)
  return page?.data ?? []
}

const inProgress: TransactionStatus = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'

/** Whether a purchase is under way. */
export function isInProgress({ metadata }: Transaction): boolean {
  return metadata.status === inProgress || metadata.status === 'pending'
}

/** Whether a purchase has failed. */
export function hasFailed({ metadata }: Transaction): boolean {
  return metadata.status === 'ONRAMP_TRANSACTION_STATUS_FAILED' || metadata.status === 'failed'
}
