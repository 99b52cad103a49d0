import { accountError } from '../../domain/errors/account-errors'
import { safeJsonParse } from '../../domain/json'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { Transaction } from '../../domain/history/transaction'
import type { Platform } from '../../platform/platform'
import { boundedFetch } from '../bounded-fetch'
import { readHistoryPage } from '../history/data-history'

const maxBytes = 2_000_000

/**
 * Fetches the purchases of an account from an address of the team's own. Never from a cache. Invalid entries are left out.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchOwnPurchases(
  platform: Platform,
  endpoint: string,
  { account, chainId }: { account: string; chainId: CaipNetworkId },
  signal: AbortSignal,
): Promise<readonly Transaction[]> {
  const url = new URL(endpoint, platform.location().url)
  url.searchParams.set('account', account)
  url.searchParams.set('chainId', chainId)
  const { bytes } = await boundedFetch(platform, url.href, {
    signal,
    maxBytes,
    init: { cache: 'no-cache' },
    toError: (facts) => accountError('DATA_SERVICE_UNAVAILABLE', facts),
  })
  return readHistoryPage(safeJsonParse(new TextDecoder().decode(bytes))).data
}
