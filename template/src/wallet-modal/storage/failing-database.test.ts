// @vitest-environment node
import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { settle } from '../testing/settle'
import { openDexieStorage } from './dexie.storage'
import { caches, openStorage } from './open-storage'
import type { TableName } from './storage'
import { tableNames } from './storage'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))
afterEach(() => void vi.restoreAllMocks())

const name = 'wallet-modal:test'
const row = (key: string, value: unknown = key) => ({ key, value, writtenAt: 0 })

function visit(factory: IDBFactory) {
  const platform = createFakePlatform({ indexedDB: () => factory })
  const controller = new AbortController()
  return { platform, storage: openStorage(name, platform, controller.signal), leave: () => controller.abort() }
}

/** The rows that the next visit finds. */
async function keysLater(factory: IDBFactory, table: TableName): Promise<string[]> {
  const { storage, leave } = visit(factory)
  const keys = (await storage.all(table)).map(({ key }) => key)
  leave()
  return keys
}

/** Limits the characters of all tables together, like a browser whose disk is full. */
function limitRoom(most: number): { used: () => number } {
  const sizes = new Map<string, number>()
  const used = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const { put, clear } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const id = `${this.name} ${(value as { key: string }).key}`
    const size = JSON.stringify(value).length
    if (used() - (sizes.get(id) ?? 0) + size > most) throw new DOMException('The disk is full', 'QuotaExceededError')
    sizes.set(id, size)
    return put.call(this, value, key)
  })
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
    for (const id of sizes.keys()) if (id.startsWith(`${this.name} `)) sizes.delete(id)
    return clear.call(this)
  })
  return { used }
}

test('When the database is full, caches are cleared to make room for other rows, and the write is repeated.', async () => {
  const factory = new IDBFactory()
  const { platform, storage, leave } = visit(factory)
  limitRoom(5_000)
  for (let index = 0; index < 4; index += 1)
    await expect(storage.put('walletImages', row(`image ${index}`, 'x'.repeat(1_000)))).resolves.toBe(true)
  await storage.put('names', row('0xabc', ['mara.eth']))
  await expect(storage.put('sentTransactions', row('sent', 'y'.repeat(1_000)))).resolves.toBe(true)
  await expect(storage.put('siwxSessions', row('session', 'z'.repeat(1_000)))).resolves.toBe(true)
  expect(platform.logged).toEqual([])
  leave()
  await expect(keysLater(factory, 'sentTransactions')).resolves.toEqual(['sent'])
  await expect(keysLater(factory, 'siwxSessions')).resolves.toEqual(['session'])
  // The pictures were enough.
  await expect(keysLater(factory, 'names')).resolves.toEqual(['0xabc'])
  await expect(keysLater(factory, 'walletImages')).resolves.toEqual([])
})

test('A cache makes room for its own rows, but never removes sessions, sent transactions or wallets.', async () => {
  const factory = new IDBFactory()
  const { storage, leave } = visit(factory)
  limitRoom(5_000)
  for (const table of ['siwxSessions', 'sentTransactions', 'recentWallets'] as const)
    await expect(storage.put(table, row('kept', 'x'.repeat(1_000)))).resolves.toBe(true)
  for (const table of caches)
    for (let index = 0; index < 3; index += 1) await storage.put(table, row(`${index}`, 'y'.repeat(900)))
  await expect(storage.put('walletLists', row('directory', 'z'.repeat(9_000)))).resolves.toBe(false)
  // The row is kept for this page.
  expect((await storage.get('walletLists', 'directory'))?.value).toHaveLength(9_000)
  leave()
  for (const table of ['siwxSessions', 'sentTransactions', 'recentWallets'] as const)
    await expect(keysLater(factory, table)).resolves.toEqual(['kept'])
})

test('A quota error at the end of a database transaction also makes room.', async () => {
  const factory = new IDBFactory()
  const { platform, storage } = visit(factory)
  await storage.put('walletImages', row('image'))
  const { put } = IDBObjectStore.prototype
  let isFull = true
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementationOnce(function (this: IDBObjectStore) {
    isFull = false
    return this.delete(IDBKeyRange.lowerBound(''))
  })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    if (!isFull) return request
    const { transaction } = this
    Object.defineProperty(transaction, 'error', { get: () => new DOMException('full', 'QuotaExceededError') })
    request.addEventListener('success', () => transaction.abort())
    return request
  })
  await expect(storage.put('siwxSessions', row('session'))).resolves.toBe(true)
  expect(isFull).toBe(false)
  expect(platform.logged).toEqual([])
})

test('Every table is either a cache or protected.', () => {
  const kept: readonly TableName[] = ['recentWallets', 'sentTransactions', 'openRequests', 'siwxSessions']
  expect([...kept, ...caches].sort()).toEqual([...tableNames].sort())
})

test('A failing table does not affect the other tables.', async () => {
  const factory = new IDBFactory()
  const { platform, storage, leave } = visit(factory)
  const { put, get } = IDBObjectStore.prototype
  const broken = () => {
    throw new DOMException('The file is damaged', 'UnknownError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    return this.name === 'walletImages' ? broken() : put.call(this, value, key)
  })
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    return this.name === 'walletImages' ? broken() : get.call(this, key)
  })
  await expect(storage.put('walletImages', row('image'))).resolves.toBe(false)
  await expect(storage.get('walletImages', 'other')).resolves.toBeUndefined()
  await expect(storage.put('siwxSessions', row('session'))).resolves.toBe(true)
  await expect(storage.get('siwxSessions', 'session')).resolves.toMatchObject({ key: 'session' })
  expect(platform.logged).toHaveLength(1)
  leave()
  await expect(keysLater(factory, 'siwxSessions')).resolves.toEqual(['session'])
})

test('Changes that the database refused are written with the next change, in their order.', async () => {
  const factory = new IDBFactory()
  const { storage, leave } = visit(factory)
  for (const key of ['a', 'b']) await storage.put('siwxSessions', row(key))
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('not now', 'UnknownError')
  })
  const removing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('not now', 'UnknownError')
  })
  await expect(storage.put('sentTransactions', row('sent', 'pending'))).resolves.toBe(false)
  await expect(storage.put('sentTransactions', row('sent', 'success'))).resolves.toBe(false)
  await storage.remove('siwxSessions', 'a')
  // What was removed does not come back while the database still has it.
  await expect(storage.get('siwxSessions', 'a')).resolves.toBeUndefined()
  expect((await storage.all('siwxSessions')).map(({ key }) => key)).toEqual(['b'])
  failing.mockRestore()
  removing.mockRestore()
  await storage.put('recentWallets', row('any'))
  leave()
  await expect(keysLater(factory, 'siwxSessions')).resolves.toEqual(['b'])
  const later = visit(factory)
  await expect(later.storage.all('sentTransactions')).resolves.toEqual([row('sent', 'success')])
})

test('A table that was cleared while the database failed stays empty and is cleared in the database later.', async () => {
  const factory = new IDBFactory()
  const yesterday = visit(factory)
  await yesterday.storage.put('names', row('old'))
  yesterday.leave()
  const { storage, leave } = visit(factory)
  const failing = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('not now', 'UnknownError')
  })
  await storage.clear('names')
  await storage.put('names', row('new'))
  await expect(storage.get('names', 'old')).resolves.toBeUndefined()
  expect((await storage.all('names')).map(({ key }) => key)).toEqual(['new'])
  failing.mockRestore()
  await storage.put('recentWallets', row('any'))
  leave()
  await expect(keysLater(factory, 'names')).resolves.toEqual(['new'])
})

test('A list that is read while its table is being cleared has no old rows.', async () => {
  const factory = new IDBFactory()
  const yesterday = visit(factory)
  await yesterday.storage.put('names', row('old'))
  yesterday.leave()
  const { storage } = visit(factory)
  await storage.get('names', 'any')
  const clearing = storage.clear('names')
  expect(await storage.all('names')).toEqual([])
  await clearing
})

test('The database closes for an upgrade in another tab and opens again afterwards.', async () => {
  const factory = new IDBFactory()
  const { platform, storage, leave } = visit(factory)
  await storage.put('siwxSessions', row('before'))
  const upgrade = new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(name, 999)
    request.onblocked = () => reject(new Error('The upgrade is blocked'))
    request.onsuccess = () => resolve(request.result)
  })
  const upgraded = await upgrade
  upgraded.close()
  await expect(storage.put('siwxSessions', row('after'))).resolves.toBe(true)
  expect((await storage.all('siwxSessions')).map(({ key }) => key).sort()).toEqual(['after', 'before'])
  expect(platform.logged).toEqual([])
  leave()
})

test('Several requests that find the connection closed share one new connection, and all are answered.', async () => {
  const factory = new IDBFactory()
  const { storage } = visit(factory)
  await storage.put('siwxSessions', row('a'))
  const opening = vi.spyOn(factory, 'open')
  await new Promise<void>((resolve) => {
    const request = factory.deleteDatabase(name)
    request.onsuccess = () => resolve()
  })
  const answers = await Promise.all(['b', 'c', 'd'].map((key) => storage.put('siwxSessions', row(key))))
  expect(answers).toEqual([true, true, true])
  await Promise.all(['x', 'y', 'z'].map((key) => storage.get('names', key)))
  expect(opening).toHaveBeenCalledTimes(1)
})

test('A database that does not answer delays callers by two seconds once and is tried again after half a minute.', async () => {
  const factory = new IDBFactory()
  const { platform, storage } = visit(factory)
  await storage.put('names', row('a'))
  const silent = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore) {
    return new EventTarget() as IDBRequest
  })
  const stuck = vi.fn<(found: unknown) => void>()
  void storage.get('names', 'elsewhere').then(stuck)
  void storage.get('balances', 'elsewhere').then(stuck)
  await platform.advance(1_999)
  expect(stuck).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(stuck.mock.calls).toEqual([[undefined], [undefined]])
  // The call is not awaited yet.
  await expect(storage.put('names', row('b'))).resolves.toBe(false)
  await expect(storage.get('names', 'a')).resolves.toEqual(row('a'))
  expect(platform.waiting()).toBe(0)
  silent.mockRestore()
  await platform.advance(30_000)
  await expect(storage.put('names', row('c'))).resolves.toBe(true)
  await expect(keysLater(factory, 'names')).resolves.toEqual(['a', 'b', 'c'])
  expect(platform.logged).toHaveLength(1)
})

test('A database that opens too late is closed, so that it does not block other tabs.', async () => {
  const factory = new IDBFactory()
  const platform = createFakePlatform({ indexedDB: () => factory })
  // Another tab has it open, is newer, and does not make room.
  const other = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open(name, 1)
    request.onsuccess = () => resolve(request.result)
  })
  const storage = openStorage(name, platform, new AbortController().signal)
  const reading = storage.get('names', 'a')
  await settle()
  await platform.advance(1_000)
  await expect(reading).resolves.toBeUndefined()
  other.close()
  await settle()
  const upgrade = await openDexieStorage(name, factory, IDBKeyRange)
  expect(upgrade.isOpen()).toBe(true)
  upgrade.close()
})

test('A database whose every connection fails is opened three times, not at every call, and is used again when it works.', async () => {
  const factory = new IDBFactory()
  const { storage } = visit(factory)
  const opening = vi.spyOn(factory, 'open')
  const { transaction } = IDBDatabase.prototype
  const closing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    // Creating the tables is possible.
    if (given[1] !== 'readwrite') return transaction.apply(this, given)
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  for (let index = 0; index < 20; index += 1)
    await expect(storage.put('walletImages', row(`image ${index}`))).resolves.toBe(false)
  expect(opening).toHaveBeenCalledTimes(3)
  closing.mockRestore()
  await expect(storage.put('siwxSessions', row('session'))).resolves.toBe(true)
  expect(opening).toHaveBeenCalledTimes(3)
  expect((await keysLater(factory, 'walletImages')).length).toBe(20)
})

test('A connection that fails without being closed is replaced, and the row is stored.', async () => {
  const factory = new IDBFactory()
  const { platform, storage } = visit(factory)
  const lost = new WeakSet<IDBDatabase>()
  const { transaction } = IDBDatabase.prototype
  let losesNext = false
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    if (losesNext) lost.add(this)
    losesNext = false
    if (lost.has(this)) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    return transaction.apply(this, given)
  })
  await storage.put('siwxSessions', row('a'))
  losesNext = true
  await expect(storage.put('siwxSessions', row('b'))).resolves.toBe(true)
  expect(platform.logged).toEqual([])
})

test('A row that is written while an older row is read from the database replaces the older row.', async () => {
  const factory = new IDBFactory()
  const yesterday = visit(factory)
  await yesterday.storage.put('names', row('a', 'unreadable'))
  yesterday.leave()
  const { storage } = visit(factory)
  await storage.get('names', 'any')
  for (const read of [() => storage.get('names', 'a').then((found) => [found]), () => storage.all('names')]) {
    const reading = read()
    const version = row('a', [read.toString()])
    const writing = storage.put('names', version)
    await expect(reading).resolves.toEqual([version])
    await expect(writing).resolves.toBe(true)
  }
})
