import type { StoredRow, TableName } from '../../template/src/wallet-modal/storage/storage'
import { caches } from '../../template/src/wallet-modal/storage/open-storage'

/** A change of stored data, from its begin to the moment from which it can have no effect any more. */
export interface Write {
  /** The number of the page that makes the change. Undefined for somebody else, such as the visitor who deletes the data of the site. */
  page: number | undefined
  table: TableName | undefined
  /** Undefined for all rows of the table. */
  key: string | undefined
  /** Undefined for a removal. */
  value: string | undefined
  writtenAt: number
  /** For a pruning: how many rows stay. */
  keep?: number
  /** A read that removes rows which are expired or cannot be read. Other pages do not know of it. */
  isRead?: boolean
  /** The numbers of the events at which the change begins and ends. */
  from: number
  to: number
  /** The number of the event at which the call ended. */
  done: number
  /** The page was told that the database has the row; for a removal: the database worked. */
  isConfirmed: boolean
}

type Begun = Pick<Write, 'page' | 'table' | 'key' | 'value' | 'writtenAt' | 'keep' | 'isRead'>

/** The text with which two values are compared. */
export const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value))

/** All changes of the stored data, and what follows from them: which rows have to be there, in a page and in the database. */
export class Ledger {
  readonly writes: Write[] = []
  /** The browser has refused rows for lack of space, so caches may have been cleared. */
  isFull = false
  #events = 0

  begin(begun: Partial<Begun>): Write {
    const write: Write = {
      page: undefined,
      table: undefined,
      key: undefined,
      value: undefined,
      writtenAt: 0,
      ...begun,
      from: (this.#events += 1),
      to: Infinity,
      done: Infinity,
      isConfirmed: false,
    }
    this.writes.push(write)
    return write
  }

  /**
   * Notes that a change has ended. A change that the database did not take is written again later, until a later change of the same page replaces it.
   * A pruning that the database did not take happens later in the same way. When the visitor deletes the data of the site, the changes of the pages still wait.
   */
  end(write: Write, isConfirmed: boolean): void {
    const now = (this.#events += 1)
    write.isConfirmed = isConfirmed
    write.done = now
    if (isConfirmed) write.to = now
    if (write.page === undefined) return
    for (const earlier of this.writes)
      if (earlier !== write && earlier.page === write.page && earlier.from < write.from && covers(write, earlier))
        earlier.to = Math.min(earlier.to, now)
  }

  /** Notes that a page has gone, and with it all changes that only the page had. */
  leave(page: number): void {
    const now = (this.#events += 1)
    for (const write of this.writes) if (write.page === page) write.to = Math.min(write.to, now)
  }

  /** Notes that the database works and has taken all changes of a page, also those that it did not take at first. */
  recover(page: number): void {
    const now = (this.#events += 1)
    for (const write of this.writes)
      if (write.page === page && write.to === Infinity) {
        write.to = now
        if (write.value !== undefined) write.isConfirmed = write.done !== Infinity
      }
  }

  /** The changes that may have replaced or removed a row since it was written. */
  after(row: Write): Write[] {
    return this.writes.filter((other) => {
      if (other === row || other.to < row.from) return false
      if (other.table !== undefined && other.table !== row.table) return false
      if (other.isRead && (other.page === row.page || !this.#hasEarlier(row))) return false
      if (other.keep !== undefined) return this.#newer(row) >= other.keep
      return other.key === undefined || other.key === row.key
    })
  }

  /** The rows that a page was told of as stored. */
  confirmed(): Write[] {
    return this.writes.filter(({ isConfirmed, value }) => isConfirmed && value !== undefined)
  }

  /** Why a stored row contradicts a confirmed one; undefined when it does not. */
  contradiction(
    row: Write,
    found: StoredRow | undefined,
    lifetime: number | undefined,
    now: number,
  ): string | undefined {
    const value = textOf(found?.value)
    if (value === row.value) return undefined
    const others = this.after(row)
    if (value !== undefined)
      return others.some((other) => other.value === value)
        ? undefined
        : `has ${value.slice(0, 80)} in place of ${row.value}`
    const isExpired = lifetime !== undefined && row.writtenAt + lifetime < now
    const isEvicted = this.isFull && row.table !== undefined && caches.includes(row.table)
    const isRemoved = others.some((other) => other.value === undefined)
    return isExpired || isEvicted || isRemoved ? undefined : `has lost ${row.value}`
  }

  /** Whether a reader may have found an older row in the place of this one. */
  #hasEarlier(row: Write): boolean {
    return this.writes.some(
      (other) =>
        other !== row &&
        other.value !== undefined &&
        other.table === row.table &&
        other.key === row.key &&
        other.from < row.from,
    )
  }

  /** Returns how many other rows may be newer than a row. If another page writes an older value of the row late, the row gets the older time. */
  #newer(row: Write): number {
    const rows = this.writes.filter(({ table, value }) => table === row.table && value !== undefined)
    const times = rows.filter(({ key, to }) => key === row.key && to >= row.from).map(({ writtenAt }) => writtenAt)
    const since = Math.min(...times)
    const keys = rows.filter(({ key, writtenAt }) => key !== row.key && writtenAt >= since)
    return new Set(keys.map(({ key }) => key)).size
  }
}

/** Whether a later change makes an earlier one of the same page void. */
function covers(later: Write, earlier: Write): boolean {
  if (later.keep !== undefined || later.isRead || earlier.keep !== undefined) return false
  if (later.table !== undefined && later.table !== earlier.table) return false
  return later.key === undefined || later.key === earlier.key
}
