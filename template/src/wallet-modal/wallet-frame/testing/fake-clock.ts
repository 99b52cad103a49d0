/** A clock that stands still until a test moves it. */
interface FakeClock {
  now(): number
  after(milliseconds: number, run: () => void): () => void
  /** Moves the time forward and runs the timers that are due, in order. */
  advance(milliseconds: number): void
  /** How many timers wait. */
  readonly timers: number
}

export function createFakeClock(start = Date.UTC(2026, 0, 15)): FakeClock {
  let time = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => time,
    after(milliseconds, run) {
      const timer = { at: time + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(milliseconds) {
      const end = time + milliseconds
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (!next) break
        timers = timers.filter((other) => other !== next)
        time = Math.max(time, next.at)
        next.run()
      }
      time = end
    },
    get timers() {
      return timers.length
    },
  }
}
