import { setImmediate } from 'node:timers/promises'

/** Throws when the run was interrupted. Lets signals arrive first, because calls to the disk do not leave the thread. */
export async function stopIfAsked(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}
