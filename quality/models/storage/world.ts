import type { Storage } from '../../../template/src/wallet-modal/storage/storage'
import { openStorage } from '../../../template/src/wallet-modal/storage/open-storage'
import { createFakePlatform } from '../../../template/src/wallet-modal/testing/fake-platform'
import { Clock } from '../../funds/clock'
import type { ModelWorld } from '../kit/machine'
import { Ledger } from '../ledger/ledger'
import { databaseName, DatabaseBrowser, settleDatabase } from './browser'

const table = 'siwxSessions'
/** The maximum duration of a call, in milliseconds. A call may open the database twice and wait for an answer twice. */
const callLimit = 8_000
/** Milliseconds after which the page opens a database again that has failed. */
const beyondRest = 61_000

/** One page with the modal's storage, other tabs with the same database, and the reference model: what the page has stored. */
export class StorageWorld implements ModelWorld {
  readonly clock = new Clock(settleDatabase)
  readonly ledger = new Ledger()
  readonly browser = new DatabaseBrowser(this.ledger)
  readonly isSudden: boolean
  readonly violations: string[] = []
  readonly edges = new Set<string>()
  readonly storage: Storage
  readonly #page = new AbortController()
  /** The latest value of each key; undefined for a removed row. */
  readonly #values = new Map<string, string | undefined>()
  /** The rows that the page was told of as stored, and that were not deleted since. */
  readonly #confirmed = new Map<string, string>()
  /** How often a value was changed. */
  #writes = 0
  /** How many deletions of the visitor have begun, and how many have ended. */
  #begun = 0
  #deletions = 0

  static async create(number: number): Promise<StorageWorld> {
    const world = new StorageWorld(number)
    await world.clock.advance(0)
    return world
  }

  constructor(number: number) {
    Ledger.current = this.ledger
    this.isSudden = number % 7 === 3
    const { clock, ledger, browser } = this
    const after: Clock['after'] = (milliseconds, run) => {
      const close = ledger.open('timer', '')
      const cancel = clock.after(milliseconds, () => (close(), run()))
      return () => (close(), cancel())
    }
    const platform = { ...createFakePlatform(), now: clock.now, after, indexedDB: () => browser.factory }
    this.storage = openStorage(databaseName, platform, this.#page.signal)
    browser.onEvent = (name) => void this.edges.add(this.isBusy ? `${name} during a call` : name)
  }

  get isLeft(): boolean {
    return this.#page.signal.aborted
  }

  /** Whether the page waits for the database. */
  get isBusy(): boolean {
    return this.ledger.count(['promise']) > 0
  }

  write(key: string): void {
    if (this.isLeft) return
    const value = `${key} ${(this.#writes += 1)}`
    this.#values.set(key, value)
    this.#confirmed.delete(key)
    const row = { key, value, writtenAt: this.clock.now() }
    const deletions = this.#deletions
    this.#call('write', this.storage.put(table, row), (isStored) => {
      this.edges.add(isStored ? 'a row is stored' : 'a row is kept in memory')
      // The visitor may have deleted the row right after it was stored.
      const isThere = deletions === this.#deletions && !this.#isDeleting
      if (isStored && isThere && this.#values.get(key) === value) this.#confirmed.set(key, value)
    })
  }

  remove(key: string): void {
    if (this.isLeft) return
    this.#values.set(key, undefined)
    this.#confirmed.delete(key)
    this.#call('remove', this.storage.remove(table, key), () => {})
  }

  read(key: string): void {
    if (this.isLeft) return
    const writes = this.#writes
    this.#call('read', this.storage.get(table, key), (row) => {
      const should = this.#values.get(key)
      if (writes === this.#writes && this.#values.has(key) && row?.value !== should)
        this.violations.push(`${key} is ${String(row?.value)}, expected ${String(should)}`)
    })
  }

  clear(): void {
    if (this.isLeft) return
    this.#writes += 1
    for (const key of this.#values.keys()) this.#values.set(key, undefined)
    this.#confirmed.clear()
    this.#call('clear', this.storage.clear(table), () => {})
  }

  /** The visitor deletes the data of the site. */
  deleteAll(): void {
    const begin = (this.#begun += 1)
    this.browser.delete(() => {
      this.#deletions = Math.max(this.#deletions, begin)
      this.#confirmed.clear()
    })
  }

  /** The page is left, or the modal is destroyed. */
  leave(): void {
    if (this.isBusy) this.edges.add('the page is left during a call')
    this.#page.abort()
  }

  check(): void {
    if (this.ledger.count(['channel']) > 1) this.violations.push('more than one connection is open')
  }

  async rest(): Promise<void> {
    this.browser.closeTabs()
    await this.clock.advance(beyondRest)
    const opens = this.browser.opens
    await this.clock.advance(beyondRest)
    if (this.browser.opens !== opens) this.violations.push('the page opens the database again and again')
    if (this.ledger.count(['promise', 'timer']) > 0) this.violations.push('something is under way at rest')
    if (this.isLeft) return
    // The next change takes along what the database did not take before.
    this.write('last')
    await this.clock.advance(beyondRest)
    if (!this.#confirmed.has('last')) this.violations.push('the page does not store again')
    const stored = new Map((await this.#rows()).map(({ key, value }) => [key, value]))
    for (const [key, value] of this.#confirmed)
      if (stored.get(key) !== value)
        this.violations.push(`the database has ${String(stored.get(key))}, confirmed was ${value}`)
    for (const [key, value] of this.#values)
      if (value === undefined && stored.has(key)) this.violations.push(`the removed row ${key} is in the database`)
  }

  async end(): Promise<void> {
    this.leave()
    await this.clock.advance(0)
    this.browser.closeTabs()
    await this.clock.advance(beyondRest)
    const stored = new Map((await this.#rows()).map(({ key, value }) => [key, value]))
    for (const [key, value] of this.#confirmed)
      if (stored.get(key) !== value) this.violations.push(`at the end the database has lost ${value}`)
    // Dexie has one channel to the other tabs, for as long as the page lives.
    const left = this.ledger.changes(new Map()).filter((change) => !/signal|MessagePort|BroadcastChannel/.test(change))
    if (left.length > 0) this.violations.push(`left after the end: ${left.join(', ')}`)
  }

  get #isDeleting(): boolean {
    return this.#begun > this.#deletions
  }

  async #rows(): Promise<{ key: string; value: unknown }[]> {
    const reading = this.browser.rows(table)
    const late = this.clock.advance(0).then(settleDatabase).then(settleDatabase)
    const rows = await Promise.race([reading, late])
    if (!rows) this.violations.push('another page cannot open the database')
    return rows ?? []
  }

  #call<T>(name: string, calling: Promise<T>, done: (result: T) => void): void {
    const since = this.clock.now()
    const call = calling.then(
      (result) => {
        const time = this.clock.now() - since
        if (time > callLimit) this.violations.push(`${name} took ${time} ms`)
        done(result)
      },
      (error: unknown) => void this.violations.push(`${name} rejects with ${String(error)}`),
    )
    void this.ledger.promise(name, call)
  }
}
