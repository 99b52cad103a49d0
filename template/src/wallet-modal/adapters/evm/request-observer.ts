import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import { isRecord } from '../../domain/errors/errors'
import { parseEvmChainId } from '../../domain/networks/network'
import type { SentNotice } from '../adapter'

/** Receives the requests that go through an observed provider. */
export interface RequestListener {
  started(method: string): void
  succeeded(method: string, params: unknown, answer: unknown): void
  failed(method: string, error: unknown): void
}

const requestListeners = new WeakMap<object, Set<RequestListener>>()

/**
 * Wraps a provider so that its requests are observed: the host app sends transactions with it too, and the balance must follow.
 * Methods run on the original provider, because a proxy has no access to private fields.
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
      for (const listener of listeners) listener.failed(method, error)
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

/** Calls the listener for every request through an observed provider. Returns a function that stops this. */
export function onRequest(provider: Eip1193Provider, listener: RequestListener): () => void {
  requestListeners.get(provider)?.add(listener)
  return () => requestListeners.get(provider)?.delete(listener)
}

const isHex = (text: unknown): text is string => typeof text === 'string' && /^0x[0-9a-f]+$/i.test(text)

/** Whether a wallet's answer can be a transaction hash. Some wallets answer with other text instead. */
export function isTransactionHash(answer: unknown): answer is string {
  return isHex(answer)
}

/** Reads from a transaction's parameters how much native currency it moves. */
export function readSent(params: unknown, hash: string): SentNotice {
  const transaction: unknown = Array.isArray(params) ? params[0] : undefined
  const { from, to, value, data, input, chainId } = isRecord(transaction) ? transaction : {}
  const chain = parseEvmChainId(chainId)
  return {
    hash,
    from: typeof from === 'string' ? from : undefined,
    to: typeof to === 'string' ? to : undefined,
    value: isHex(value) ? BigInt(value) : BigInt(0),
    isCall: isHex(data) || isHex(input),
    ...(chain !== undefined && { chainId: chain }),
  }
}
