import { makeAutoObservable, observableShallow } from 'mobx'
import type { SendOutcome } from '../../../adapters/chain-reader'
import type { Platform } from '../../../platform/platform'
import type { SentTransactions } from '../../../stores/sent-transactions'
import type { SendReview } from './review'

/** What the wallet's view says while it waits, and what the modal says when it did. */
export interface RequestTexts {
  summary: string
  started: string
}

/** How long to wait before each time that the network is asked what became of a request, in milliseconds. */
const pauses = [0, 2_000, 4_000, 8_000, 16_000]

/** A request that a wallet was asked and whose outcome is not known. */
export class OpenRequest {
  readonly review: SendReview
  readonly texts: RequestTexts
  /** Aborts when the visitor stops waiting for this request. */
  readonly signal: AbortSignal
  /**
   * asking: the visitor waits for the answer. left: nobody waits any more, and the wallet may still show it. unclear: what the
   * wallet answered leaves open whether it was sent.
   */
  state: 'asking' | 'left' | 'unclear' = 'asking'
  /** What the wallet said in place of a hash. */
  told = ''

  constructor(review: SendReview, texts: RequestTexts, signal: AbortSignal) {
    this.review = review
    this.texts = texts
    this.signal = signal
    makeAutoObservable(this, { review: false, texts: false, signal: false })
  }

  leave(): void {
    if (this.state === 'asking') this.state = 'left'
  }

  setUnclear(told: string): void {
    this.state = 'unclear'
    this.told = told
  }
}

/** The requests that this page sent to wallets and whose outcome is not known. A reload forgets them. */
export class OpenRequests {
  readonly list: OpenRequest[] = []
  readonly #platform: Platform
  readonly #sent: SentTransactions

  constructor(platform: Platform, sent: SentTransactions) {
    this.#platform = platform
    this.#sent = sent
    makeAutoObservable(this, { list: observableShallow, look: false, follow: false })
  }

  add(...facts: ConstructorParameters<typeof OpenRequest>): OpenRequest {
    const request = new OpenRequest(...facts)
    this.list.push(request)
    return request
  }

  has(request: OpenRequest): boolean {
    return this.list.includes(request)
  }

  /** Takes a request off the list. True when it was still on it. */
  remove(request: OpenRequest): boolean {
    const index = this.list.indexOf(request)
    if (index === -1) return false
    this.list.splice(index, 1)
    return true
  }

  /** The visitor waits for none of the requests any more. */
  leave(): void {
    for (const request of this.list) request.leave()
  }

  /** Looks once for what became of a request. A network that does not answer leaves it unknown. */
  async look({ review, told }: OpenRequest): Promise<SendOutcome> {
    const { chainId, find } = { chainId: review.network.caipNetworkId, find: review.find }
    const known = new Set(
      [...this.#sent.all.values()].filter((sent) => sent.chainId === chainId).map(({ hash }) => hash),
    )
    const { signal } = new AbortController()
    return (await find?.({ known, told, signal }).catch(() => undefined)) ?? { state: 'unknown' }
  }

  /** Looks again and again for half a minute, as long as it is open. */
  async follow(request: OpenRequest, look: () => Promise<unknown>): Promise<void> {
    for (const pause of pauses) {
      if (pause > 0) await new Promise<void>((resume) => void this.#platform.after(pause, resume))
      if (!this.has(request)) return
      await look()
    }
  }
}
