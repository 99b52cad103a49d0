import { WalletModalError, isRecord, messageOf } from '../domain/errors'
import { limits } from '../domain/limits'
import { withTimeout } from '../domain/timeout'
import type { Platform } from '../platform/platform'
import type { OpenDatabase } from './dexie.storage'
import type { Storage } from './storage'

/** The names of an error and of those behind it. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  let at = error
  // An error may be its own cause.
  while (isRecord(at) && names.length < 5) {
    if (typeof at['name'] === 'string') names.push(at['name'])
    at = at['inner'] ?? at['cause']
  }
  return names
}

/** True when the browser gives the site no more room. */
export function isQuotaError(error: unknown): boolean {
  return namesOf(error).includes('QuotaExceededError')
}

/** True when the connection was closed while it was used, which the next one may not be. */
function isClosedError(error: unknown): boolean {
  return namesOf(error).some((name) => name === 'DatabaseClosedError' || name === 'InvalidStateError')
}

/**
 * The connection to a database that may be absent, slow or closed at any time. It is opened on the first use and again after
 * it was closed. Every wait has an end: after a database did not open or answer, nothing is asked of it for half a minute.
 */
export class DatabaseConnection {
  readonly #name: string
  readonly #platform: Platform
  readonly #signal: AbortSignal
  #opened: Promise<OpenDatabase | undefined> | undefined
  #restsUntil = 0
  #isAbsent = false
  #hasWarned = false

  constructor(name: string, platform: Platform, signal: AbortSignal) {
    this.#name = name
    this.#platform = platform
    this.#signal = signal
    signal.addEventListener('abort', () => this.#leave(this.#opened), { once: true })
  }

  /** False while there is no database to ask: the page is left, the browser has none, or it did not answer lately. */
  get isUsable(): boolean {
    return !this.#signal.aborted && !this.#isAbsent && this.#platform.now() >= this.#restsUntil
  }

  /**
   * Runs on the database. Undefined when there is none to run on now.
   * @throws what the database has against the work; the database can be used all the same
   */
  async run<T>(work: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#try(work)
    } catch (error) {
      if (!isClosedError(error)) throw error
      return await this.#try(work)
    }
  }

  /** Tells developers once what the browser has against storing something. */
  warn(error: unknown): void {
    if (this.#hasWarned) return
    this.#hasWarned = true
    const reason = messageOf(error)
    this.#platform.log.warn(`Not everything is remembered after this page: the browser's database failed (${reason}).`)
  }

  async #try<T>(work: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    if (!this.isUsable) return undefined
    const opened = (this.#opened ??= this.#open())
    let database: OpenDatabase | undefined
    try {
      database = await opened
    } catch (error) {
      return this.#rest(opened, error)
    }
    if (!database) return undefined
    try {
      // Closed since: for an upgrade in another tab, or by the browser.
      if (!database.isOpen()) throw new DOMException('The database was closed', 'InvalidStateError')
      return await withTimeout(work(database.storage), limits.storageAnswer, this.#platform.after)
    } catch (error) {
      if (error instanceof WalletModalError && error.code === 'TIMED_OUT') return this.#rest(opened, error)
      if (isClosedError(error)) this.#leave(opened)
      throw error
    }
  }

  /** Leaves the database alone for a while: asking one that does not answer costs the time of whoever asks. */
  #rest(opened: Promise<unknown>, error: unknown): undefined {
    this.warn(error)
    this.#leave(opened)
    this.#restsUntil = this.#platform.now() + limits.storageRest
  }

  /** Gives a connection up, also one that is not there yet. The next use opens another. */
  #leave(opened: Promise<unknown> | undefined): void {
    const left = this.#opened
    if (left === undefined || left !== opened) return
    this.#opened = undefined
    left.then((database) => database?.close()).catch(() => {})
  }

  async #open(): Promise<OpenDatabase | undefined> {
    const factory = this.#platform.indexedDB()
    if (!factory) {
      this.#isAbsent = true
      return undefined
    }
    const { openDexieStorage } = await import('./dexie.storage')
    let isLate = false
    const opening = openDexieStorage(this.#name, factory, IDBKeyRange)
    // A connection that comes too late would be kept open by nobody.
    opening.then(({ close }) => (isLate || this.#signal.aborted) && close()).catch(() => {})
    try {
      return await withTimeout(opening, limits.storageOpen, this.#platform.after)
    } catch (error) {
      isLate = true
      throw error
    }
  }
}
