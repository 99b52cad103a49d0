/** Counts requests by key in a sliding window. */
interface RateLimit {
  /** Counts one request. False when the key has used up its requests. */
  take(key: string): boolean
}

/** Creates a limit of `count` requests within `milliseconds`. Refused requests do not count. */
export function createRateLimit(count: number, milliseconds: number, now: () => number): RateLimit {
  const taken = new Map<string, number[]>()
  return {
    take(key) {
      const time = now()
      const recent = taken.get(key)?.filter((at) => at > time - milliseconds && at <= time) ?? []
      taken.set(key, recent)
      if (recent.length >= count) return false
      recent.push(time)
      return true
    },
  }
}
