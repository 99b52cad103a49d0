// @vitest-environment node
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { openStorage } from './open-storage'
import { schemaVersions } from './dexie.storage'
import { tableNames } from './storage'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

const first = ['settings', 'recentWallets', 'balances', 'identities', 'names', 'siwxSessions']
const second = [...first, 'walletLists', 'walletImages']
const third = [...second, 'portfolios', 'sentTransactions']
const fourth = third.filter((table) => table !== 'settings')
const fifth = [...fourth, 'resolvedNames']
const sixth = [...fifth, 'openRequests']

/** The databases that browsers have. They are repeated here, so that a change of an earlier version fails a test. */
const released: [version: number, tables: readonly string[], indexes: string][] = [
  [1, first, 'key'],
  [2, second, 'key, writtenAt'],
  [3, third, 'key, writtenAt'],
  [4, fourth, 'key, writtenAt'],
  [5, fifth, 'key, writtenAt'],
  [6, sixth, 'key, writtenAt'],
]

function openOld(factory: IDBFactory, version: number, tables: readonly string[], indexes: string): Dexie {
  const database = new Dexie('wallet-modal:test', { indexedDB: factory, IDBKeyRange })
  database.version(version).stores(Object.fromEntries(tables.map((table) => [table, indexes])))
  return database
}

/** The version that a database is at, and what is in it. */
async function inspect(factory: IDBFactory): Promise<{ version: number; tables: string[]; withAge: string[] }> {
  const database = await new Dexie('wallet-modal:test', { indexedDB: factory, IDBKeyRange }).open()
  const found = database.tables.map(({ name, schema }) => ({ name, hasAge: 'writtenAt' in schema.idxByName }))
  const names = (list: typeof found) => list.map(({ name }) => name).sort()
  const version = database.verno
  database.close()
  return { version, tables: names(found), withAge: names(found.filter(({ hasAge }) => hasAge)) }
}

test('every version that was released has a test', () => {
  expect(released.map(([version]) => version)).toEqual(schemaVersions.map((_, index) => index + 1))
})

test.each(released)(
  'a database of version %i keeps its rows and gets what came later',
  async (version, tables, indexes) => {
    const factory = new IDBFactory()
    const old = openOld(factory, version, tables, indexes)
    for (const table of tables) await old.table(table).put({ key: 'kept', value: table, writtenAt: 1 })
    old.close()

    const platform = createFakePlatform({ indexedDB: () => factory })
    const controller = new AbortController()
    const storage = openStorage('wallet-modal:test', platform, controller.signal)
    for (const table of tableNames) {
      const kept = tables.includes(table) ? [{ key: 'kept', value: table, writtenAt: 1 }] : []
      expect(await storage.all(table), table).toEqual(kept)
      // Writing, and pruning by age, need the table and its index.
      for (const writtenAt of [3, 2])
        expect(await storage.put(table, { key: `new ${writtenAt}`, value: 1, writtenAt })).toBe(true)
      await storage.prune(table, 1)
    }
    expect(platform.logged).toEqual([])
    controller.abort()

    const later = openStorage(
      'wallet-modal:test',
      createFakePlatform({ indexedDB: () => factory }),
      new AbortController().signal,
    )
    for (const table of tableNames)
      expect(
        (await later.all(table)).map(({ key }) => key),
        table,
      ).toEqual(['new 3'])
    const now = await inspect(factory)
    expect(now).toEqual({
      version: schemaVersions.length,
      tables: [...tableNames].sort(),
      withAge: [...tableNames].sort(),
    })
  },
)

test('a database of code that is newer is used as far as this code knows it', async () => {
  const factory = new IDBFactory()
  const newer = openOld(factory, schemaVersions.length + 5, [...tableNames, 'later'], 'key, writtenAt')
  await newer.table('siwxSessions').put({ key: 'kept', value: { message: 'hello' }, writtenAt: 1 })
  await newer.table('later').put({ key: 'kept', value: 1, writtenAt: 1 })
  newer.close()
  const platform = createFakePlatform({ indexedDB: () => factory })
  const controller = new AbortController()
  const storage = openStorage('wallet-modal:test', platform, controller.signal)
  expect(await storage.all('siwxSessions')).toHaveLength(1)
  expect(await storage.put('siwxSessions', { key: 'new', value: {}, writtenAt: 2 })).toBe(true)
  expect(platform.logged).toEqual([])
  controller.abort()
  const again = openOld(factory, schemaVersions.length + 5, [...tableNames, 'later'], 'key, writtenAt')
  expect(await again.table('later').count()).toBe(1)
  expect(await again.table('siwxSessions').count()).toBe(2)
  again.close()
})
