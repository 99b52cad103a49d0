import type { Kit } from './kit'

const disconnected = { code: 6000, message: 'User disconnected.' }

/**
 * Links whose sessions are turned away: because what the wallet has signed is not valid, or because it answered too late. The
 * kit opens such a session all the same, and some time after it has said so.
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

  /** Ends what this link has opened, and what it will. */
  add(pairingTopic: string): void {
    // A session that is ended twice is one too many for some wallets.
    if (this.#pairingTopics.has(pairingTopic)) return
    this.#pairingTopics.add(pairingTopic)
    for (const session of this.#kit.session.getAll()) if (this.has(session)) this.#end(session.topic)
  }

  #end(topic: string): void {
    // Rejects when the session is unknown by now, which is what was wanted.
    this.#kit.disconnect({ topic, reason: disconnected }).catch(() => {})
  }
}
