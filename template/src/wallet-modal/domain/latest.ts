/** Makes the latest of several attempts count: each attempt has a signal, which aborts when the next attempt begins. */
export class Latest {
  #controller = new AbortController()

  /** The signal of the latest attempt. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Begins an attempt and returns its signal. The attempt before then changes nothing any more. */
  begin(): AbortSignal {
    this.stop()
    this.#controller = new AbortController()
    return this.signal
  }

  /** Ends the latest attempt. */
  stop(): void {
    this.#controller.abort()
  }
}
