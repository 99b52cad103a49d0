import type { Eip1193Provider } from '../../domain/wallets/eip1193'

/** What is noticed of the requests that go through a provider. */
export interface RequestListener {
  started(method: string): void
  succeeded(method: string, params: unknown, answer: unknown): void
  failed(method: string): void
}

const requestListeners = new WeakMap<object, Set<RequestListener>>()

/**
 * The same provider, except that requests sent through it are noticed: the host app sends with it too, and the shown balance
 * has to follow. Methods run on the original, whose private fields a proxy would break.
 */
export function observeRequests(provider: Eip1193Provider): Eip1193Provider {
  const listeners = new Set<RequestListener>()
  const request: Eip1193Provider['request'] = async (args) => {
    const { method, params } = args
    for (const listener of listeners) listener.started(method)
    try {
      const answer = await provider.request(args)
      for (const listener of listeners) listener.succeeded(method, params, answer)
      return answer
    } catch (error) {
      for (const listener of listeners) listener.failed(method)
      throw error
    }
  }
  // A proxy must report the own properties of a frozen target unchanged. The target here is an object without own properties that
  // inherits from the provider, so a frozen provider works too.
  const heir = Object.create(provider) as Eip1193Provider
  const observed = new Proxy(heir, {
    get(_, key) {
      if (key === 'request') return request
      const value: unknown = Reflect.get(provider, key, provider)
      return typeof value === 'function' ? value.bind(provider) : value
    },
    set: (_, key, value) => Reflect.set(provider, key, value, provider),
  })
  requestListeners.set(observed, listeners)
  return observed
}

/** Calls back with what goes through an observed provider; returns what stops it. */
export function onRequest(provider: Eip1193Provider, listener: RequestListener): () => void {
  requestListeners.get(provider)?.add(listener)
  return () => requestListeners.get(provider)?.delete(listener)
}
