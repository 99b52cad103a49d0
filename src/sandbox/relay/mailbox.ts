import { dropOldest } from '../services/drop-oldest'

/** A message on its way from one client to another; the relay cannot read it. */
export interface Letter {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  readonly publishedAt: number
  readonly expiresAt: number
  /** The client that published it, which never gets it back. */
  readonly publisher: string
}

/** A message to publish. */
export type Draft = Pick<Letter, 'topic' | 'message' | 'tag' | 'attestation' | 'publisher'> & {
  /** How long it may be kept, in seconds. */
  readonly ttl: number
}

const mostLetters = 5_000
const longestTtl = 7 * 24 * 3_600

/** Keeps what was published until a reader acknowledges it or its time is over; the oldest go first when it is full. */
export class Mailbox {
  readonly #letters = new Map<number, Letter>()
  readonly #now: () => number
  #lastId = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** How many messages are stored now. */
  get size(): number {
    this.#dropExpired()
    return this.#letters.size
  }

  put({ ttl, ...draft }: Draft): Letter {
    const publishedAt = this.#now()
    this.#lastId += 1
    const expiresAt = publishedAt + Math.min(Math.max(ttl, 0), longestTtl) * 1_000
    const letter = { ...draft, id: this.#lastId, publishedAt, expiresAt }
    this.#letters.set(letter.id, letter)
    if (this.#letters.size > mostLetters) this.#dropExpired()
    dropOldest(this.#letters, mostLetters)
    return letter
  }

  /** What a reader of the topic has not been given, or has not acknowledged; never what it published itself. */
  waiting(topic: string, reader: string): readonly Letter[] {
    this.#dropExpired()
    return [...this.#letters.values()].filter((letter) => letter.topic === topic && letter.publisher !== reader)
  }

  acknowledge(id: number): void {
    this.#letters.delete(id)
  }

  clear(): void {
    this.#letters.clear()
  }

  #dropExpired(): void {
    const now = this.#now()
    for (const [id, { expiresAt }] of this.#letters) if (expiresAt <= now) this.#letters.delete(id)
  }
}
