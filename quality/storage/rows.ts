import { sentTransactionsTable } from '../../template/src/wallet-modal/features/transactions/sent-transaction'
import type { SentTransaction } from '../../template/src/wallet-modal/features/transactions/sent-transaction'
import { openRequestsTable } from '../../template/src/wallet-modal/features/open-requests/stored-request'
import type { Repositories } from '../../template/src/wallet-modal/storage/repositories'
import type { Repository } from '../../template/src/wallet-modal/storage/repository'
import { alice } from './people'

/** A table with the calls that do not depend on the type of its values. */
interface AnyTable {
  get(key: string): Promise<unknown>
  all(): Promise<unknown[]>
  put(key: string, version: number): Promise<boolean>
  putLater(): (key: string, version: number) => Promise<boolean>
  remove(key: string): Promise<void>
  clear(): Promise<unknown>
  prune(keep: number): Promise<void>
  reread(): Promise<boolean>
  value(key: string, version: number): unknown
}

function anyTable<T>(repository: Repository<T>, value: (key: string, version: number) => T): AnyTable {
  const { get, all, remove, clear, prune, reread } = repository
  return {
    get,
    all,
    remove,
    clear,
    prune,
    reread,
    value,
    put: (key, version) => repository.put(key, value(key, version)),
    putLater() {
      const later = repository.putLater()
      return (key, version) => later(key, value(key, version))
    },
  }
}

/** What the visitor has confirmed of a transaction. */
export function sentFacts(key: string, version: number): Omit<SentTransaction, 'sentAt' | 'state'> {
  return { hash: key, chainId: 'eip155:1', from: alice.address, to: alice.address, amount: String(version) }
}

function sentTransaction(key: string, version: number): SentTransaction {
  const state = (['pending', 'unknown', 'success', 'reverted'] as const)[version % 4] ?? 'pending'
  return { ...sentFacts(key, version), sentAt: 1_767_225_600_000, state }
}

/** The tables that a case writes to directly, each with a value for a key and a version. */
export const directTables = {
  siwxSessions: (tables: Repositories) => anyTable(tables.siwxSessions, (key, version) => ({ key, version })),
  sentTransactions: (tables: Repositories) => anyTable(tables.open(sentTransactionsTable), sentTransaction),
  openRequests: (tables: Repositories) =>
    anyTable(tables.open(openRequestsTable), (key, version) => ({ key, version })),
  recentWallets: (tables: Repositories) =>
    anyTable(tables.recentWallets, (key, version) => ({ id: key, name: `Wallet ${version}` })),
  balances: (tables: Repositories) =>
    anyTable(tables.balances, (_, version) => ({ value: String(version), decimals: 18, symbol: 'ETH' })),
  identities: (tables: Repositories) =>
    anyTable(tables.identities, (_, version) => ({ name: `name-${version}.eth`, avatar: null })),
  names: (tables: Repositories) => anyTable(tables.names, (_, version) => [`name-${version}.eth`]),
  walletLists: (tables: Repositories) => anyTable(tables.walletLists, (_, version) => ({ version })),
  walletImages: (tables: Repositories) =>
    anyTable(tables.walletImages, (_, version) => `data:image/png;base64,${String(version).padStart(8, 'A')}`),
} as const

export type DirectTable = keyof typeof directTables
export const directNames = Object.keys(directTables) as readonly DirectTable[]
