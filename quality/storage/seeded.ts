import { schemaVersions } from '../../template/src/wallet-modal/storage/dexie.storage'
import type { StoredRow, TableName } from '../../template/src/wallet-modal/storage/storage'
import { tableNames } from '../../template/src/wallet-modal/storage/storage'
import type { Random } from '../fuzz/random'
import type { Disk } from './faulty-database'
import type { Ledger } from './ledger'
import { textOf } from './ledger'
import { badKey } from './observed'
import { databaseName } from './tab'

/** The table of a newer version, which this code does not know. */
export const laterTable = 'later'

/** What an earlier visit left in the browser. */
export interface Seeded {
  version: number
  isNewer: boolean
}

const good: Partial<Record<TableName, unknown>> = {
  siwxSessions: { seeded: true },
  recentWallets: { id: 'seeded', name: 'Seeded' },
  names: ['seeded.eth'],
}
const bad: readonly unknown[] = [7, null, 'x'.repeat(5_000), { name: 7 }, [[]], { decimals: 1e9 }]

/** Fills the database as an earlier or a later version of the modal has done, with good rows and with rows that cannot be read. */
export async function seed(random: Random, { factory, clock }: Disk, ledger: Ledger): Promise<Seeded | undefined> {
  if (random.oneIn(2)) return undefined
  const isNewer = random.oneIn(4)
  const version = isNewer ? schemaVersions.length + 1 + random.below(5) : 1 + random.below(schemaVersions.length)
  const opening = factory.open(databaseName, version * 10)
  const tables = new Set<string>()
  for (const changes of schemaVersions.slice(0, version))
    for (const [table, indexes] of Object.entries(changes))
      if (indexes === null) tables.delete(table)
      else tables.add(table)
  if (isNewer) tables.add(laterTable)
  opening.onupgradeneeded = () => {
    for (const table of tables) {
      const store = opening.result.createObjectStore(table, { keyPath: 'key' })
      if (version > 1) store.createIndex('writtenAt', 'writtenAt')
    }
  }
  await new Promise((resolve, reject) => {
    opening.addEventListener('success', resolve)
    opening.addEventListener('error', reject)
  })
  const writing = opening.result.transaction([...tables], 'readwrite')
  const put = (table: string, row: StoredRow) => writing.objectStore(table).put(row)
  for (const table of tableNames) {
    if (!tables.has(table)) continue
    const value = good[table]
    const writtenAt = clock.now()
    if (value !== undefined) {
      put(table, { key: 'seeded', value, writtenAt })
      ledger.end(ledger.begin({ table, key: 'seeded', value: textOf(value), writtenAt }), true)
    }
    if (random.oneIn(2)) {
      const wrong = random.pick(bad)
      const wrongTime = random.pick([writtenAt, 1, writtenAt + 1e12])
      put(table, { key: badKey, value: wrong, writtenAt: wrongTime })
      ledger.end(ledger.begin({ table, key: badKey, value: textOf(wrong), writtenAt: wrongTime }), false)
    }
  }
  if (isNewer) put(laterTable, { key: 'kept', value: 1, writtenAt: 1 })
  await new Promise((resolve) => (writing.oncomplete = resolve))
  opening.result.close()
  return { version, isNewer }
}

/** All rows of the database, read without the modal and without faults. */
export async function readAll({ factory }: Disk): Promise<Map<string, StoredRow[]>> {
  const rows = new Map<string, StoredRow[]>()
  const opening = factory.open(databaseName)
  await new Promise((resolve, reject) => {
    opening.addEventListener('success', resolve)
    opening.addEventListener('error', reject)
  })
  const names = [...opening.result.objectStoreNames]
  for (const name of names) {
    const reading = opening.result.transaction(name).objectStore(name).getAll()
    await new Promise((resolve) => (reading.onsuccess = resolve))
    rows.set(name, reading.result as StoredRow[])
  }
  opening.result.close()
  return rows
}
