import { openServerStore } from '../server-kit/store/open-server-store'
import type { ServerStore, StoreLayout } from '../server-kit/store/server-store'

/** The store of nonces, sessions and counters. */
export type SignInStore = ServerStore

/** The store failed or did not answer. In that case nobody is signed in. */
export { ServerStoreError as SignInStoreError } from '../server-kit/store/server-store'

const layout: StoreLayout = {
  title: 'sign-in store',
  variable: 'SIGN_IN_STORE',
  folder: '.sign-in',
  table: 'wallet_sign_in',
  prefix: 'wallet-sign-in',
  rows: ['nonce', 'session', 'seen'],
  sets: ['of'],
}

/**
 * Opens the store at an address: a folder on disk (one machine), `redis://`, `rediss://` or `postgres://` (any number of machines),
 * or `memory:` (lost when the process ends). The first use opens the connection.
 * @param address default: the environment variable SIGN_IN_STORE, else the folder `.sign-in`
 * @param now milliseconds since the epoch
 * @throws Error for an address of another kind
 */
export function openSignInStore(address?: string, now?: () => number): SignInStore {
  return openServerStore(address, layout, now)
}
