import type { Scheduler } from '../../domain/timeout'

/** Timers that are cancelled together. */
export class Timers {
  readonly #after: Scheduler
  #stops: (() => void)[] = []

  constructor(after: Scheduler) {
    this.#after = after
  }

  add(milliseconds: number, run: () => void): void {
    this.#stops.push(this.#after(Math.max(0, milliseconds), run))
  }

  clear(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
  }
}
