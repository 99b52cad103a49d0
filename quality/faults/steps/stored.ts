import { IDBFactory } from 'fake-indexeddb'
import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { createTestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'

/** The database of a visit. A fault can replace it. */
export interface StoredWorld extends TestRoot {
  database: { factory: () => IDBFactory | undefined }
}

/** A page with a wallet that is not connected yet, and with a database that is not open yet, so that a fault can still replace the database. */
export async function openStored(): Promise<StoredWorld> {
  const factory = new IDBFactory()
  const database: StoredWorld['database'] = { factory: () => factory }
  const indexedDB = () => database.factory()
  const options = { enableWalletConnect: false, allWallets: 'HIDE', indexedDB, isDatabaseOpen: false } as const
  const test = await createTestRoot(options)
  return { ...test, database }
}
