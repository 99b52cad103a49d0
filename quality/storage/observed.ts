import type { Repositories } from '../../template/src/wallet-modal/storage/repositories'
import type { Repository } from '../../template/src/wallet-modal/storage/repository'
import type { TableName } from '../../template/src/wallet-modal/storage/storage'
import type { Clock } from '../funds/clock'
import type { Ledger } from './ledger'
import { textOf } from './ledger'

/** What the observer of a page notes. */
export interface Notes {
  page: number
  clock: Clock
  ledger: Ledger
  /** The longest time of each call of a table, in milliseconds of the clock. */
  longest: Map<string, number>
  violations: string[]
  /** Whether the database has met the fault of the plan. */
  hasFailed(): boolean
  onReread(page: number, table: TableName): void
}

/** The key of rows that cannot be read. */
export const badKey = 'bad'

/** How long a call of a table may take, in milliseconds: two attempts, each with a second to open and two to answer; reading may remove rows after that. */
const limits: Readonly<Record<string, number>> = { get: 12_000, all: 12_000 }
const limit = 6_000

/** The lifetimes of the tables that have one, in milliseconds. */
export const lifetimes: Partial<Record<TableName, number>> = {
  balances: 30_000,
  identities: 300_000,
  resolvedNames: 300_000,
  names: 300_000,
}

/** The tables of a page, whose every call is noted in the ledger. The page's own stores use them, so the ledger sees their changes, too. */
export function observe(tables: Repositories, notes: Notes): Repositories {
  const watch = <T>(repository: Repository<T>, table: TableName) => observeTable(repository, table, notes)
  return {
    ...tables,
    open: (spec) => watch(tables.open(spec), spec.table),
    recentWallets: watch(tables.recentWallets, 'recentWallets'),
    balances: watch(tables.balances, 'balances'),
    identities: watch(tables.identities, 'identities'),
    resolvedNames: watch(tables.resolvedNames, 'resolvedNames'),
    names: watch(tables.names, 'names'),
    siwxSessions: watch(tables.siwxSessions, 'siwxSessions'),
    walletLists: watch(tables.walletLists, 'walletLists'),
    walletImages: watch(tables.walletImages, 'walletImages'),
  }
}

function observeTable<T>(
  repository: Repository<T>,
  table: TableName,
  { page, clock, ledger, longest, violations, hasFailed, onReread }: Notes,
): Repository<T> {
  async function timed<R>(name: string, call: () => Promise<R>): Promise<R> {
    const from = clock.now()
    try {
      return await call()
    } catch (error) {
      violations.push(`${name} of ${table} rejects with ${String(error)}`)
      throw error
    } finally {
      const took = clock.now() - from
      longest.set(name, Math.max(longest.get(name) ?? 0, took))
      if (took > (limits[name] ?? limit)) violations.push(`${name} of ${table} takes ${took} ms`)
    }
  }
  async function put(key: string, value: T, write: (key: string, value: T) => Promise<boolean>): Promise<boolean> {
    const begun = ledger.begin({ page, table, key, value: textOf(value) ?? '', writtenAt: clock.now() })
    const isSaved = await timed('put', () => write(key, value))
    ledger.end(begun, isSaved)
    return isSaved
  }
  async function change<R>(name: string, key: string | undefined, call: () => Promise<R>): Promise<R> {
    const begun = ledger.begin({ page, table, key })
    const result = await timed(name, call)
    // Nothing tells a page that a removal is in the database. Before the first fault it is.
    ledger.end(begun, !hasFailed())
    return result
  }
  async function read<R>(name: string, call: () => Promise<R>): Promise<R> {
    // A table without a lifetime loses only rows that cannot be read.
    ledger.begin({ page, table, isRead: true, key: lifetimes[table] === undefined ? badKey : undefined })
    return timed(name, call)
  }
  return {
    get: (key) => read('get', () => repository.get(key)),
    all: () => read('all', () => repository.all()),
    put: (key, value) => put(key, value, (...row) => repository.put(...row)),
    putLater() {
      const later = repository.putLater()
      return (key, value) => put(key, value, later)
    },
    remove: (key) => change('remove', key, () => repository.remove(key)),
    clear: () => change('clear', undefined, () => repository.clear()),
    async prune(keep) {
      const begun = ledger.begin({ page, table, keep })
      await timed('prune', () => repository.prune(keep))
      ledger.end(begun, !hasFailed())
    },
    reread() {
      onReread(page, table)
      return timed('reread', () => repository.reread())
    },
  }
}
