import type { Storage } from 'unstorage'

/** What a row is, in every store. */
export interface StoreRow {
  expiresAt: number
  value: object
}

/** What one kind of store brings: rows behind unstorage, and the steps that unstorage has no word for. */
export interface StoreParts {
  storage: Storage
  /** Puts a row in its place as a whole: whoever reads meanwhile sees the old one, the new one, or none. */
  write(key: string, row: StoreRow): Promise<void>
  /** Removes a row; one that is not there counts as removed. */
  remove(key: string): Promise<void>
  /** Removes a row and returns it, to one caller only. */
  take(key: string): Promise<unknown>
  increment(key: string, expiresAt: number): Promise<number>
  members(set: string): Promise<readonly string[]>
  addMember(set: string, member: string, expiresAt: number): Promise<void>
  removeMember(set: string, member: string): Promise<void>
  /** Runs after every write and removes some of what has ended; left out where the store does that by itself. */
  sweep?(): Promise<void>
  close(): Promise<void>
}
