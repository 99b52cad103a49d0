import type { TableName } from './storage'

const byKey = 'key'
const byKeyAndAge = 'key, writtenAt'

/**
 * What each version of the database has changed, from version 1 on: the indexes of a table. A browser may have any of them, so
 * a version never changes once it was released. A new table, or an index, is a new version at the end; a table that is gone
 * is null there. Dexie takes a database from its version to the last one and keeps its rows.
 */
export const schemaVersions: readonly Partial<Record<TableName | 'settings', string | null>>[] = [
  {
    settings: byKey,
    recentWallets: byKey,
    balances: byKey,
    identities: byKey,
    names: byKey,
    siwxSessions: byKey,
  },
  {
    settings: byKeyAndAge,
    recentWallets: byKeyAndAge,
    balances: byKeyAndAge,
    identities: byKeyAndAge,
    names: byKeyAndAge,
    siwxSessions: byKeyAndAge,
    walletLists: byKeyAndAge,
    walletImages: byKeyAndAge,
  },
  { portfolios: byKeyAndAge, sentTransactions: byKeyAndAge },
  { settings: null },
  { resolvedNames: byKeyAndAge },
]
