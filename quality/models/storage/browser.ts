import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { tableNames } from '../../../template/src/wallet-modal/storage/storage'
import type { Ledger } from '../ledger/ledger'

Object.assign(globalThis, { IDBKeyRange })

/** The number of turns of the event loop after which the database has finished all its work, for example an upgrade with all tables. */
const turns = 80

/** Waits until the database has finished its work, or waits for another connection to close. */
export async function settleDatabase(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resume) => void setImmediate(resume))
}

export const databaseName = 'wallet-modal:default'
/** The first version of the database. Dexie multiplies its own numbers by ten. */
const [firstVersion, newerVersion] = [10, 1_000]

/** The database of a browser, with the connections of the page and of other tabs. The ledger counts the page's connections. */
export class DatabaseBrowser {
  /** The `indexedDB` of the page. */
  readonly factory: IDBFactory
  /** How often the page has opened the database. */
  opens = 0
  /** Called for each event that the page's connections get, such as `blocked`. */
  onEvent: (name: string) => void = () => {}
  readonly #own = new IDBFactory()
  readonly #ledger: Ledger
  /** The connections of other tabs. */
  readonly #others = new Set<IDBDatabase>()
  #isHolding = true
  #isUsedByOthers = false

  constructor(ledger: Ledger) {
    this.#ledger = ledger
    const factory = Object.create(this.#own) as IDBFactory
    this.factory = Object.assign(factory, {
      open: (name: string, version?: number) => this.#open(name, version),
    })
  }

  /** Whether no tab has opened the database yet. After that, a tab with an older version cannot open the database. */
  get isNew(): boolean {
    return this.opens === 0 && !this.#isUsedByOthers
  }

  /** A tab with the first version of the modal has the database open, and does not close it for others. */
  async openOldTab(): Promise<void> {
    this.#isUsedByOthers = true
    const request = this.#own.open(databaseName, firstVersion)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('siwxSessions', { keyPath: 'key' }),
    )
    this.#others.add(await opened(request))
  }

  /** A tab with a newer version of the modal asks for the database, and keeps it until `closeTabs`. */
  openNewerTab(): void {
    this.#isHolding = true
    this.#isUsedByOthers = true
    const request = this.#own.open(databaseName, newerVersion)
    request.addEventListener('upgradeneeded', () => {
      const { result, transaction } = request
      for (const name of tableNames) {
        const isThere = result.objectStoreNames.contains(name)
        const table = isThere ? transaction?.objectStore(name) : result.createObjectStore(name, { keyPath: 'key' })
        if (!table?.indexNames.contains('writtenAt')) table?.createIndex('writtenAt', 'writtenAt')
      }
    })
    request.addEventListener('success', () => {
      if (this.#isHolding) this.#others.add(request.result)
      else request.result.close()
    })
    request.addEventListener('error', (event) => event.preventDefault())
  }

  /** All other tabs close. */
  closeTabs(): void {
    this.#isHolding = false
    for (const other of this.#others) other.close()
    this.#others.clear()
  }

  /** The visitor deletes the data of the site. */
  delete(done: () => void): void {
    this.#own.deleteDatabase(databaseName).addEventListener('success', done)
  }

  /** The stored rows of a table, as another page reads them. */
  async rows(table: string): Promise<{ key: string; value: unknown }[]> {
    const database = await opened(this.#own.open(databaseName))
    if (!database.objectStoreNames.contains(table)) {
      database.close()
      return []
    }
    const request = database.transaction(table).objectStore(table).getAll()
    await new Promise((resolve) => request.addEventListener('success', resolve))
    database.close()
    return request.result as { key: string; value: unknown }[]
  }

  #open(name: string, version: number | undefined): IDBOpenDBRequest {
    this.opens += 1
    const request = this.#own.open(name, version)
    request.addEventListener('blocked', () => this.onEvent('blocked'))
    const dispatch = request.dispatchEvent.bind(request)
    const known = new Set<IDBDatabase>()
    request.dispatchEvent = (event) => {
      // Dexie reads the methods of a connection as soon as the connection is open, so the methods are replaced before.
      const isThere = event.type === 'upgradeneeded' || event.type === 'success'
      if (isThere && !known.has(request.result)) this.#watch(request.result)
      if (isThere) known.add(request.result)
      return dispatch(event)
    }
    return request
  }

  #watch(connection: IDBDatabase): void {
    const done = this.#ledger.open('channel', 'database')
    const close = connection.close.bind(connection)
    connection.close = () => {
      done()
      close()
    }
    connection.addEventListener('versionchange', () => this.onEvent('versionchange'))
    connection.addEventListener('close', done)
  }
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')))
  })
}
