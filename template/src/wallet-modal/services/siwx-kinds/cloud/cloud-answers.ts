import * as v from 'valibot'
import { isNonce } from '../../../domain/siwx/nonce'

/** A token. It must be valid in an HTTP header. */
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,8192}$/))

/** The answer to `nonce`: a nonce, and a token that later proves that the nonce comes from the cloud. */
export const nonceSchema = v.looseObject({ nonce: v.pipe(v.string(), v.check(isNonce)), token })

/** The answer to `authenticate`. */
export const tokenSchema = v.looseObject({ token })

const accountSchema = v.looseObject({
  uuid: v.string(),
  caip2_chain: v.string(),
  address: v.string(),
  profile_uuid: v.optional(v.string()),
  created_at: v.optional(v.string()),
  is_main_account: v.optional(v.boolean()),
  connection_method: v.optional(v.nullable(v.looseObject({}))),
  metadata: v.optional(v.nullable(v.looseObject({}))),
  last_signed_in_at: v.optional(v.string()),
  signed_up_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
})

/** The answer to `me`: the account of the session and the end of the session. */
export const sessionSchema = v.looseObject({
  address: v.string(),
  caip2Network: v.string(),
  /** The end of the session in seconds since the epoch, within the range of `Date`. */
  exp: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e12)),
  aud: v.optional(v.string()),
  iss: v.optional(v.string()),
  sub: v.optional(v.string()),
  chainId: v.optional(v.union([v.number(), v.string()])),
  chainIdNamespace: v.optional(v.string()),
  uri: v.optional(v.string()),
  domain: v.optional(v.string()),
  nonce: v.optional(v.string()),
  projectUuid: v.optional(v.string()),
  profileUuid: v.optional(v.string()),
  appKitAccount: v.optional(accountSchema),
})

/** The cloud's data about the signed-in account. */
export type CloudSessionAccount = v.InferOutput<typeof sessionSchema>
