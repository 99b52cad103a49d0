import type { Relay, Struct } from './relay'

type Listener = (event: unknown) => void

interface Waiting {
  resolve(struct: Struct): void
  reject(error: unknown): void
}

/** How long the kit waits for the answer to a link, in milliseconds. The modal shows a link for a shorter time. */
const kitTime = 300_000

/** The parts of the pairing kit that the modal uses. The kit is slow, forgets no stored session, and reports each lost socket as an error. */
export class FakeKit {
  #isGone = false
  readonly #relay: Relay
  readonly #listeners = new Map<string, Map<Listener, () => void>>()
  readonly #relayListeners = new Map<string, Listener[]>()
  /** The answers that promises of this page wait for, by link. */
  readonly #waiting = new Map<string, Waiting>()

  constructor(relay: Relay) {
    this.#relay = relay
  }

  readonly session = {
    getAll: () => [...this.#relay.sessions.values()],
    set: async (topic: string, struct: Struct) => void this.#relay.sessions.set(topic, struct),
  }

  readonly auth = { requests: { getAll: () => [] }, pairingTopics: { getAll: () => [] } }

  readonly core = {
    crypto: { decode: () => {}, getClientId: async () => 'did:key:z6Mk' },
    history: { on: () => {}, off: () => {} },
    pairing: { getPairings: () => [] },
    heartbeat: { stop: () => {}, init: async () => {} },
    relayer: {
      on: (name: string, listener: Listener) =>
        void this.#relayListeners.set(name, [...(this.#relayListeners.get(name) ?? []), listener]),
      provider: { on: () => {} },
      publisher: { queue: new Map() },
      transportOpen: async () => {},
    },
  }

  on(name: string, listener: Listener): void {
    const known = this.#listeners.get(name) ?? new Map<Listener, () => void>()
    // The client keeps its listener for new sessions for the life of the kit, so the ledger does not count that listener.
    const close = name === 'session_connect' ? () => {} : this.#relay.ledger.open('listener', `kit:${name}`)
    this.#listeners.set(name, known.set(listener, close))
  }

  off(name: string, listener: Listener): void {
    this.#listeners.get(name)?.get(listener)?.()
    this.#listeners.get(name)?.delete(listener)
  }

  emit(name: string, event: unknown): void {
    const known = this.#listeners.get(name) ?? new Map<Listener, () => void>()
    // A listener may remove itself.
    ;[...known.keys()].forEach((listener) => listener(event))
  }

  /** Closes the entries of all listeners in the ledger, because the page that added the listeners has ended. */
  closeListeners(): void {
    for (const listeners of this.#listeners.values()) for (const close of listeners.values()) close()
  }

  /** The page of this kit has gone. */
  leave(): void {
    this.#isGone = true
    this.closeListeners()
  }

  /** Makes a link as soon as the relay has taken the offer. */
  async connect(): Promise<{ uri: string; approval: () => Promise<Struct> }> {
    const { clock, links, requests } = this.#relay
    const topic = this.#relay.nextTopic()
    const expiry = clock.now() + kitTime
    await requests.hold('relay', 'propose')
    links.set(topic, expiry)
    const answer = new Promise<Struct>((resolve, reject) => void this.#waiting.set(topic, { resolve, reject }))
    answer.catch(() => {})
    clock.after(kitTime, () => this.#waiting.get(topic)?.reject(new Error('Proposal expired')))
    const uri = `wc:${topic}@2?expiryTimestamp=${Math.floor(expiry / 1_000)}&relay-protocol=irn&symKey=5ec2e7`
    return { uri, approval: () => answer }
  }

  /** Ends a session. The storage forgets the session at once, and the relay is slow to say that the wallet will be told. */
  async disconnect({ topic }: { topic: string }): Promise<void> {
    if (this.#isGone) return
    if (!this.#relay.sessions.delete(topic)) throw new Error(`No matching key. session topic doesn't exist: ${topic}`)
    this.#relay.ended.add(topic)
    await this.#relay.requests.hold('relay', 'disconnect')
  }

  /** A wallet has approved a link of this browser. */
  async settled(struct: Struct): Promise<void> {
    await this.session.set(struct.topic, struct)
    if (this.#isGone) return
    this.emit('session_connect', { session: struct })
    await Promise.resolve()
    this.#waiting.get(struct.pairingTopic)?.resolve(struct)
  }

  /** A wallet has declined a link of this browser. */
  declined(topic: string): void {
    this.#waiting.get(topic)?.reject({ code: 5000, message: 'User rejected.' })
  }

  lost(): void {
    this.#tell('relayer_error', new Error('WebSocket connection closed abnormally with code: 1006'))
  }

  opened(): void {
    this.#tell('relayer_connect', undefined)
  }

  #tell(name: string, event: unknown): void {
    for (const listener of this.#relayListeners.get(name) ?? []) listener(event)
  }
}
