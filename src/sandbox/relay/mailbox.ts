import { dropOldest } from '../services/drop-oldest'

/** A message from one client to another. The message is encrypted, so the relay cannot read it. */
export interface Letter {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  readonly publishedAt: number
  readonly expiresAt: number
  /** The client that has published the message. The client never gets its own message back. */
  readonly publisher: string
}

/** A message to publish. */
export type Draft = Pick<Letter, 'topic' | 'message' | 'tag' | 'attestation' | 'publisher'> & {
  /** The time that the relay may keep the message, in seconds. */
  readonly ttl: number
}

const mostLetters = 5_000
const longestTtl = 7 * 24 * 3_600

/** Stores published messages until a reader acknowledges them or their time is over. If the mailbox is full, the oldest messages are removed. */
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

  /** Returns the topic's messages that no reader has acknowledged, without the messages that this reader has published. */
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
