import { setImmediate } from 'node:timers/promises'

/**
 * Throws the signal's reason if the user has interrupted the run. Waits one turn of Node's event loop first: the calls to the disk are
 * synchronous, and Node delivers SIGINT and SIGTERM only between turns.
 * @param signal aborted by SIGINT and SIGTERM; without a signal nothing happens
 */
export async function stopIfAsked(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}
