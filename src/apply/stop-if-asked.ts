import { setImmediate } from 'node:timers/promises'

/**
 * Throws the signal's reason if the user has interrupted the run. First waits one turn of Node's event loop, because the calls to the disk
 * are synchronous, and Node delivers SIGINT and SIGTERM only between turns.
 * @param signal aborts at SIGINT and SIGTERM; without a signal, the function does nothing
 */
export async function stopIfAsked(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}
