import { Dexie } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import type { FakeBrowser } from './fake-browser'
import type { FakePlatform } from './fake-platform'
import { settle } from './settle'

/** Everything that the modal has stored in a browser: rows by table, values by key. */
export async function stored(factory: IDBFactory, browser: FakeBrowser) {
  const database = await new Dexie('wallet-modal:default', { indexedDB: factory, IDBKeyRange }).open()
  const rows = await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const))
  database.close()
  const tables: Record<string, readonly unknown[]> = Object.fromEntries(rows.filter(([, list]) => list.length > 0))
  return { tables, keys: [...browser.stored.keys()], all: JSON.stringify([tables, [...browser.stored]]).toLowerCase() }
}

/** Lets time pass while the database works, so that the clock does not make the database late. */
export async function pass(platform: FakePlatform, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    for (let turn = 0; turn < 8; turn += 1) await settle()
    await platform.advance(500)
  }
}
