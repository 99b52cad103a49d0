import type { Handlers, SharedContext } from '../../requests/context'
import type { Channel } from './channel'
import { awaitApproval, channelIsOver, openChannel } from './channel'

type FarcasterRequests = Pick<Handlers, 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER'>

/** The requests of a login with Farcaster. The visitor approves the login on a phone. */
export function farcasterRequests(context: SharedContext): FarcasterRequests {
  /** The channel that the latest GET_FARCASTER_URI has opened. A new GET_FARCASTER_URI ends the channel, because a visitor sees only the latest QR code. */
  let latest: { opened?: Channel; origin: string; ending: AbortController } | undefined

  return {
    async GET_FARCASTER_URI(_, { origin }) {
      latest?.ending.abort()
      const opening: typeof latest = { origin, ending: new AbortController() }
      latest = opening
      opening.opened = await openChannel(context, origin)
      return { url: opening.opened.url }
    },

    async CONNECT_FARCASTER(_, { origin, signal: given }) {
      const current = latest
      if (!current?.opened || current.origin !== origin) throw channelIsOver()
      const signal = AbortSignal.any([current.ending.signal, given])
      const answer = await awaitApproval(context, current.opened, signal)
      latest = undefined
      await context.logIn(answer, origin)
      return { userName: answer.name ?? '' }
    },
  }
}
