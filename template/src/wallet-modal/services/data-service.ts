import * as v from 'valibot'
import type { CaipNetworkId } from '../domain/networks/caip'
import type { Platform } from '../platform/platform'
import type { DataCaller } from './data-request'
import { getData } from './data-request'
import { listOf, networkSchema, readAnswer } from './data-schema'

export type { DataCaller } from './data-request'
export { reasonOf, statusOf } from './data-request'

const supportedSchema = v.object({ http: listOf(networkSchema) })

/**
 * Fetches the networks that the data service supports, as CAIP-2 ids. Namespaces that the modal does not know are left out.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchSupportedChains(
  platform: Platform,
  caller: DataCaller,
  signal: AbortSignal,
): Promise<readonly CaipNetworkId[]> {
  return readAnswer(supportedSchema, await getData(platform, caller, { path: '/v1/supported-chains' }, signal)).http
}
