import { setTimeout as wait } from 'node:timers/promises'

/** The default time limit of a step, in milliseconds. */
export const defaultTimeoutMs = 10_000

const intervalMs = 15

/**
 * Calls a function repeatedly until the function returns a value.
 * @param late returns the message of the error
 * @throws Error if the function returns no value within the time limit
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
