import { IDBFactory } from 'fake-indexeddb'
import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { createTestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'

/** The database of a visit. A fault can replace it. */
export interface StoredWorld extends TestRoot {
  database: { factory: () => IDBFactory | undefined }
}

/** A page with a database, and a wallet that is not connected yet. */
export async function openStored(): Promise<StoredWorld> {
  const factory = new IDBFactory()
  const database: StoredWorld['database'] = { factory: () => factory }
  const indexedDB = () => database.factory()
  const test = await createTestRoot({ enableWalletConnect: false, allWallets: 'HIDE', indexedDB })
  return { ...test, database }
}
