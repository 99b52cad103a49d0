import type { Platform } from '../platform/platform'
import type { DataCaller, DataQuestion } from './data-request'
import { askData } from './data-request'
import { serviceUrl } from './service-caller'

/**
 * Sends a POST request with a JSON body to the data service. The query has the caller's fields, the client id last.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export function postData(
  platform: Platform,
  { clientId, ...caller }: DataCaller,
  { path, params, headers, cache, body }: DataQuestion & { body: unknown },
  signal: AbortSignal,
): Promise<unknown> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(cache && { cache }),
  }
  return askData(platform, serviceUrl(caller, path, { ...params, clientId }), init, signal)
}
