import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, readJson, sendJson } from '../http/respond'
import type { FarcasterFault } from '../services/login-fault-kinds'
import { lieAbout, type SignText } from './approve'
import { readApproval, readChannelRequest, type FarcasterApproval } from './channel-request'
import type { Channel, Channels } from './channels'
import { farcasterPeople } from './people'

/** The parts of the sandbox that the three calls of the relay use. */
export interface RelayDeps {
  readonly channels: Channels
  readonly sign: SignText
  readonly fault: FarcasterFault['kind'] | undefined
  /** The address of the phone page. */
  readonly phonePage: string
}

/** Opens a channel for an app. @throws HttpError 400 that names the wrong field */
export async function openChannel(deps: RelayDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {
    acceptAuthAddress,
    nonce = randomBytes(8).toString('hex'),
    ...params
  } = readChannelRequest(await readJson(request))
  const userAgent = request.headers['user-agent'] ?? ''
  const asked = { params: { ...params, nonce }, acceptAuthAddress, userAgent }
  const { token, url } = deps.channels.open(asked, (channel) => `${deps.phonePage}?channelToken=${channel}`)
  sendJson(response, { channelToken: token, url, nonce }, 201)
}

/**
 * Tells an app the state of a channel: 202 while the channel is pending, 200 with the approval. The channel ends after the approval
 * is sent.
 * @throws HttpError 401 for an unknown or expired channel
 */
export async function sendStatus(deps: RelayDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { channels, sign, fault } = deps
  const channel = fault === 'expired' ? undefined : channels.find(tokenOf(request))
  if (channel === undefined) throw unauthorized()
  if (channel.approval === null) return sendJson(response, statusOf(channel, null), 202)
  channels.close(channel.token)
  sendJson(response, statusOf(channel, await lieAbout(channel, channel.approval, fault, sign)))
}

/**
 * Accepts the approval of a wallet. The real relay checks the wallet's key in `x-farcaster-auth-relay-key`. The sandbox accepts every
 * key, because the app checks the signature of the message.
 * @throws HttpError 400 that names the wrong field, 401 without a key and for an unknown or expired channel
 */
export async function takeApproval(deps: RelayDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readJson(request)
  const key = request.headers['x-farcaster-auth-relay-key']
  if (key === undefined || key === '') throw unauthorized()
  const channel = deps.channels.complete(tokenOf(request), readApproval(body))
  if (channel === undefined) throw unauthorized()
  sendJson(response, statusOf(channel, channel.approval), 201)
}

function statusOf(channel: Channel, approval: FarcasterApproval | null): unknown {
  const { url, params, acceptAuthAddress, userAgent } = channel
  return {
    state: approval === null ? 'pending' : 'completed',
    nonce: params.nonce,
    url,
    ...(approval !== null && { ...approval, ...addressesOf(approval.fid) }),
    signatureParams: params,
    metadata: { ip: '127.0.0.1', userAgent },
    acceptAuthAddress,
  }
}

function addressesOf(fid: number): { verifications: readonly string[]; custody?: string } {
  const person = farcasterPeople.find((one) => one.fid === fid)
  return person === undefined ? { verifications: [] } : { verifications: [person.custody], custody: person.custody }
}

function tokenOf({ headers }: IncomingMessage): string {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token === undefined) throw unauthorized()
  return token
}

function unauthorized(): HttpError {
  return new HttpError(401, 'Unauthorized')
}
