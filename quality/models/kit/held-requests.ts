import { Ledger } from '../ledger/ledger'

/** A request that nobody has answered yet. */
export interface Held {
  /** Who was asked, such as the name of a wallet. */
  of: string
  method: string
  params: unknown
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** The requests that wait for an answer, the oldest first. A model answers them when it wants. */
export class HeldRequests {
  readonly open: Held[] = []
  /** Called with each new request. */
  onHeld: (held: Held) => void = () => {}
  readonly #ledger: Ledger

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  /**
   * Holds a request until the model answers it.
   * @param signal ends the request without an answer when it aborts
   */
  hold(of: string, method: string, params?: unknown, signal?: AbortSignal | null): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const close = this.#ledger.open('request', `${of}:${method}`)
      const end = () => {
        close()
        const index = this.open.indexOf(held)
        if (index >= 0) this.open.splice(index, 1)
      }
      const held: Held = {
        of,
        method,
        params,
        resolve: (value) => (end(), resolve(value)),
        reject: (error) => (end(), reject(error)),
      }
      this.open.push(held)
      if (signal) Ledger.outside(() => signal.addEventListener('abort', () => held.reject(signal.reason)))
      this.onHeld(held)
    })
  }

  /** The open requests of one receiver or of all, with one of the methods. */
  find(methods: readonly string[], of?: string): Held[] {
    return this.open.filter((held) => methods.includes(held.method) && (of === undefined || held.of === of))
  }
}
