import { WalletModalError, isRecord, messageOf } from '../domain/errors/errors'
import { withTimeout } from '../domain/timeout'
import type { Platform } from '../platform/platform'
import type { OpenDatabase } from './dexie.storage'
import type { Storage } from './storage'

/** In milliseconds: for opening the database, for an answer of it, and how long it is left alone after a failure. */
const [openLimit, answerLimit, restTime] = [1_000, 2_000, 30_000] as const
/** How often the database is opened within the time of a rest. */
const maxOpens = 3

/** The names of an error and of its causes. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  let at = error
  // Stop after five names, because an error may be its own cause.
  while (isRecord(at) && names.length < 5) {
    if (typeof at['name'] === 'string') names.push(at['name'])
    at = at['inner'] ?? at['cause']
  }
  return names
}

/** True when the browser gives the site no more storage space. */
export function isQuotaError(error: unknown): boolean {
  return namesOf(error).includes('QuotaExceededError')
}

/** True when the reason is neither the row nor the space for it, so that another connection may do better. */
function isBroken(error: unknown): boolean {
  return !isQuotaError(error) && !namesOf(error).includes('DataCloneError')
}

/**
 * The connection to a database that may be absent, slow or closed at any time. The first use opens the database; the next use
 * after a close or a failure opens it again. Every wait has a limit: after the database failed to open or to answer, it is not
 * used for half a minute.
 */
export class DatabaseConnection {
  readonly #name: string
  readonly #platform: Platform
  readonly #signal: AbortSignal
  #opened: Promise<OpenDatabase | undefined> | undefined
  #restsUntil = 0
  /** When the database was opened last. */
  #opens: readonly number[] = []
  #isAbsent = false
  #hasWarned = false

  constructor(name: string, platform: Platform, signal: AbortSignal) {
    this.#name = name
    this.#platform = platform
    this.#signal = signal
    signal.addEventListener('abort', () => this.#leave(this.#opened), { once: true })
  }

  /**
   * False while the database cannot be used: the page was left, the browser has no database, or the database failed to open or to
   * answer within the last half minute, or was closed too often.
   */
  get isUsable(): boolean {
    const isLeft = this.#signal.aborted || this.#isAbsent || this.#platform.now() < this.#restsUntil
    return !isLeft && (this.#opened !== undefined || this.#mayOpen)
  }

  get #mayOpen(): boolean {
    const since = this.#platform.now() - restTime
    this.#opens = this.#opens.filter((at) => at > since)
    return this.#opens.length < maxOpens
  }

  /**
   * Runs work on the database. Undefined when no database can be used now.
   * @throws the database's error for this work; the database stays usable
   */
  async run<T>(work: (storage: Storage) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#try(work)
    } catch (error) {
      if (!isBroken(error)) throw error
      return await this.#try(work)
    }
  }

  /** Warns developers once why the browser did not store something. */
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
      // The connection was closed after it was opened: by an upgrade in another tab, or by the browser.
      if (!database.isOpen()) throw new DOMException('The database was closed', 'InvalidStateError')
      return await withTimeout(work(database.storage), answerLimit, this.#platform.after)
    } catch (error) {
      if (error instanceof WalletModalError && error.code === 'TIMED_OUT') return this.#rest(opened, error)
      // A connection may fail for good without being closed. The last one is kept, because only some tables may fail.
      if (isBroken(error) && (!database.isOpen() || this.#mayOpen)) this.#leave(opened)
      throw error
    }
  }

  /** Does not use the database for half a minute: a database that does not answer makes every caller wait. */
  #rest(opened: Promise<unknown>, error: unknown): undefined {
    this.warn(error)
    this.#leave(opened)
    this.#restsUntil = this.#platform.now() + restTime
  }

  /** Gives up a connection, also while it is still opening. The next use opens a new connection. */
  #leave(opened: Promise<unknown> | undefined): void {
    const left = this.#opened
    if (left === undefined || left !== opened) return
    this.#opened = undefined
    left.then((database) => database?.close()).catch(() => {})
  }

  async #open(): Promise<OpenDatabase | undefined> {
    this.#opens = [...this.#opens, this.#platform.now()]
    const factory = this.#platform.indexedDB()
    if (!factory) {
      this.#isAbsent = true
      return undefined
    }
    const { openDexieStorage } = await import('./dexie.storage')
    let isLate = false
    const opening = openDexieStorage(this.#name, factory, IDBKeyRange)
    // Close a connection that opens too late, because nothing else would close it.
    opening.then(({ close }) => (isLate || this.#signal.aborted) && close()).catch(() => {})
    try {
      return await withTimeout(opening, openLimit, this.#platform.after)
    } catch (error) {
      isLate = true
      throw error
    }
  }
}
