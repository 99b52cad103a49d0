import { randomBytes } from 'node:crypto'
import { dropOldest } from '../services/drop-oldest'
import type { ChannelRequest, FarcasterApproval } from './channel-request'

/** The parts of the sign-in message that the app decides. */
export type SignatureParams = Omit<ChannelRequest, 'nonce' | 'acceptAuthAddress'> & { readonly nonce: string }

/** A channel of the relay: one login, which an app has started and a phone approves. */
export interface Channel {
  readonly token: string
  /** The address of the phone page, which the app shows as a QR code. */
  readonly url: string
  readonly params: SignatureParams
  /** Whether the app accepts the signature of an auth address. Otherwise the custody address has to sign. */
  readonly acceptAuthAddress: boolean
  readonly userAgent: string
  /** Null while the channel is pending. */
  readonly approval: FarcasterApproval | null
}

const lifetimeMs = 600_000
const most = 500

/** The 500 newest channels of the relay. A channel ends after ten minutes. */
export class Channels {
  readonly #channels = new Map<string, { readonly channel: Channel; readonly expires: number }>()

  /** Opens a channel. @param urlOf returns the address of the phone page for the token of the channel */
  open(asked: Omit<Channel, 'token' | 'url' | 'approval'>, urlOf: (token: string) => string): Channel {
    const token = randomBytes(16).toString('hex').toUpperCase()
    const channel = { ...asked, token, url: urlOf(token), approval: null }
    this.#channels.set(token, { channel, expires: Date.now() + lifetimeMs })
    dropOldest(this.#channels, most)
    return channel
  }

  /** Returns the channel with a token; `undefined` for a token that is unknown, and for a channel that has ended. */
  find(token: string): Channel | undefined {
    const found = this.#channels.get(token)
    return found !== undefined && found.expires > Date.now() ? found.channel : undefined
  }

  /** Stores the approval of a channel. Returns the completed channel; `undefined` for an unknown or ended channel, as `find` does. */
  complete(token: string, approval: FarcasterApproval): Channel | undefined {
    const channel = this.find(token)
    const kept = this.#channels.get(token)
    if (channel === undefined || kept === undefined) return undefined
    const completed = { ...channel, approval }
    this.#channels.set(token, { ...kept, channel: completed })
    return completed
  }

  close(token: string): void {
    this.#channels.delete(token)
  }

  reset(): void {
    this.#channels.clear()
  }
}
