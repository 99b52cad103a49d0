import type { Eip1193Provider } from '../../domain/wallets/eip1193'

/**
 * Calls the handlers with a provider's events; returns a function that stops this. A provider without events is allowed, and so
 * is a provider that throws when a listener is added or removed.
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
        // If `on` threw, this event never arrives. If `removeListener` threw, `isStopped` keeps later events from the handler.
      }
    }
  }
  forEach('on')
  return () => {
    isStopped = true
    forEach('removeListener')
  }
}
