/** A request that an app has sent to the wallet, and the wallet's answer. */
export interface WalletRequest {
  /** The number of the request. Each request has a higher number than the request before. */
  readonly number: number
  /** When the request came, in milliseconds since the epoch. */
  readonly at: number
  /** The origin of the page, or the address that a paired app gives. */
  readonly origin: string
  readonly via: 'page' | 'pairing'
  readonly method: string
  readonly params: unknown
  /** Undefined while the wallet has not answered, and for a request that the wallet never answers. */
  readonly answer?: WalletAnswer
}

/** The wallet's answer to an app. */
export type WalletAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

/** The log keeps so many requests, and drops the oldest. Otherwise a sandbox that runs for days would need more and more memory. */
const maxRequests = 10_000

/** All requests that apps have sent to the wallet, in order. */
export class RequestLog {
  readonly #requests = new Map<number, WalletRequest>()
  readonly #numbers = new WeakMap<AbortSignal, number>()
  #count = 0

  get all(): readonly WalletRequest[] {
    return [...this.#requests.values()]
  }

  /**
   * Adds a request. Call the returned function with the answer.
   * @param signal the signal that aborts when the app of the request is gone. Each request has a signal of its own.
   */
  add(
    request: Pick<WalletRequest, 'origin' | 'via' | 'method' | 'params'>,
    signal: AbortSignal,
  ): (answer: WalletAnswer) => void {
    this.#count += 1
    this.#numbers.set(signal, this.#count)
    const logged = { number: this.#count, at: Date.now(), ...request }
    this.#requests.set(logged.number, logged)
    this.#requests.delete(logged.number - maxRequests)
    return (answer) => {
      if (this.#requests.has(logged.number)) this.#requests.set(logged.number, { ...logged, answer })
    }
  }

  /** The number of the request with this signal. @throws Error if no request with this signal was added */
  numberOf(signal: AbortSignal): number {
    const number = this.#numbers.get(signal)
    if (number === undefined) throw new Error('The log has no request with this signal')
    return number
  }

  clear(): void {
    this.#requests.clear()
  }
}
