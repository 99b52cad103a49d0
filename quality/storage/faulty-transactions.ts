import type { Disk } from './faulty-database'
import type { CallKind, Fault } from './plan'
import type { RawConnection, RawTransaction } from './raw'
import { noteEvent } from './turns'

/** The faults of a transaction that are known when it begins. */
interface Known {
  atStart?: Fault | undefined
  atEnd?: Fault | undefined
}

const storeCalls: readonly [method: 'get' | 'getAll' | 'put' | 'delete' | 'clear' | 'openCursor', kind: CallKind][] = [
  ['get', 'get'],
  ['getAll', 'getAll'],
  ['put', 'put'],
  ['delete', 'delete'],
  ['clear', 'clear'],
  ['openCursor', 'cursor'],
]
const indexCalls = ['openCursor', 'openKeyCursor', 'getAllKeys', 'getAll'] as const

/** Lets the transactions of one tab meet the faults of the plan: at their start, at each of their requests, and at their end. */
export class FaultyTransactions {
  readonly #disk: Disk
  readonly #spoil: (connection: RawConnection, fault: Fault) => void
  /** The faults of requests that have not been executed. */
  readonly #hits = new Map<IDBRequest, Fault>()

  constructor(disk: Disk, spoil: (connection: RawConnection, fault: Fault) => void) {
    this.#disk = disk
    this.#spoil = spoil
  }

  watch(connection: RawConnection, transaction: RawTransaction, known: Known): void {
    const { faults } = this.#disk
    const ends: Fault[] = known.atEnd ? [known.atEnd] : []
    let { atStart } = known
    let [isHeld, isEnding] = [false, false]
    const start = transaction._start.bind(transaction)
    const hold = () => {
      transaction._started = true
      isHeld = true
    }
    const release = () => {
      isHeld = false
      transaction._start()
    }
    transaction._start = () => {
      noteEvent()
      if (isHeld) return
      if (transaction._state === 'finished') return start()
      const step = transaction._requests.find(({ request }) => request.readyState !== 'done')
      let fault = atStart
      atStart = undefined
      if (step) {
        fault ??= this.#hits.get(step.request)
        this.#hits.delete(step.request)
      } else if (!isEnding) {
        isEnding = true
        if (transaction.mode === 'readwrite') fault ??= faults.meet('commit')
        fault ??= ends.shift()
      }
      // A transaction may have waited for others until the database was mended.
      this.#apply(faults.isMended ? undefined : fault, { connection, transaction, start, hold, release, step })
    }
    const objectStore = transaction.objectStore.bind(transaction)
    const watchedStores = new Set<IDBObjectStore>()
    transaction.objectStore = (name) => {
      const store = objectStore(name)
      if (!watchedStores.has(store)) this.#watchStore(connection, store, ends)
      watchedStores.add(store)
      return store
    }
  }

  #apply(fault: Fault | undefined, at: Point): void {
    const { transaction, start, hold, release, step } = at
    if (fault?.kind === 'hangs') {
      hold()
      return this.#disk.faults.hold(release)
    }
    if (fault?.kind === 'late') {
      hold()
      this.#disk.clock.after(fault.by, release)
      return
    }
    if (fault?.kind === 'aborts' || (fault?.kind === 'fails' && !step)) return transaction._abort(fault.name)
    if (fault?.kind === 'fails' && step)
      step.operation = () => {
        throw new DOMException('The browser failed', fault.name)
      }
    if (fault?.kind === 'silent') transaction.oncomplete = null
    if (fault) this.#spoil(at.connection, fault)
    if (fault?.kind === 'dies') return transaction._abort('UnknownError')
    start()
  }

  #watchStore(connection: RawConnection, store: IDBObjectStore, ends: Fault[]): void {
    const { faults } = this.#disk
    for (const [method, kind] of storeCalls) {
      const call = store[method].bind(store) as (...given: unknown[]) => IDBRequest
      const watched = (...given: unknown[]): IDBRequest => {
        noteEvent()
        let fault = faults.meet(kind)
        if (kind === 'clear' || kind === 'delete') faults.room += this.#rowsIn(connection, store, kind)
        const refusal = kind === 'put' ? faults.take() : undefined
        const full = 'QuotaExceededError'
        if (refusal === 'throws') fault = { kind: 'throws', name: full }
        if (refusal === 'fails') fault = { kind: 'fails', name: full }
        if (refusal === 'aborts') ends.push({ kind: 'aborts', name: full })
        return this.#call(() => call(...given), fault)
      }
      Object.defineProperty(store, method, { value: watched })
    }
    const index = store.index.bind(store)
    const watchedIndexes = new Set<IDBIndex>()
    store.index = (name) => {
      const found = index(name)
      if (watchedIndexes.has(found)) return found
      watchedIndexes.add(found)
      for (const method of indexCalls) {
        const call = found[method].bind(found) as (...given: unknown[]) => IDBRequest
        const watched = (...given: unknown[]) => this.#call(() => call(...given), faults.meet('cursor'))
        Object.defineProperty(found, method, { value: watched })
      }
      return found
    }
  }

  #call(call: () => IDBRequest, fault: Fault | undefined): IDBRequest {
    if (fault?.kind === 'throws') throw new DOMException('The browser failed', fault.name)
    const request = call()
    if (fault) this.#hits.set(request, fault)
    return request
  }

  /** The rows whose room becomes free. */
  #rowsIn({ _rawDatabase }: RawConnection, { name }: IDBObjectStore, kind: CallKind): number {
    return kind === 'delete' ? 1 : (_rawDatabase.rawObjectStores.get(name)?.count() ?? 0)
  }
}

/** A transaction at one of its requests, or at its end. */
interface Point {
  connection: RawConnection
  transaction: RawTransaction
  start(): void
  /** Stops the transaction until `release`. */
  hold(): void
  release(): void
  step: RawTransaction['_requests'][number] | undefined
}
