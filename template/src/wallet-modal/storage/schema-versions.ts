import type { TableName } from './storage'

const byKey = 'key'
const byKeyAndAge = 'key, writtenAt'

/**
 * The changes of each database version, from version 1 on: the indexes of each table. A browser may hold any version, so a
 * released version must never change. For a new table or index, add a version at the end. A removed table is null there. Dexie
 * upgrades a database from its version to the last version and keeps its rows.
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
  { openRequests: byKeyAndAge },
]
