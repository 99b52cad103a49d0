import { makeAutoObservable, observableShallow } from 'mobx'
import type { SendOutcome } from '../../../adapters/chain-reader'
import type { Platform } from '../../../platform/platform'
import type { SentTransactions } from '../../../stores/account/sent-transactions'
import type { SendReview } from './review'

/** The texts of a request: `summary` is shown while the wallet is asked, `started` after the transaction was sent. */
export interface RequestTexts {
  summary: string
  started: string
}

/** The pauses before each query for the outcome of a request, in milliseconds. */
const pauses = [0, 2_000, 4_000, 8_000, 16_000]

/** A request to a wallet whose outcome is not known. */
export class OpenRequest {
  readonly review: SendReview
  readonly texts: RequestTexts
  /** Aborts when the visitor stops waiting for this request. */
  readonly signal: AbortSignal
  /**
   * asking: the visitor waits for the wallet's answer. left: the visitor does not wait any more, but the wallet may still show
   * the request. unclear: the wallet's answer leaves open whether the transaction was sent.
   */
  state: 'asking' | 'left' | 'unclear' = 'asking'
  /** The message of the error that the wallet answered with. */
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

/** The requests of this page to wallets whose outcome is not known. A reload clears the list. */
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

  /** Removes a request from the list. Returns false when the request is not in the list. */
  remove(request: OpenRequest): boolean {
    const index = this.list.indexOf(request)
    if (index === -1) return false
    this.list.splice(index, 1)
    return true
  }

  /** The visitor stops waiting for all of the requests. */
  leave(): void {
    for (const request of this.list) request.leave()
  }

  /** Queries the network once for the outcome of a request. If the network does not answer, the outcome is `unknown`. */
  async look({ review, told }: OpenRequest): Promise<SendOutcome> {
    const { chainId, find } = { chainId: review.network.caipNetworkId, find: review.find }
    const known = new Set(
      [...this.#sent.all.values()].filter((sent) => sent.chainId === chainId).map(({ hash }) => hash),
    )
    const { signal } = new AbortController()
    return (await find?.({ known, told, signal }).catch(() => undefined)) ?? { state: 'unknown' }
  }

  /** Queries the outcome of a request repeatedly for half a minute, as long as the request is in the list. */
  async follow(request: OpenRequest, look: () => Promise<unknown>): Promise<void> {
    for (const pause of pauses) {
      if (pause > 0) await new Promise<void>((resume) => void this.#platform.after(pause, resume))
      if (!this.has(request)) return
      await look()
    }
  }
}
