import type { ErrorCategory } from '../../domain/events'
import type { EventsStore } from './events.store'

/** The names of all methods of a store. */
function methodsOf(store: object): string[] {
  const names = new Set([...Object.getOwnPropertyNames(Object.getPrototypeOf(store)), ...Object.keys(store)])
  return [...names].filter((name) => {
    const owner: object = Object.hasOwn(store, name) ? store : Object.getPrototypeOf(store)
    return name !== 'constructor' && typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function'
  })
}

/** Tracks every error that a method of these stores throws or rejects with (SPEC C8-26). The caller still receives the error. */
export function reportThrown(
  stores: readonly object[],
  events: Pick<EventsStore, 'trackError'>,
  category?: ErrorCategory,
): void {
  const report = (error: unknown) => events.trackError(error, category)
  for (const store of stores) {
    for (const name of methodsOf(store)) {
      const method: unknown = Reflect.get(store, name)
      if (typeof method !== 'function') continue
      const reporting = (...values: unknown[]) => {
        try {
          const result: unknown = Reflect.apply(method, store, values)
          if (result instanceof Promise) result.catch(report)
          return result
        } catch (error) {
          report(error)
          throw error
        }
      }
      Object.defineProperty(store, name, { value: reporting, configurable: true, writable: true })
    }
  }
}
