import { IDBOpenDBRequest, IDBVersionChangeEvent, forceCloseDatabase } from 'fake-indexeddb'
import type { Clock } from '../funds/clock'
import { FaultyTransactions } from './faulty-transactions'
import type { Fault, Faults } from './plan'
import { rawConnection, rawTransaction } from './raw'
import type { RawConnection } from './raw'
import { noteEvent } from './turns'

/** What the tabs of a browser share. */
export interface Disk {
  /** The database of fake-indexeddb, without faults. */
  factory: IDBFactory
  faults: Faults
  clock: Clock
  /** Called when the visitor begins to delete the data of the site. Returns a function for the end. */
  onDelete(): () => void
}

/** The queues in which fake-indexeddb opens the connections to a database. */
interface RawFactory extends IDBFactory {
  _connectionQueues: Map<string, Promise<unknown>>
}

function isRawFactory(factory: IDBFactory): factory is RawFactory {
  return '_connectionQueues' in factory && factory._connectionQueues instanceof Map
}

/** The `indexedDB` of one tab: the database of fake-indexeddb, which fails at the call that the plan names. */
export class FaultyDatabase {
  /** When the tab opened the database, in milliseconds. */
  readonly opens: number[] = []
  readonly factory: IDBFactory
  readonly #disk: Disk
  readonly #connections = new Set<RawConnection>()
  readonly #dead = new Set<RawConnection>()
  readonly #transactions: FaultyTransactions
  #isGone = false

  constructor(disk: Disk) {
    this.#disk = disk
    this.#transactions = new FaultyTransactions(disk, (connection, fault) => this.#spoil(connection, fault))
    const factory = Object.create(disk.factory) as IDBFactory
    this.factory = Object.assign(factory, {
      open: (name: string, version?: number) => this.#open(name, version),
    })
  }

  /** Closes the page: the browser aborts its transactions and closes its connections. */
  leave(): void {
    this.#isGone = true
    for (const connection of this.#connections) this.#close(connection, 'AbortError', false)
  }

  #open(name: string, version: number | undefined): IDBOpenDBRequest {
    const { factory, faults, clock } = this.#disk
    this.opens.push(clock.now())
    noteEvent()
    const fault = faults.meet('open')
    if (fault?.kind === 'throws') throw new DOMException('The browser failed', fault.name)
    if (fault?.kind === 'hangs') return new IDBOpenDBRequest()
    if (fault?.kind === 'fails') return this.#failing(fault.name)
    if (fault?.kind === 'late') this.#delay(name, fault.by)
    const request = factory.open(name, version)
    this.#watch(request, fault)
    return request
  }

  /** Makes everybody wait who opens the database from now on. */
  #delay(name: string, by: number): void {
    const { factory, clock, faults } = this.#disk
    if (!isRawFactory(factory)) throw new Error('fake-indexeddb opens databases in another way')
    const before = factory._connectionQueues.get(name) ?? Promise.resolve()
    const wait = () =>
      new Promise<void>((resume) => {
        clock.after(by, resume)
        faults.hold(resume)
      })
    factory._connectionQueues.set(name, before.then(wait))
  }

  #failing(name: string): IDBOpenDBRequest {
    const request = new IDBOpenDBRequest()
    setImmediate(() => {
      const error = new DOMException('The browser failed', name)
      Object.defineProperties(request, { error: { value: error }, readyState: { value: 'done' } })
      request.dispatchEvent(new IDBVersionChangeEvent('error'))
    })
    return request
  }

  /** Follows a connection that opens, before the page learns of it. */
  #watch(request: IDBOpenDBRequest, fault: Fault | undefined): void {
    const dispatch = request.dispatchEvent.bind(request)
    request.dispatchEvent = (event) => {
      noteEvent()
      if (event.type === 'upgradeneeded' && request.transaction) {
        // Dexie takes the methods of the connection as soon as the upgrade begins.
        this.#watchConnection(rawConnection(request.result))
        this.#watchUpgrade(request.result, request.transaction)
      }
      if (event.type !== 'success') return dispatch(event)
      const connection = rawConnection(request.result)
      if (!this.#connections.has(connection)) this.#watchConnection(connection)
      if (this.#isGone) this.#close(connection, 'AbortError', false)
      if (fault?.kind === 'dies') this.#dead.add(connection)
      const isTaken = dispatch(event)
      if (fault?.kind === 'closes') this.#close(connection, 'AbortError', true)
      return isTaken
    }
  }

  #watchUpgrade(connection: IDBDatabase, transaction: IDBTransaction): void {
    const fault = this.#disk.faults.meet('upgrade')
    this.#transactions.watch(rawConnection(connection), rawTransaction(transaction), { atEnd: fault })
  }

  #watchConnection(connection: RawConnection): void {
    this.#connections.add(connection)
    const begin = connection.transaction.bind(connection)
    connection.transaction = (...given) => {
      noteEvent()
      if (this.#dead.has(connection) && !this.#disk.faults.isMended)
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      const fault = this.#disk.faults.meet('transaction')
      if (fault?.kind === 'throws') throw new DOMException('The browser failed', fault.name)
      if (fault?.kind === 'closes' || fault?.kind === 'loses') this.#spoil(connection, fault)
      const transaction = begin(...given)
      this.#transactions.watch(connection, rawTransaction(transaction), { atStart: fault })
      return transaction
    }
  }

  /** Does to a connection what the fault says. */
  #spoil(connection: RawConnection, fault: Fault): void {
    const { factory, clock, onDelete } = this.#disk
    if (fault.kind === 'closes') this.#close(connection, 'AbortError', true)
    if (fault.kind === 'loses') this.#close(connection, 'UnknownError', true)
    if (fault.kind === 'dies') this.#dead.add(connection)
    if (fault.kind === 'deletes') factory.deleteDatabase(connection.name).addEventListener('success', onDelete())
    if (fault.kind === 'upgrades') {
      const opening = factory.open(connection.name, connection.version + 10)
      opening.addEventListener('success', () => void clock.after(fault.for, () => opening.result.close()))
    }
  }

  #close(connection: RawConnection, name: string, isTold: boolean): void {
    for (const transaction of connection._rawDatabase.transactions)
      if (transaction.db === connection && transaction._state !== 'finished') transaction._abort(name)
    // The type of the function asks for the class in place of a connection.
    if (isTold && !connection._closePending) Reflect.apply(forceCloseDatabase, undefined, [connection])
    else connection.close()
    this.#connections.delete(connection)
  }
}
