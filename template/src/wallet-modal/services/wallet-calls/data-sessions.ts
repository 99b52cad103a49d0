import * as v from 'valibot'
import type { CaipAddress } from '../../domain/networks/caip'
import type { SmartSession } from '../../domain/wallet-calls/smart-session'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../data-request'
import { getData, pathPart } from '../data-request'
import { idSchema, lenient, listOf, pictureSchema, readAnswer, textSchema } from '../data-schema'
import { postData } from '../post-data'

/** Seconds since the epoch, read as milliseconds. */
const secondsSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(8.64e12),
  v.transform((seconds) => seconds * 1000),
)

const optionalText = v.optional(v.fallback(textSchema, ''), '')

const sessionsSchema = v.object({
  pcis: listOf(
    v.pipe(
      v.object({
        project: v.object({
          name: optionalText,
          url: optionalText,
          iconUrl: lenient(pictureSchema),
        }),
        pci: idSchema,
        expiry: secondsSchema,
        createdAt: secondsSchema,
        permissions: listOf(v.object({ type: textSchema, data: v.record(v.string(), v.unknown()) })),
        revokedAt: lenient(secondsSchema),
      }),
      v.transform((session): SmartSession => session),
    ),
  ),
})

/**
 * Fetches the sessions of an account, newest first. Invalid entries are left out.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchSessions(
  platform: Platform,
  caller: DataCaller,
  account: CaipAddress,
  signal: AbortSignal,
): Promise<readonly SmartSession[]> {
  const answer = await getData(platform, caller, { path: `/v1/sessions/${pathPart(account)}` }, signal)
  return readAnswer(sessionsSchema, answer).pcis.sort((one, other) => other.createdAt - one.createdAt)
}

/**
 * Tells the service that the account has revoked a session.
 * @param signature the answer of the wallet to `wallet_revokePermissions`
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function revokeSession(
  platform: Platform,
  caller: DataCaller,
  { account, pci, signature }: { account: CaipAddress; pci: string; signature: string },
  signal: AbortSignal,
): Promise<void> {
  const question = { path: `/v1/sessions/${pathPart(account)}/revoke`, body: { pci, signature } }
  await postData(platform, caller, question, signal)
}
