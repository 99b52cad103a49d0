import * as v from 'valibot'
import { HttpError } from '../http/respond'

const longest = 2_000
const text = v.pipe(v.string(), v.maxLength(longest))
const address = v.pipe(text, v.url())
const time = v.pipe(
  text,
  v.regex(/^\d{4}-\d\d-\d\dT/),
  v.check((value) => !Number.isNaN(Date.parse(value))),
)

const channelRequest = v.strictObject({
  siweUri: address,
  domain: v.pipe(text, v.regex(/^[a-zA-Z0-9.-]+(:\d+)?$/)),
  nonce: v.exactOptional(v.pipe(text, v.regex(/^[a-zA-Z0-9]{8,}$/))),
  notBefore: v.exactOptional(time),
  expirationTime: v.exactOptional(time),
  requestId: v.exactOptional(text),
  redirectUrl: v.exactOptional(text),
  acceptAuthAddress: v.optional(v.boolean(), false),
})

const approval = v.strictObject({
  message: text,
  signature: v.pipe(text, v.regex(/^0x([0-9a-f]{2})+$/i)),
  authMethod: v.exactOptional(v.picklist(['custody', 'authAddress'])),
  fid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  username: v.exactOptional(v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{0,15}(\.eth)?$/))),
  bio: v.exactOptional(text),
  displayName: v.exactOptional(text),
  pfpUrl: v.exactOptional(address),
})

/** The request of an app to open a channel. */
export type ChannelRequest = v.InferOutput<typeof channelRequest>

/** The approval that a wallet sends to the relay: the signed message, and the profile of the person who has approved. */
export type FarcasterApproval = v.InferOutput<typeof approval>

/** Reads the body of a request to open a channel. @throws HttpError 400 that names the wrong field */
export function readChannelRequest(body: unknown): ChannelRequest {
  return read(channelRequest, body)
}

/** Reads the body of an approval. @throws HttpError 400 that names the wrong field */
export function readApproval(body: unknown): FarcasterApproval {
  return read(approval, body)
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new HttpError(
    400,
    `Validation error: ${v.getDotPath(issue) ?? 'the body'} is missing, unknown or has a wrong form`,
  )
}
