import type { SignInStore } from '../../template/src/wallet-modal/server/sign-in-store'

/** How long the store of `answers-early` waits before it writes, in milliseconds. */
const lateness = 100

/** Returns the store with a planted fault. The fault `takes-other-sites` is one of the options of a server, not of its store. */
export function withFault(store: SignInStore, fault: string | undefined): SignInStore {
  if (fault === 'forgets-used-nonces') return { ...store, take: (key) => store.read(key) }
  if (fault === 'keeps-ended-sessions')
    return { ...store, remove: async (key) => (key.startsWith('session:') ? undefined : store.remove(key)) }
  if (fault === 'answers-early')
    return {
      ...store,
      async write(key, value, expiresAt) {
        if (key.startsWith('session:')) setTimeout(() => void store.write(key, value, expiresAt), lateness)
        else await store.write(key, value, expiresAt)
      },
    }
  if (fault === 'hides-failures')
    return {
      ...store,
      read: (key) => store.read(key).catch(() => undefined),
      increment: (key, expiresAt) => store.increment(key, expiresAt).catch(() => 1),
    }
  // Each server also counts the requests of a client in its own memory, so only the limit of an account depends on this count.
  if (fault === 'counts-nothing') return { ...store, increment: async () => 1 }
  if (fault === undefined || fault === 'takes-other-sites') return store
  throw new Error(`There is no fault ${fault}`)
}
