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
 * Rows by table and key. Whatever goes wrong inside (no database, quota, blocked upgrade, a closing browser) stays inside: a
 * write is then kept for this page only, and a read finds nothing.
 */
export interface Storage {
  get(table: TableName, key: string): Promise<StoredRow | undefined>
  all(table: TableName): Promise<StoredRow[]>
  /** True once the row outlives the page; false when it is kept for this page only. */
  put(table: TableName, row: StoredRow): Promise<boolean>
  remove(table: TableName, key: string): Promise<void>
  clear(table: TableName): Promise<void>
  /** Keeps the rows that were written last, so many of them. */
  prune(table: TableName, keep: number): Promise<void>
  /**
   * Looks at what other tabs have written since: forgets what this page remembers, unless only this page has it. False, with
   * nothing forgotten, where there is no database to look at.
   */
  reread(table: TableName): Promise<boolean>
}
