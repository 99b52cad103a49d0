import type { Kit } from './kit'

const disconnected = { code: 6000, message: 'User disconnected.' }

/**
 * The links whose sessions must be ended, because the wallet signed something invalid or answered too late. The kit opens such a
 * session anyway, some time after it announces the session.
 */
export class Refusals {
  readonly #kit: Kit
  readonly #pairingTopics = new Set<string>()

  constructor(kit: Kit) {
    this.#kit = kit
    const { session } = kit
    const set = session.set.bind(session)
    session.set = async (topic, struct) => {
      await set(topic, struct)
      if (this.has(struct)) this.#end(topic)
    }
  }

  has({ pairingTopic }: { readonly pairingTopic: string }): boolean {
    return this.#pairingTopics.has(pairingTopic)
  }

  /** Ends the sessions that this link has opened, and those that it opens later. */
  add(pairingTopic: string): void {
    // Some wallets fail when a session is ended twice.
    if (this.#pairingTopics.has(pairingTopic)) return
    this.#pairingTopics.add(pairingTopic)
    for (const session of this.#kit.session.getAll()) if (this.has(session)) this.#end(session.topic)
  }

  #end(topic: string): void {
    // Rejects when the session has already ended.
    this.#kit.disconnect({ topic, reason: disconnected }).catch(() => {})
  }
}
