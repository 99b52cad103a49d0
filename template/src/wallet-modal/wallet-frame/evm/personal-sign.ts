import * as v from 'valibot'
import type { Hex } from 'viem'
import { hashMessage, hexToBytes } from 'viem'
import { describeMessage } from '../approval/message-approval'
import { utf8 } from '../bytes'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import type { SigningRequest } from '../requests/rpc'
import { approvalFacts } from '../requests/approval-facts'
import { signForAccount } from './sign'

const paramsSchema = v.looseTuple([
  v.pipe(v.string(), v.maxLength(200_000)),
  v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i)),
])

/** The bytes of a message: of hexadecimal digits after 0x, else of the text itself. */
function messageBytes(message: string): Uint8Array {
  return /^0x(?:[0-9a-f]{2})*$/i.test(message) ? hexToBytes(message.toLowerCase() as Hex) : utf8(message)
}

/** Answers `personal_sign`: shows the message and signs it. */
export async function signPersonalMessage(request: SigningRequest, params: unknown): Promise<Hex> {
  const read = v.safeParse(paramsSchema, params)
  if (!read.success) throw invalidParams('personal_sign takes a message and an address')
  const [message, address] = read.output
  const signing = await approvalFacts(request, 'eip155')
  const { facts, network } = signing
  if (address.toLowerCase() !== signing.address.toLowerCase())
    throw new FrameError('The request is for another account', errorCodes.unauthorized)
  const bytes = messageBytes(message)
  const { origin } = facts
  const now = request.context.api.now()
  const described = await describeMessage(
    bytes,
    { origin, address: signing.address, chainId: network.caipNetworkId, now },
    facts.language,
  )
  await request.context.ask({ ...facts, ...described, movesValue: false })
  return signForAccount(request, signing, hashMessage({ raw: bytes }))
}
