/** From this many counters on, those that have ended are looked for. */
const manyCounters = 10_000
/** How often, in milliseconds: looking at every new one would cost more the more there are. */
const sweepInterval = 1000

/** Counters of this process: every process counts for itself, and a restart forgets them. */
export function createProcessCounter(now: () => number): (key: string, expiresAt: number) => number {
  const counters = new Map<string, { count: number; expiresAt: number }>()
  let nextSweep = 0

  function sweep(time: number): void {
    if (counters.size < manyCounters || time < nextSweep) return
    nextSweep = time + sweepInterval
    for (const [key, { expiresAt }] of counters) if (expiresAt <= time) counters.delete(key)
  }

  return (key, expiresAt) => {
    const time = now()
    const known = counters.get(key)
    if (known && known.expiresAt > time) return (known.count += 1)
    sweep(time)
    counters.set(key, { count: 1, expiresAt })
    return 1
  }
}
