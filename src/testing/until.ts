import { setTimeout as wait } from 'node:timers/promises'

/** How long the kit waits for something that a page should do, in milliseconds, unless the test says otherwise. */
export const defaultTimeoutMs = 10_000

const intervalMs = 15

/**
 * Reads something again and again until it is there.
 * @param late makes the message of the error when the time is over
 * @throws Error with this message
 */
export async function until<Value>(
  read: () => Promise<Value | undefined>,
  timeoutMs: number,
  late: () => Promise<string>,
): Promise<Value> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const value = await read()
    if (value !== undefined) return value
    if (performance.now() >= end) throw new Error(await late())
    await wait(intervalMs)
  }
}
