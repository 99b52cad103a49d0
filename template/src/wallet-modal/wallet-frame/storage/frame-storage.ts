import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'

/** What the frame remembers. Keys, seeds and codes are never among it. */
type StorageKey = 'device' | 'session' | 'networks' | 'logins' | 'batches'

/** Remembers values by key. The methods never reject: without the browser's storage, values last for the visit. */
export interface FrameStorage {
  get<T>(key: StorageKey): Promise<T | undefined>
  put(key: StorageKey, value: unknown): Promise<void>
  remove(key: StorageKey): Promise<void>
  /** Stores the value unless there is one. Returns the value that is stored then. */
  getOrPut<T>(key: StorageKey, value: T): Promise<T>
  /** False when values last only for the visit. Known after the first use. */
  readonly isLasting: boolean
}

const databaseName = 'wallet-frame'
const storeName = 'values'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new TypeError('There is no indexedDB')
    const request = factory.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('blocked', () => reject(new TypeError('The database is in use')))
    settled(request).then(resolve, reject)
  })
}

/** Opens the frame's storage: IndexedDB, or memory where the browser denies it. */
export function createFrameStorage(platform: Pick<FramePlatform, 'indexedDB' | 'after'>): FrameStorage {
  const memory = new Map<StorageKey, unknown>()
  let isLasting = true
  let opened: Promise<IDBDatabase> | undefined

  /** Some browsers leave a request for a denied database without an answer. */
  const open = () =>
    withDeadline(
      platform,
      2_000,
      () => new TypeError('The database is slow'),
      () => openDatabase(platform.indexedDB()),
    )

  const run = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
    inMemory: () => T,
  ): Promise<T> => {
    // A browser may close a connection at any time, so a second try opens it again.
    for (let tries = 0; isLasting && tries < 2; tries += 1) {
      try {
        opened ??= open()
        return await work((await opened).transaction(storeName, mode).objectStore(storeName))
      } catch {
        opened = undefined
      }
    }
    isLasting = false
    return inMemory()
  }

  return {
    get isLasting() {
      return isLasting
    },
    get: <T>(key: StorageKey) =>
      run<T | undefined>(
        'readonly',
        (store) => settled(store.get(key)),
        () => memory.get(key) as T | undefined,
      ),
    put: (key, value) =>
      run(
        'readwrite',
        async (store) => void (await settled(store.put(value, key))),
        () => void memory.set(key, value),
      ),
    remove: (key) =>
      run(
        'readwrite',
        async (store) => void (await settled(store.delete(key))),
        () => void memory.delete(key),
      ),
    getOrPut: <T>(key: StorageKey, value: T) =>
      run<T>(
        'readwrite',
        async (store) => {
          const stored: T | undefined = await settled(store.get(key))
          if (stored === undefined) await settled(store.put(value, key))
          return stored ?? value
        },
        () => {
          if (!memory.has(key)) memory.set(key, value)
          return memory.get(key) as T
        },
      ),
  }
}
