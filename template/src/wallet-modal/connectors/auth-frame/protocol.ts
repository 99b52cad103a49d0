import * as v from 'valibot'
import { rpcRequestSchema } from './rpc-schemas'

/** The version of the protocol. The page names it in the address of the frame. */
export const protocolVersion = '4'

/** The prefix of the types of all messages that the page sends. */
export const appPrefix = '@w3m-app/'
/** The prefix of the types of the frame's replies and of READY. */
export const framePrefix = '@w3m-frame/'
/** The prefix of the messages of the frame that other clients of this protocol do not know, so that they ignore these messages. */
const ownPrefix = '@wallet-frame/'

/** The longest type of a message, in characters. Longer types are ignored without a comparison. */
export const maxTypeLength = 80

const text = v.pipe(v.string(), v.maxLength(2048))
const shortText = v.pipe(v.string(), v.maxLength(200))
const email = v.pipe(v.string(), v.maxLength(254), v.email())
const code = v.pipe(v.string(), v.regex(/^\d{6}$/))
const chainId = v.union([v.pipe(v.string(), v.maxLength(80)), v.pipe(v.number(), v.safeInteger(), v.minValue(1))])
const accountType = v.picklist(['eoa', 'smartAccount'])
/** The tag of a language (BCP 47). */
export const localeSchema = v.pipe(v.string(), v.maxLength(35), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))
/** An address for a mail, and the language of the mail. Default: English. */
const mailbox = v.object({ email, locale: v.optional(localeSchema) })
const nothing = v.optional(v.unknown())

const account = v.object({ address: shortText, type: accountType })

/** An address on the web. Plain http is allowed on this computer only. */
const link = v.pipe(
  text,
  v.check((value) => {
    if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  }),
)

const user = v.object({
  email: v.optional(v.nullable(email)),
  address: shortText,
  chainId,
  smartAccountDeployed: v.optional(v.boolean()),
  accounts: v.optional(v.pipe(v.array(account), v.maxLength(16))),
  preferredAccountType: v.optional(accountType),
})

const socialUser = v.object({
  ...v.omit(user, ['smartAccountDeployed']).entries,
  email: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(254)))),
  userName: v.optional(v.nullable(shortText)),
})

const theme = v.object({
  themeMode: v.optional(v.picklist(['light', 'dark'])),
  themeVariables: v.optional(v.record(shortText, v.union([shortText, v.number()]))),
  w3mThemeVariables: v.optional(v.record(shortText, shortText)),
})

const dappData = v.object({
  metadata: v.optional(
    v.object({ name: shortText, description: text, url: text, icons: v.pipe(v.array(text), v.maxLength(16)) }),
  ),
  sdkVersion: v.optional(shortText),
  sdkType: v.optional(shortText),
  projectId: shortText,
  /** The language of the page. */
  locale: v.optional(localeSchema),
})

/** The requests of the page: the schema of the payload, and the schema of a successful reply's payload. */
export const requestSchemas = {
  SWITCH_NETWORK: { payload: v.object({ chainId }), reply: v.object({ chainId }) },
  CONNECT_EMAIL: {
    payload: mailbox,
    reply: v.object({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  CONNECT_DEVICE: { payload: nothing, reply: nothing },
  CONNECT_OTP: { payload: v.object({ otp: code }), reply: nothing },
  CONNECT_SOCIAL: {
    payload: v.object({ uri: text, preferredAccountType: v.optional(accountType) }),
    reply: socialUser,
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: v.object({ provider: v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
    reply: v.object({ uri: link }),
  },
  GET_FARCASTER_URI: { payload: nothing, reply: v.object({ url: link }) },
  CONNECT_FARCASTER: { payload: nothing, reply: v.object({ userName: shortText }) },
  GET_USER: {
    payload: v.optional(
      v.object({
        chainId: v.optional(chainId),
        preferredAccountType: v.optional(accountType),
        socialUri: v.optional(text),
      }),
    ),
    reply: user,
  },
  SIGN_OUT: { payload: nothing, reply: nothing },
  IS_CONNECTED: {
    payload: v.optional(v.object({ token: v.optional(text) })),
    reply: v.object({ isConnected: v.boolean() }),
  },
  GET_CHAIN_ID: { payload: nothing, reply: v.object({ chainId }) },
  RPC_REQUEST: { payload: rpcRequestSchema, reply: v.optional(v.unknown()) },
  UPDATE_EMAIL: {
    payload: mailbox,
    reply: v.object({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: v.object({ otp: code }), reply: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: v.object({ otp: code }), reply: v.object({ newEmail: email }) },
  SYNC_THEME: { payload: theme, reply: nothing },
  SYNC_DAPP_DATA: { payload: dappData, reply: nothing },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    reply: v.object({ smartAccountEnabledNetworks: v.pipe(v.array(v.number()), v.maxLength(64)) }),
  },
  INIT_SMART_ACCOUNT: { payload: nothing, reply: v.object({ address: shortText, isDeployed: v.boolean() }) },
  SET_PREFERRED_ACCOUNT: {
    payload: v.object({ type: accountType }),
    reply: v.object({ type: accountType, address: shortText }),
  },
  RELOAD: { payload: nothing, reply: nothing },
} as const

export type RequestName = keyof typeof requestSchemas
export type RequestPayload<N extends RequestName> = v.InferInput<(typeof requestSchemas)[N]['payload']>
export type ReplyPayload<N extends RequestName> = v.InferOutput<(typeof requestSchemas)[N]['reply']>

/** The account of the visitor, as the frame describes it in a reply to GET_USER. */
export type FrameUser = ReplyPayload<'GET_USER'>

/** A request of the page. */
export interface RequestMessage {
  type: string
  id: string
  payload?: unknown
}

/** Other clients of this protocol use short ids. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** The outside form of a request. The payload is checked with the schema of its name. */
export const requestMessageSchema = v.object({
  type: v.pipe(v.string(), v.startsWith(appPrefix), v.maxLength(maxTypeLength)),
  id,
  payload: v.optional(v.unknown()),
})

/** The outside form of a reply. The payload is checked with the schema of its request. */
export const replyMessageSchema = v.object({
  type: v.pipe(v.string(), v.startsWith(framePrefix), v.maxLength(maxTypeLength)),
  id,
  payload: v.optional(v.unknown()),
})

/**
 * The message of the page that nobody waits for a request any more. It has the id of that request and gets no reply. The frame drops the
 * request, so that the visitor cannot approve what the page has given up.
 */
export const abortType = `${appPrefix}ABORT_REQUEST`

export const abortMessageSchema = v.object({ type: v.literal(abortType), id })

/** The message of the frame that it is loaded. */
export const readyType = `${framePrefix}READY`
/** The message of the wallet's server, in place of the frame, that this page may not use the wallet. */
export const unverifiedDomainType = `${ownPrefix}UNVERIFIED_DOMAIN`

/** The type of the message that names the logins that the wallet server is set up for. Each document of the frame sends the message once. */
export const offeredType = `${ownPrefix}OFFERED`

export const offeredSchema = v.object({
  // The page ignores ids that it does not know.
  socials: v.pipe(v.array(shortText), v.maxLength(32)),
  farcaster: v.boolean(),
})

export const offeredMessageSchema = v.object({ type: v.literal(offeredType), payload: offeredSchema })

/**
 * The message of the frame that the visitor has to do something in it, or has done it, while it answers a request that the page
 * does not show the frame for. Example: a wallet with a passkey is opened after a login.
 */
export const frameNeededType = `${ownPrefix}FRAME_NEEDED`

export const frameNeededSchema = v.object({
  type: v.literal(frameNeededType),
  payload: v.object({ isNeeded: v.boolean() }),
})

export const readyMessageSchema = v.object({
  type: v.literal(readyType),
  payload: v.object({ version: v.optional(shortText) }),
})

export const unverifiedDomainSchema = v.object({ type: v.literal(unverifiedDomainType) })

/** The longest message of an error that is shown, in characters. */
export const maxErrorLength = 512

/** A sentence about an error for the visitor, and its language. */
const shown = v.object({ text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxErrorLength)), lang: localeSchema })
export type Shown = v.InferOutput<typeof shown>

/**
 * The payload of a reply that reports an error. The message is in English, for the code and the logs of the app. Without a valid sentence for the visitor, the
 * reply is valid, too: older frames do not send one, and frames leave it out in English.
 */
export const errorPayloadSchema = v.object({
  message: v.pipe(v.string(), v.nonEmpty()),
  code: v.optional(v.number()),
  shown: v.fallback(v.optional(shown), undefined),
})

/** Whether a text is the name of a request. */
export function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requestSchemas, name)
}
