import * as v from 'valibot'
import type { AccountIdentity } from '../../domain/account/name'
import type { Platform } from '../../platform/platform'
import type { DataCaller } from '../data-request'
import { getData, pathPart } from '../data-request'
import { avatarSchema, idSchema, lenient, listOf, present, readAnswer, textSchema, wordSchema } from '../data-schema'

/** The address of a name, and its text records. */
export interface NameRecord {
  name: string
  /** The addresses by coin type; each key is a decimal number (ENSIP-9, ENSIP-11). */
  addresses: Readonly<Record<string, { address: string }>>
  attributes: readonly { avatar?: string; bio?: string }[]
}

/** The version of the service's answers that this code reads. */
const apiVersion = '2'

const identitySchema = v.pipe(
  v.object({ name: lenient(textSchema), avatar: lenient(avatarSchema) }),
  v.transform(({ name, avatar }): AccountIdentity => ({ name: name || null, avatar: avatar ?? null })),
)

const addressSchema = v.object({ address: idSchema })

const recordSchema = v.pipe(
  v.object({
    name: wordSchema,
    addresses: v.record(v.string(), v.unknown()),
    attributes: v.fallback(
      listOf(v.pipe(v.object({ avatar: lenient(avatarSchema), bio: lenient(textSchema) }), v.transform(present))),
      [],
    ),
  }),
  v.transform((record): NameRecord => ({
    ...record,
    addresses: Object.fromEntries(
      Object.entries(record.addresses).flatMap(([key, value]) => {
        const result = v.safeParse(addressSchema, value)
        return result.success ? [[key, { address: result.output.address }]] : []
      }),
    ),
  })),
)

/**
 * Fetches the name and the picture of an account.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function fetchIdentity(
  platform: Platform,
  caller: DataCaller,
  { address, sender }: { address: string; sender?: string },
  signal: AbortSignal,
): Promise<AccountIdentity> {
  const question = { path: `/v1/identity/${pathPart(address)}`, params: { sender } }
  return readAnswer(identitySchema, await getData(platform, caller, question, signal))
}

/**
 * Looks up the addresses of a name. The service also refuses a name without an owner; see `statusOf` and `reasonOf`.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function lookupName(
  platform: Platform,
  caller: DataCaller,
  name: string,
  signal: AbortSignal,
): Promise<NameRecord> {
  const question = { path: `/v1/profile/account/${pathPart(name)}`, params: { apiVersion } }
  return readAnswer(recordSchema, await getData(platform, caller, question, signal))
}

/**
 * Fetches the names of an account.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function reverseLookup(
  platform: Platform,
  caller: DataCaller,
  { address, sender }: { address: string; sender?: string },
  signal: AbortSignal,
): Promise<readonly NameRecord[]> {
  const question = { path: `/v1/profile/reverse/${pathPart(address)}`, params: { sender, apiVersion } }
  return readAnswer(listOf(recordSchema), await getData(platform, caller, question, signal))
}
