/** With fewer counters than this, expired counters are not searched for. */
const manyCounters = 10_000
/** The shortest time between two searches, in milliseconds. A search for each new counter would get slower with their number. */
const sweepInterval = 1000

/** Creates the counters of this process. Each process counts for itself, and a restart forgets the counts. */
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
