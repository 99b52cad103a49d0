import * as v from 'valibot'
import { isSafeAddress } from '../check-address'
import { limitedFetch } from '../outside/limited-fetch'
import { unavailable } from '../outside/provider-failure'

const channelSchema = v.object({
  channelToken: v.pipe(v.string(), v.regex(/^[\w-]{8,256}$/, 'no token')),
  url: v.pipe(v.string(), v.maxLength(2048), v.check(isSafeAddress, 'not safe')),
})

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20_000))), undefined)

const statusSchema = v.object({ state: v.string(), message: text, signature: text, username: text })

/** The relay's answer about a channel. The answer is not trusted. */
export type ChannelStatus = v.InferOutput<typeof statusSchema>

interface ChannelRequest {
  /** The origin of the page that the visitor logs in to. */
  siweUri: string
  /** The host of this page. */
  domain: string
  nonce: string
  /** A time in the format of RFC 3339. */
  expirationTime: string
}

/** The client of a Farcaster relay. The methods reject with a ProviderFailure when the relay does not answer as expected. */
export interface Relay {
  /** Opens a channel. Returns the token of the channel, and the address that the visitor's phone opens. */
  open(request: ChannelRequest): Promise<{ channelToken: string; url: string }>
  /** The state of a channel. Undefined if the relay does not know the channel. */
  status(channelToken: string): Promise<ChannelStatus | undefined>
}

/** Creates the client of a relay. */
export function createRelay(address: string): Relay {
  async function ask<T>(path: string, init: RequestInit, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
    let status = 0
    try {
      const answer = await limitedFetch(`${address}${path}`, init)
      ;({ status } = answer)
      if ([401, 403, 404, 410].includes(status)) return undefined
      if (answer.ok) return v.parse(schema, await answer.json())
    } catch {
      // The visitor sees the same message for every fault. The relay's texts are not logged.
    }
    throw unavailable('Farcaster', status === 0 ? 'the relay does not answer' : `the relay answered with ${status}`)
  }

  return {
    async open(request) {
      const body = JSON.stringify({ ...request, acceptAuthAddress: true })
      const headers = { 'content-type': 'application/json' }
      const channel = await ask('/v1/channel', { method: 'POST', headers, body }, channelSchema)
      if (!channel) throw unavailable('Farcaster', 'the relay opens no channel')
      return channel
    },
    status: (channelToken) =>
      ask('/v1/channel/status', { headers: { authorization: `Bearer ${channelToken}` } }, statusSchema),
  }
}
