import type { Eip1193Provider } from '../../domain/eip1193'

type SentListener = (hash: string) => void

const sentListeners = new WeakMap<object, Set<SentListener>>()

/**
 * The same provider, except that a transaction sent through it is noticed: the host app sends with it, and the shown
 * balance has to follow. Methods run on the original, whose private fields a proxy would break.
 */
export function observeTransactions(provider: Eip1193Provider): Eip1193Provider {
  const listeners = new Set<SentListener>()
  const request: Eip1193Provider['request'] = async (args) => {
    const answer = await provider.request(args)
    if (args.method === 'eth_sendTransaction' && typeof answer === 'string') for (const tell of listeners) tell(answer)
    return answer
  }
  const observed = new Proxy(provider, {
    get(target, key) {
      if (key === 'request') return request
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  sentListeners.set(observed, listeners)
  return observed
}

/** Calls back with the hash of each transaction that is sent through an observed provider; returns what stops it. */
export function onTransactionSent(provider: Eip1193Provider, listener: SentListener): () => void {
  sentListeners.get(provider)?.add(listener)
  return () => sentListeners.get(provider)?.delete(listener)
}
