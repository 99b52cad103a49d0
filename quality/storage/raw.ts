/** The parts of fake-indexeddb's transactions that it keeps to itself. A fault needs them, because IndexedDB has no calls for faults. */
export interface RawTransaction extends IDBTransaction {
  _requests: { operation: () => unknown; request: IDBRequest }[]
  _state: 'active' | 'inactive' | 'committing' | 'finished'
  _started: boolean
  _start(): void
  _abort(name: string | null): void
}

/** The same of its connections. */
export interface RawConnection extends IDBDatabase {
  _closed: boolean
  _closePending: boolean
  _rawDatabase: { transactions: RawTransaction[]; rawObjectStores: Map<string, { count(): number }> }
}

/** @throws when fake-indexeddb has changed its parts */
export function rawTransaction(transaction: IDBTransaction): RawTransaction {
  const raw = transaction as Partial<RawTransaction> & IDBTransaction
  if (!Array.isArray(raw._requests) || typeof raw._start !== 'function' || typeof raw._abort !== 'function')
    throw new Error('fake-indexeddb has other transactions than these faults expect')
  return raw as RawTransaction
}

/** @throws when fake-indexeddb has changed its parts */
export function rawConnection(connection: IDBDatabase): RawConnection {
  const raw = connection as Partial<RawConnection> & IDBDatabase
  if (!Array.isArray(raw._rawDatabase?.transactions))
    throw new Error('fake-indexeddb has other connections than these faults expect')
  return raw as RawConnection
}
