// @vitest-environment node
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { openStorage } from './open-storage'
import { createRepositories, openRepositories } from './repositories'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

const row = (key: string, value: unknown) => ({ key, value, writtenAt: 0 })

/** Opens the database of one visit; `leave` is what closing the page does. */
function visit(indexedDB: () => IDBFactory | undefined) {
  const platform = createFakePlatform({ indexedDB })
  const controller = new AbortController()
  const storage = openStorage('wallet-modal:test', platform, controller.signal)
  return { platform, storage, leave: () => controller.abort() }
}

test('A row of every table is there on the next visit.', async () => {
  const factory = new IDBFactory()
  const platform = createFakePlatform({ indexedDB: () => factory })
  const today = new AbortController()
  const written = openRepositories('wallet-modal:test', platform, today.signal)
  const balance = { value: '1234567000000000000', decimals: 18, symbol: 'ETH' }
  await written.recentWallets.put('w', { id: 'w', name: 'Wallet', imageUrl: 'https://img.example/w.png' })
  await written.balances.put('eip155:1:0xabc', balance)
  await written.identities.put('0xabc', { name: 'maralune.eth', avatar: null })
  await written.names.put('0xabc', ['maralune.eth'])
  await written.siwxSessions.put('eip155:1:0xabc', { message: 'hello', signature: '0x51ed' })
  today.abort()

  const read = openRepositories('wallet-modal:test', platform, new AbortController().signal)
  await expect(read.recentWallets.all()).resolves.toEqual([
    { id: 'w', name: 'Wallet', imageUrl: 'https://img.example/w.png' },
  ])
  await expect(read.balances.get('eip155:1:0xabc')).resolves.toEqual(balance)
  await expect(read.identities.get('0xabc')).resolves.toEqual({ name: 'maralune.eth', avatar: null })
  await expect(read.names.get('0xabc')).resolves.toEqual(['maralune.eth'])
  await expect(read.siwxSessions.all()).resolves.toEqual([{ message: 'hello', signature: '0x51ed' }])
  expect(platform.logged).toEqual([])
})

test('Removed and cleared rows are gone on the next visit too.', async () => {
  const factory = new IDBFactory()
  const today = visit(() => factory)
  for (const key of ['a', 'b']) await today.storage.put('recentWallets', row(key, key))
  await today.storage.put('names', row('c', ['c']))
  await today.storage.remove('recentWallets', 'a')
  await today.storage.clear('names')
  today.leave()
  const tomorrow = visit(() => factory)
  await expect(tomorrow.storage.all('recentWallets')).resolves.toEqual([row('b', 'b')])
  await expect(tomorrow.storage.all('names')).resolves.toEqual([])
})

test('Rows of this page take precedence over stored rows.', async () => {
  const factory = new IDBFactory()
  const other = visit(() => factory)
  await other.storage.put('recentWallets', row('a', 'old'))
  const here = visit(() => factory)
  await here.storage.put('recentWallets', row('a', 'new'))
  await other.storage.put('recentWallets', row('a', 'newer, elsewhere'))
  await expect(here.storage.get('recentWallets', 'a')).resolves.toEqual(row('a', 'new'))
  await expect(here.storage.all('recentWallets')).resolves.toEqual([row('a', 'new')])
})

test('After a reread, the changes of other tabs are visible.', async () => {
  const factory = new IDBFactory()
  const here = visit(() => factory)
  const other = visit(() => factory)
  for (const key of ['a', 'b']) await expect(here.storage.put('recentWallets', row(key, 'old'))).resolves.toBe(true)
  await other.storage.put('recentWallets', row('a', 'new'))
  await other.storage.remove('recentWallets', 'b')
  await expect(here.storage.reread('recentWallets')).resolves.toBe(true)
  await expect(here.storage.all('recentWallets')).resolves.toEqual([row('a', 'new')])
})

test('A reread keeps rows that only this page has.', async () => {
  const factory = new IDBFactory()
  const { storage } = visit(() => factory)
  await storage.put('recentWallets', row('a', 1))
  const unsaved = row('b', () => {})
  await expect(storage.put('recentWallets', unsaved)).resolves.toBe(false)
  await expect(storage.reread('recentWallets')).resolves.toBe(true)
  expect((await storage.all('recentWallets')).map(({ key }) => key).sort()).toEqual(['a', 'b'])
  const alone = visit(() => undefined)
  await expect(alone.storage.put('recentWallets', row('a', 1))).resolves.toBe(false)
  await alone.storage.reread('recentWallets')
  await expect(alone.storage.get('recentWallets', 'a')).resolves.toEqual(row('a', 1))
})

test('Without a database, the page keeps rows in memory and logs no warning.', async () => {
  const { platform, storage } = visit(() => undefined)
  await storage.put('recentWallets', row('a', 1))
  await expect(storage.get('recentWallets', 'a')).resolves.toEqual(row('a', 1))
  await expect(storage.all('recentWallets')).resolves.toEqual([row('a', 1)])
  expect(platform.logged).toEqual([])
})

const broken: [what: string, indexedDB: () => IDBFactory][] = [
  [
    'is forbidden',
    () => {
      throw new Error('SecurityError')
    },
  ],
  [
    'throws when it is opened',
    () =>
      Object.assign(new IDBFactory(), {
        open: () => {
          throw new Error('InvalidStateError')
        },
      }),
  ],
  ['never answers', () => Object.assign(new IDBFactory(), { open: () => new EventTarget() })],
]

test.each(broken)('a database that %s leaves the page on its own, with one note', async (_, indexedDB) => {
  const { platform, storage } = visit(indexedDB)
  const writing = storage.put('recentWallets', row('a', 1))
  await platform.advance(1_000)
  await platform.advance(1_000)
  await writing
  await storage.put('recentWallets', row('b', 2))
  await expect(storage.all('recentWallets')).resolves.toEqual([row('a', 1), row('b', 2)])
  expect(platform.logged).toHaveLength(1)
  expect(platform.logged[0]?.message).toMatch(
    /^Not everything is remembered after this page: the browser's database failed \(/,
  )
})

test('Several simultaneous writes to a broken database log one warning.', async () => {
  const { platform, storage } = visit(() => {
    throw new Error('SecurityError')
  })
  await Promise.all(['a', 'b', 'c'].map((key) => storage.put('recentWallets', row(key, key))))
  expect((await storage.all('recentWallets')).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(platform.logged).toHaveLength(1)
})

test('A row that cannot be stored is kept for this page, and later rows are stored.', async () => {
  const factory = new IDBFactory()
  const { platform, storage, leave } = visit(() => factory)
  // A function cannot be stored.
  const unsaved = row('b', () => {})
  await expect(storage.put('recentWallets', row('a', 1))).resolves.toBe(true)
  await expect(storage.put('recentWallets', unsaved)).resolves.toBe(false)
  await expect(storage.put('recentWallets', row('c', 3))).resolves.toBe(true)
  await expect(storage.put('names', row('d', ['d']))).resolves.toBe(true)
  expect((await storage.all('recentWallets')).map(({ key }) => key).sort()).toEqual(['a', 'b', 'c'])
  expect(platform.logged).toHaveLength(1)
  leave()
  const tomorrow = visit(() => factory)
  expect((await tomorrow.storage.all('recentWallets')).map(({ key }) => key)).toEqual(['a', 'c'])
})

test('Repositories work on any storage.', async () => {
  const { storage } = visit(() => undefined)
  const { recentWallets } = createRepositories(storage, () => 0)
  await recentWallets.put('w', { id: 'w', name: 'Wallet' })
  await expect(recentWallets.get('w')).resolves.toEqual({ id: 'w', name: 'Wallet' })
})

test('Pruning keeps the newest rows, in memory and in the database.', async () => {
  const factory = new IDBFactory()
  const today = visit(() => factory)
  for (const writtenAt of [3, 1, 2])
    await today.storage.put('walletImages', { key: `${writtenAt}`, value: '', writtenAt })
  await today.storage.prune('walletImages', 2)
  const keys = async ({ storage }: typeof today) => (await storage.all('walletImages')).map(({ key }) => key).sort()
  expect(await keys(today)).toEqual(['2', '3'])
  today.leave()
  expect(await keys(visit(() => factory))).toEqual(['2', '3'])
})

test('A row stays that is written after a lost clear, which is tried again on a new connection.', async () => {
  const factory = new IDBFactory()
  const { storage, leave } = visit(() => factory)
  await storage.put('siwxSessions', row('a', 'old'))
  const lost = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  const cleared = storage.clear('siwxSessions')
  await expect(storage.put('siwxSessions', row('a', 'new'))).resolves.toBe(true)
  await cleared
  expect(lost).toHaveBeenCalled()
  leave()
  await expect(visit(() => factory).storage.get('siwxSessions', 'a')).resolves.toMatchObject({ value: 'new' })
})
