import * as v from 'valibot'
import { windowProviders } from '../domain/wallets/social-names'

// The wallet server's requests and answers. The wallet frame imports this file, so it imports nothing of the server.
// Times are in milliseconds since the epoch. Bytes are base64url without padding.
// The frame uses only the types of the requests. The marks `@__PURE__` let bundlers leave the schemas of the requests out of the frame.

/** The headers that prove that a request comes from the browser that holds the device key. */
export const proofHeaders = {
  /** The public key: P-256, uncompressed, 65 bytes. */
  device: 'x-wallet-device',
  /** When the request was signed, as decimal text. */
  time: 'x-wallet-time',
  /** The ECDSA signature with SHA-256 over `proofText`: r and s, 64 bytes. */
  proof: 'x-wallet-proof',
} as const

interface SignedParts {
  method: string
  /** The path with the query, as in the request line. */
  path: string
  time: string
  /** The SHA-256 of the body as lower-case hexadecimal digits; without a body, the hash of no bytes. */
  bodyHash: string
}

/** The text that the device key signs for a request. */
export function proofText({ method, path, time, bodyHash }: SignedParts): string {
  return `wallet-request/1\n${method}\n${path}\n${time}\n${bodyHash}`
}

const bytes = (longest: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^[\w-]+$/, 'not base64url'))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000))
const time = v.pipe(v.number(), v.minValue(0))

/** An e-mail address, without spaces around it and in lower case. */
const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())
const appSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))
/** The tag of a language (BCP 47). A language without texts is a valid tag. */
const localeSchema = v.pipe(v.string(), v.maxLength(35), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'no language'))
const flowSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'no flow'))
const codeSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, 'not six digits'))
const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'no id'))

/** The id of a wallet: made by the server, part of what the login secret is derived from. */
export const walletIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'no wallet id'))

/** A wrapped vault key. `credentialId` and `prfSalt` belong to a passkey. */
const lockSchema = v.strictObject({
  kind: v.picklist(['login', 'login+passkey', 'login+code']),
  /** The version of the master key that the server derives the login secret from. */
  keyVersion: count,
  salt: bytes(128),
  iv: bytes(64),
  ct: bytes(512),
  credentialId: v.optional(bytes(1500)),
  prfSalt: v.optional(bytes(128)),
})

/** The encrypted seed, and the locks that wrap its key. Each change of the locks adds one to `version`. */
export const vaultSchema = v.strictObject({
  version: count,
  walletId: walletIdSchema,
  box: v.strictObject({ iv: bytes(64), ct: bytes(512) }),
  locks: v.pipe(v.array(lockSchema), v.minLength(1), v.maxLength(8)),
})
export type Vault = v.InferOutput<typeof vaultSchema>

const evmAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/, 'no EVM address'))

/** The public addresses of a wallet. */
export const walletAddressesSchema = v.strictObject({
  eip155: evmAddress,
  eip155SmartAccount: v.optional(evmAddress),
  solana: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'no Solana address')),
})
export type WalletAddresses = v.InferOutput<typeof walletAddressesSchema>

/**
 * `POST email/start` and `POST email/change/start`. `app` is the origin of the page that embeds the frame, `locale` the language of the
 * mails. Default: English.
 */
export const startRequestSchema = /* @__PURE__ */ v.strictObject({
  email: emailSchema,
  app: appSchema,
  locale: v.optional(localeSchema),
})

/** `POST email/device`. */
export const flowRequestSchema = /* @__PURE__ */ v.strictObject({ flow: flowSchema })

/** `POST email/finish`, `POST email/change/primary` and `POST email/change/secondary`. */
export const codeRequestSchema = /* @__PURE__ */ v.strictObject({ flow: flowSchema, code: codeSchema })

/** `POST vault`. */
export const newVaultRequestSchema = /* @__PURE__ */ v.strictObject({
  vault: vaultSchema,
  addresses: walletAddressesSchema,
})
export type NewVaultRequest = v.InferInput<typeof newVaultRequestSchema>

/** `PUT vault`. */
export const nextVaultRequestSchema = /* @__PURE__ */ v.strictObject({ vault: vaultSchema })

/** `DELETE devices`. */
export const deviceRequestSchema = /* @__PURE__ */ v.strictObject({ id: idSchema })

/** The social networks that visitors can log in with, through OAuth 2 or OpenID Connect. */
export const socialProviderSchema = v.picklist(windowProviders)
export type SocialProvider = v.InferOutput<typeof socialProviderSchema>

/** The identity providers of all logins. */
export const identityProviderSchema = v.picklist(['email', 'farcaster', ...windowProviders])

/** 32 random bytes or a SHA-256 hash, in base64url. */
const hashSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'not 32 bytes'))
const uriSchema = v.pipe(v.string(), v.maxLength(4096), v.url())

/**
 * `POST social/start` and `POST logins/start`. `challenge` is the SHA-256 of the frame's verifier (a text of 43 characters). Only the
 * browser that knows the verifier can finish the login.
 */
export const socialStartRequestSchema = /* @__PURE__ */ v.strictObject({
  provider: socialProviderSchema,
  app: appSchema,
  challenge: hashSchema,
})

/** `POST social/finish` and `POST logins/finish`. `uri` is the address of the callback, with the provider's answer in its query. */
export const socialFinishRequestSchema = /* @__PURE__ */ v.strictObject({ uri: uriSchema, verifier: hashSchema })

/** `DELETE logins`. */
export const loginRequestSchema = /* @__PURE__ */ v.strictObject({ id: idSchema })

/** `POST farcaster/start`. */
export const farcasterStartRequestSchema = /* @__PURE__ */ v.strictObject({ app: appSchema })

/** `email` is null for a user who has never proven an e-mail address to the wallet server. */
const userSchema = v.object({ id: v.string(), email: v.nullable(v.string()) })

/** A login of a user. The id is not a secret. `name` is the user's name at the provider, or the e-mail address. */
const loginSchema = v.object({
  id: v.string(),
  provider: identityProviderSchema,
  name: v.string(),
})

/** The answer of `GET offered`: the logins beside e-mail that this server is set up for. */
export const offeredAnswerSchema = v.object({ socials: v.array(socialProviderSchema), farcaster: v.boolean() })
export type OfferedAnswer = v.InferOutput<typeof offeredAnswerSchema>

/** The answer of `POST social/start` and `POST logins/start`: the address of the provider's page. */
export const socialStartAnswerSchema = v.object({ uri: v.string() })
export type SocialStartAnswer = v.InferOutput<typeof socialStartAnswerSchema>

/** The answer of `POST farcaster/start`: the address that the visitor's phone opens. */
export const farcasterStartAnswerSchema = v.object({ flow: flowSchema, url: v.string() })
export type FarcasterStartAnswer = v.InferOutput<typeof farcasterStartAnswerSchema>

/** The answer of `POST email/start`. */
export const startAnswerSchema = v.variant('action', [
  v.object({ action: v.picklist(['VERIFY_OTP', 'VERIFY_DEVICE']), flow: flowSchema }),
  v.object({ action: v.literal('CONNECT') }),
])
export type StartAnswer = v.InferOutput<typeof startAnswerSchema>

/** The answer of `POST email/device`. */
export const deviceAnswerSchema = v.object({ approved: v.boolean() })
export type DeviceAnswer = v.InferOutput<typeof deviceAnswerSchema>

/**
 * The answer of `POST email/finish` and `POST social/finish`. The token is a secret of 32 random bytes. `name` is the visitor's name at
 * the provider.
 */
export const loginAnswerSchema = v.object({
  token: v.string(),
  expiresAt: time,
  user: userSchema,
  name: v.optional(v.string()),
})
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>

/** The answer of `POST farcaster/finish`: the session, or `approved: false` while the visitor has not approved the login. */
export const farcasterAnswerSchema = v.union([loginAnswerSchema, v.object({ approved: v.literal(false) })])
export type FarcasterAnswer = v.InferOutput<typeof farcasterAnswerSchema>

/** The answer of `POST logins/finish`: the new login. */
export const newLoginAnswerSchema = loginSchema
export type NewLoginAnswer = v.InferOutput<typeof newLoginAnswerSchema>

/**
 * The answer of `POST email/change/start`. `VERIFY_SECONDARY_OTP` means that the user has no address yet, so the server has mailed the code
 * to the new address.
 */
export const changeStartAnswerSchema = v.object({
  action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
  flow: flowSchema,
})
export type ChangeStartAnswer = v.InferOutput<typeof changeStartAnswerSchema>

/** The answer of `POST email/change/primary`. */
export const changePrimaryAnswerSchema = v.object({ action: v.literal('VERIFY_SECONDARY_OTP') })
export type ChangePrimaryAnswer = v.InferOutput<typeof changePrimaryAnswerSchema>

/** The answer of `POST email/change/secondary`: the new address. */
export const changeSecondaryAnswerSchema = v.object({ email: v.string() })
export type ChangeSecondaryAnswer = v.InferOutput<typeof changeSecondaryAnswerSchema>

/** The answer of `GET me`. `secrets` open the locks of the kind `login`, one for each version of the master key. */
export const meAnswerSchema = v.object({
  user: userSchema,
  logins: v.fallback(v.array(loginSchema), []),
  loggedInAt: time,
  wallet: v.nullable(v.object({ walletId: walletIdSchema, vault: vaultSchema, addresses: walletAddressesSchema })),
  secrets: v.pipe(
    v.array(v.object({ walletId: walletIdSchema, keyVersion: count, secret: bytes(64) })),
    v.maxLength(16),
  ),
})
export type MeAnswer = v.InferOutput<typeof meAnswerSchema>

/** The answer of `POST vault` and `PUT vault`. */
export const vaultAnswerSchema = v.object({ stored: v.literal(true) })
export type VaultAnswer = v.InferOutput<typeof vaultAnswerSchema>

/** The answer of `GET devices`: the browsers that are logged in. */
export const devicesAnswerSchema = v.object({
  devices: v.array(
    v.object({ id: v.string(), name: v.string(), loggedInAt: time, lastSeenAt: time, current: v.boolean() }),
  ),
})
export type DevicesAnswer = v.InferOutput<typeof devicesAnswerSchema>

/** The answer of `POST sign-out`, `DELETE devices` and `DELETE logins`. */
export const emptyAnswerSchema = v.object({})

/** How often a code may be tried. */
export const maxAttempts = 5

/** The longest time in seconds that a refusal can name: a day, which is the longest default rate limit. */
const maxWaitSeconds = 86_400

/**
 * A number for the sentence of a refusal: whole, and from 0 to the limit. Any other value counts as missing, because the sentence can be shown without
 * its number.
 */
const numberUpTo = (limit: number) =>
  v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(limit))), undefined)

/** The answer of every request that is refused. */
export const errorAnswerSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    /** The server's time. Comes with `CLOCK_NOT_RIGHT`. */
    now: v.optional(time),
    /** How often the code can still be tried. Comes with `CODE_NOT_VALID`. */
    attemptsLeft: numberUpTo(maxAttempts),
    /** The seconds to wait, as in the header `Retry-After`. Comes with `TOO_MANY_REQUESTS`. */
    retryAfter: numberUpTo(maxWaitSeconds),
  }),
})

/** The fields of the answer to a refused request, without the code and the message. */
export type RefusalFacts = Omit<v.InferOutput<typeof errorAnswerSchema>['error'], 'code' | 'message'>
