/** The tables of the modal's database. Times are milliseconds since the epoch. */
export const tableNames = [
  'recentWallets',
  'balances',
  'portfolios',
  'identities',
  'names',
  'resolvedNames',
  'sentTransactions',
  'openRequests',
  'siwxSessions',
  'walletLists',
  'walletImages',
] as const

export type TableName = (typeof tableNames)[number]

export interface StoredRow {
  key: string
  value: unknown
  writtenAt: number
}

/**
 * Rows by table and key. The methods never fail because of the database (no database, quota, blocked upgrade, closing browser):
 * only this page then keeps a written row, and a read finds nothing.
 */
export interface Storage {
  get(table: TableName, key: string): Promise<StoredRow | undefined>
  all(table: TableName): Promise<StoredRow[]>
  /** Resolves with true after the row is in the database, with false when only this page keeps the row. */
  put(table: TableName, row: StoredRow): Promise<boolean>
  remove(table: TableName, key: string): Promise<void>
  /** Resolves with true after the table is empty in the database, with false when only this page finds it empty. */
  clear(table: TableName): Promise<boolean>
  /** Removes all but the `keep` rows that were written last. */
  prune(table: TableName, keep: number): Promise<void>
  /**
   * Makes the next read see what other tabs have written: drops this page's rows from memory, except those that are not in the
   * database yet. Resolves with false, and drops nothing, when there is no database to read.
   */
  reread(table: TableName): Promise<boolean>
}
