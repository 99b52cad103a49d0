import { isRecord } from '../domain/errors'
import { limits } from '../domain/limits'
import { isSentTransaction } from '../domain/sent-transaction'
import type { TokenBalance } from '../domain/token'
import { isTokenBalance } from '../domain/token'
import type { Platform } from '../platform/platform'
import { openStorage } from './open-storage'
import { createRepository } from './repository'
import type { Storage } from './storage'

interface StoredWallet {
  id: string
  name: string
  imageUrl?: string | undefined
  /** The directory's entry; whoever reads it checks it. */
  entry?: Record<string, unknown> | undefined
}

/** A balance as it was last seen; the amount is the decimal text of a bigint, which JSON has no form for. */
interface StoredBalance {
  value: string
  decimals: number
  symbol: string
}

interface StoredIdentity {
  name: string | null
  avatar: string | null
}

function readWallet(value: unknown): StoredWallet | undefined {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['name'] !== 'string') return undefined
  const { id, name, imageUrl, entry } = value
  return { id, name, ...(typeof imageUrl === 'string' && { imageUrl }), ...(isRecord(entry) && { entry }) }
}

function readBalance(value: unknown): StoredBalance | undefined {
  if (!isRecord(value)) return undefined
  const { value: amount, decimals, symbol } = value
  if (typeof amount !== 'string' || !/^\d+$/.test(amount)) return undefined
  if (typeof decimals !== 'number' || typeof symbol !== 'string') return undefined
  return { value: amount, decimals, symbol }
}

function readIdentity(value: unknown): StoredIdentity | undefined {
  if (!isRecord(value)) return undefined
  const { name, avatar } = value
  const isText = (text: unknown): text is string | null => text === null || typeof text === 'string'
  return isText(name) && isText(avatar) ? { name, avatar } : undefined
}

function readTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
}

function readPortfolio(value: unknown): readonly TokenBalance[] | undefined {
  return Array.isArray(value) && value.every(isTokenBalance) ? value : undefined
}

function readImage(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('data:image/') ? value : undefined
}

/** Every kind of thing the modal remembers, with its lifetime (specification, section 9). */
export function createRepositories(storage: Storage, now: () => number) {
  return {
    settings: createRepository({ storage, now, table: 'settings', read: (value) => value ?? undefined }),
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
      read: (value) => (isSentTransaction(value) ? value : undefined),
    }),
    identities: createRepository({
      storage,
      now,
      table: 'identities',
      read: readIdentity,
      lifetime: limits.identityCache,
    }),
    names: createRepository({ storage, now, table: 'names', read: readTexts, lifetime: limits.nameCache }),
    siwxSessions: createRepository({
      storage,
      now,
      table: 'siwxSessions',
      read: (value) => (isRecord(value) ? value : undefined),
    }),
    walletLists: createRepository({
      storage,
      now,
      table: 'walletLists',
      read: (value) => (isRecord(value) ? value : undefined),
    }),
    walletImages: createRepository({ storage, now, table: 'walletImages', read: readImage }),
  }
}

export type Repositories = ReturnType<typeof createRepositories>

/** The repositories of the database with the given name, until the signal aborts. */
export function openRepositories(name: string, platform: Platform, signal: AbortSignal): Repositories {
  return createRepositories(openStorage(name, platform, signal), platform.now)
}
