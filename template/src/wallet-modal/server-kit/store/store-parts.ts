import type { Storage } from 'unstorage'

/** A row of any store. */
export interface StoreRow {
  expiresAt: number
  value: object
}

/** What a kind of store implements: rows behind unstorage, and the operations that unstorage does not have. */
export interface StoreParts {
  storage: Storage
  /** Writes a row atomically: a simultaneous read gets the old row, the new row or no row, never a part of a row. */
  write(key: string, row: StoreRow): Promise<void>
  /** Removes a row. Removing a row that does not exist succeeds. */
  remove(key: string): Promise<void>
  /** Removes a row and returns it. Of several callers at the same time, only one gets the row. */
  take(key: string): Promise<unknown>
  increment(key: string, expiresAt: number): Promise<number>
  members(set: string): Promise<readonly string[]>
  addMember(set: string, member: string, expiresAt: number): Promise<void>
  removeMember(set: string, member: string): Promise<void>
  /** Runs after every write and removes some expired rows. Left out when the store removes expired rows itself. */
  sweep?(): Promise<void>
  close(): Promise<void>
}
