import { setTimeout as wait } from 'node:timers/promises'
import type { StoreFault } from '../services/wallet-fault-kinds'

/** Returns a store whose operations first ask for the fault in force. */
export function wrapStore<Store extends object>(
  store: Store,
  faultInForce: () => Promise<StoreFault | null>,
  failure: () => Error,
): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function' || name === 'close') return value
      return async (...args: unknown[]): Promise<unknown> => {
        const fault = await faultInForce()
        if (fault?.kind === 'down') throw failure()
        if (fault?.kind === 'slow') await wait(fault.ms, undefined, { ref: false })
        return Reflect.apply(value, target, args)
      }
    },
  })
}
