import { vi } from 'vitest'

/** Repeats a check until it passes, and returns its result. The time limit is long, because the machine may be busy with other tests. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 10 })
}
