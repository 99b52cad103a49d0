import { vi } from 'vitest'

/** Tries until a check passes, and gives what it returns. The limit leaves room for a machine that is busy with other tests. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 10 })
}
