import { limits } from '../domain/limits'
import type { Platform } from '../platform/platform'
import { forgetOwed } from './forget'
import { openStorage } from './open-storage'
import type { Repository, TableSpec, Tables } from './repository'
import { createRepository } from './repository'
import type { Storage } from './storage'
import {
  readBalance,
  readIdentity,
  readImage,
  readNames,
  readObject,
  readResolvedName,
  readWallet,
} from './stored-rows'

/** How long the name and picture of an account are kept, in milliseconds. */
const nameLifetime = 300_000

/** Creates a repository for each table of the core, with the lifetime of its rows. */
export function createRepositories(storage: Storage, now: () => number, clears: Tables['clears'] = new Map()) {
  /** Opens the table of a unit. */
  const open = <T>(spec: TableSpec<T>): Repository<T> => createRepository({ storage, now, clears }, spec)
  return {
    open,
    recentWallets: open({ table: 'recentWallets', read: readWallet }),
    balances: open({ table: 'balances', read: readBalance, lifetime: limits.balanceCache }),
    identities: open({ table: 'identities', read: readIdentity, lifetime: nameLifetime }),
    resolvedNames: open({ table: 'resolvedNames', read: readResolvedName, lifetime: nameLifetime }),
    names: open({ table: 'names', read: readNames, lifetime: nameLifetime }),
    siwxSessions: open({ table: 'siwxSessions', read: readObject }),
    walletLists: open({ table: 'walletLists', read: readObject }),
    walletImages: open({ table: 'walletImages', read: readImage }),
  }
}

export interface Repositories extends ReturnType<typeof createRepositories> {
  /** Forgets what `SessionMemory.forget` has noted; see `forgetOwed`. */
  forget(): Promise<void>
}

/** The repositories of the database with the given name, until the signal aborts. */
export function openRepositories(name: string, platform: Platform, signal: AbortSignal): Repositories {
  const tables: Tables = { storage: openStorage(name, platform, signal), now: platform.now, clears: new Map() }
  let forgetting = Promise.resolve()
  const forget = () => (forgetting = forgetting.catch(() => {}).then(() => forgetOwed(tables, name, platform)))
  // An earlier page may have failed to forget everything.
  forget().catch(() => {})
  return { ...createRepositories(tables.storage, tables.now, tables.clears), forget }
}
