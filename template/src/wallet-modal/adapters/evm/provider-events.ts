import type { Eip1193Provider } from '../../domain/eip1193'

/**
 * Calls back with a provider's events; returns what stops it. A provider without events works, only quietly, and so does one
 * that throws when somebody starts or stops to listen.
 */
export function onProviderEvents(
  provider: Eip1193Provider,
  handlers: Readonly<Record<string, (value: unknown) => void>>,
): () => void {
  let isStopped = false
  const guarded = Object.entries(handlers).map(([event, handle]) => {
    const listener = (value: unknown) => {
      if (!isStopped) handle(value)
    }
    return [event, listener] as const
  })
  const forEach = (method: 'on' | 'removeListener') => {
    for (const [event, listener] of guarded) {
      try {
        provider[method]?.(event, listener)
      } catch {
        // The wallet tells nothing then, and what it still tells after the end is not heard.
      }
    }
  }
  forEach('on')
  return () => {
    isStopped = true
    forEach('removeListener')
  }
}
