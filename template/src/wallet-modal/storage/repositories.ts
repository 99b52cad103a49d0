import { limits } from '../domain/limits'
import { readSentTransaction } from '../domain/transactions/sent-transaction'
import type { Platform } from '../platform/platform'
import { forgetOwed } from './forget'
import { openStorage } from './open-storage'
import { createRepository } from './repository'
import type { Storage } from './storage'
import {
  readBalance,
  readIdentity,
  readImage,
  readNames,
  readObject,
  readPortfolio,
  readResolvedName,
  readWallet,
} from './stored-rows'

/** Creates a repository for each table, with the lifetime of its rows. */
export function createRepositories(storage: Storage, now: () => number) {
  return {
    recentWallets: createRepository({ storage, now, table: 'recentWallets', read: readWallet }),
    balances: createRepository({ storage, now, table: 'balances', read: readBalance, lifetime: limits.balanceCache }),
    portfolios: createRepository({
      storage,
      now,
      table: 'portfolios',
      read: readPortfolio,
      lifetime: limits.balanceCache,
    }),
    sentTransactions: createRepository({
      storage,
      now,
      table: 'sentTransactions',
      read: readSentTransaction,
    }),
    openRequests: createRepository({
      storage,
      now,
      table: 'openRequests',
      read: readObject,
    }),
    identities: createRepository({
      storage,
      now,
      table: 'identities',
      read: readIdentity,
      lifetime: limits.identityCache,
    }),
    resolvedNames: createRepository({
      storage,
      now,
      table: 'resolvedNames',
      read: readResolvedName,
      lifetime: limits.nameCache,
    }),
    names: createRepository({ storage, now, table: 'names', read: readNames, lifetime: limits.nameCache }),
    siwxSessions: createRepository({
      storage,
      now,
      table: 'siwxSessions',
      read: readObject,
    }),
    walletLists: createRepository({
      storage,
      now,
      table: 'walletLists',
      read: readObject,
    }),
    walletImages: createRepository({ storage, now, table: 'walletImages', read: readImage }),
  }
}

export type Tables = ReturnType<typeof createRepositories>

export interface Repositories extends Tables {
  /** Forgets what `SessionMemory.forget` has noted; see `forgetOwed`. */
  forget(): Promise<void>
}

/** The repositories of the database with the given name, until the signal aborts. */
export function openRepositories(name: string, platform: Platform, signal: AbortSignal): Repositories {
  const tables = createRepositories(openStorage(name, platform, signal), platform.now)
  let forgetting = Promise.resolve()
  const forget = () => (forgetting = forgetting.catch(() => {}).then(() => forgetOwed(tables, name, platform)))
  // An earlier page may have failed to forget everything.
  forget().catch(() => {})
  return { ...tables, forget }
}
