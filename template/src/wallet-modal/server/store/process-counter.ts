/** From this many counters on, those that have ended are looked for at every new one. */
const manyCounters = 10_000

/** Counters of this process: every process counts for itself, and a restart forgets them. */
export function createProcessCounter(now: () => number): (key: string, expiresAt: number) => number {
  const counters = new Map<string, { count: number; expiresAt: number }>()
  return (key, expiresAt) => {
    const known = counters.get(key)
    if (known && known.expiresAt > now()) return (known.count += 1)
    if (counters.size >= manyCounters)
      for (const [other, counter] of counters) if (counter.expiresAt <= now()) counters.delete(other)
    counters.set(key, { count: 1, expiresAt })
    return 1
  }
}
