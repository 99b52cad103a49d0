import * as v from 'valibot'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../data-request'
import { getData, pathPart } from '../data-request'
import { listOf, readAnswer, wordSchema } from '../data-schema'
import { postData } from '../post-data'

/** A name that the service suggests, and whether somebody has it. */
export interface NameSuggestion {
  name: string
  registered: boolean
}

const suggestionsSchema = v.object({ suggestions: listOf(v.object({ name: wordSchema, registered: v.boolean() })) })

/**
 * Fetches names that are similar to a label.
 * @param zone the suffix of the names, without a dot at its start
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchSuggestions(
  platform: Platform,
  caller: DataCaller,
  { label, zone }: { label: string; zone: string },
  signal: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  const question = { path: `/v1/profile/suggestions/${pathPart(label)}`, params: { zone } }
  return readAnswer(suggestionsSchema, await getData(platform, caller, question, signal)).suggestions
}

/** What the service gets to register a name. */
export interface Registration {
  /** The coin type of the account's network (ENSIP-11). */
  coinType: number
  address: string
  /** The signed text: JSON with the name and the time. */
  message: string
  signature: string
}

/**
 * Asks the service to register a name. Its answer proves nothing, so the caller looks the name up afterwards.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function registerName(
  platform: Platform,
  caller: DataCaller,
  { coinType, ...rest }: Registration,
  signal: AbortSignal,
): Promise<void> {
  const question = { path: '/v1/profile/account', body: { coin_type: coinType, ...rest } }
  await postData(platform, caller, question, signal)
}

export { reasonOf } from '../data-request'
export { verifySiwxSignature } from '../siwx-verify/verify-signature'
