import type { Platform } from '../../template/src/wallet-modal/platform/platform'

interface Timer {
  due: number
  run: () => void
}

/** The number of calls to the cryptography of the platform that have not answered yet. */
let calculations = 0

/**
 * The cryptography of the platform runs in threads of its own, and a busy machine is slow to answer. The clock waits for
 * each call, so that the same schedule has the same outcome on every machine.
 */
const subtle = new Proxy(globalThis.crypto.subtle, {
  get(target, name) {
    const member: unknown = Reflect.get(target, name)
    if (typeof member !== 'function') return member
    return async (...parts: unknown[]): Promise<unknown> => {
      calculations += 1
      try {
        const answer: unknown = await Reflect.apply(member, target, parts)
        return answer
      } finally {
        calculations -= 1
      }
    }
  },
})
Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle })

/** Waits until all promises that can settle have settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn = calculations > 0 ? 0 : turn + 1)
    await new Promise((resume) => void setImmediate(resume))
}

/** A clock that advances only when a schedule advances it. */
export class Clock {
  #now = Date.UTC(2026, 0, 1)
  readonly #timers = new Set<Timer>()
  readonly #settle: () => Promise<void>

  /** @param settled waits until nothing happens any more before the clock advances */
  constructor(settled = settle) {
    this.#settle = settled
  }

  readonly now = (): number => this.#now

  readonly after: Platform['after'] = (milliseconds, run) => {
    const timer = { due: this.#now + milliseconds, run }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resume) => void this.after(milliseconds, resume))
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await this.#run(end, () => false)
    this.#now = end
  }

  /** Advances the clock until `done` returns true. Resolves with false when that takes longer than the limit, by default two minutes. */
  async until(done: () => boolean, limit = 120_000): Promise<boolean> {
    await this.#run(this.#now + limit, done)
    return done()
  }

  /** Advances the clock as on a device that sleeps: timers that become due meanwhile run once, at the end. */
  async jump(milliseconds: number): Promise<void> {
    this.#now += milliseconds
    const due = [...this.#timers].filter((timer) => timer.due <= this.#now)
    for (const timer of due) if (this.#timers.delete(timer)) timer.run()
    await this.#settle()
  }

  /** The number of timers that are pending. */
  get waiting(): number {
    return this.#timers.size
  }

  async #run(end: number, done: () => boolean): Promise<void> {
    await this.#settle()
    for (let timer = this.#next(end); timer && !done(); timer = this.#next(end)) {
      this.#now = Math.max(this.#now, timer.due)
      this.#timers.delete(timer)
      timer.run()
      await this.#settle()
    }
  }

  #next(end: number): Timer | undefined {
    let next: Timer | undefined
    for (const timer of this.#timers) if (timer.due <= end && (!next || timer.due < next.due)) next = timer
    return next
  }
}
