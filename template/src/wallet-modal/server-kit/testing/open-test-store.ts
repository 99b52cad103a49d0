import { openServerStore } from '../store/open-server-store'
import type { ServerStore, StoreLayout } from '../store/server-store'

const testLayout: StoreLayout = {
  title: 'test store',
  variable: 'TEST_STORE',
  folder: '.test-store',
  table: 'wallet_test_store',
  prefix: 'wallet-test-store',
  rows: ['nonce', 'session', 'seen'],
  sets: ['of'],
}

/** Opens a store with a layout for tests. Default: the address in the environment variable TEST_STORE. */
export function openTestStore(address?: string, now?: () => number): ServerStore {
  return openServerStore(address, testLayout, now)
}
