import { isEvmAddress } from '../domain/account/address'
import type { AccountIdentity, ResolvedName } from '../domain/account/name'
import { isRecord } from '../domain/errors/errors'
import { readDecimalsText } from '../domain/tokens/token-amount'
import { plainText } from '../domain/plain-text'
import { avatarUrl, isIdText, isPictureText } from '../domain/tokens/token-text'

/*
 * The types of the stored rows. Rows are read without trusting them: another version of this code, an extension or the visitor
 * may have written them. Each function returns undefined for a row that it cannot read.
 */

export interface StoredWallet {
  id: string
  name: string
  imageUrl?: string | undefined
  /** The wallet's entry in the directory, unchecked. The code that reads it checks it. */
  entry?: Record<string, unknown> | undefined
}

/** The last known balance. The value is the decimal text of a bigint, because JSON has no bigint. */
export interface StoredBalance {
  value: string
  decimals: number
  symbol: string
}

/** The most names of one account. */
const maxEntries = 2_000

/** The most characters of a directory picture as a `data:` URL. */
const maxPicture = 300_000

/** Reads a wallet that was connected before. */
export function readWallet(stored: unknown): StoredWallet | undefined {
  if (!isRecord(stored) || !isIdText(stored['id']) || typeof stored['name'] !== 'string') return undefined
  const { id, imageUrl, entry } = stored
  const name = plainText(stored['name'])
  if (!name) return undefined
  return { id, name, ...(isPictureText(imageUrl) && { imageUrl }), ...(isRecord(entry) && { entry }) }
}

/** Reads an account's last known balance of the native currency. */
export function readBalance(stored: unknown): StoredBalance | undefined {
  if (!isRecord(stored)) return undefined
  const { value, decimals, symbol } = stored
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value) || typeof symbol !== 'string') return undefined
  if (typeof decimals !== 'number' || readDecimalsText(decimals) === undefined) return undefined
  return { value, decimals, symbol: plainText(symbol) }
}

/** Reads the name and the picture of an account. */
export function readIdentity(stored: unknown): AccountIdentity | undefined {
  if (!isRecord(stored)) return undefined
  const { name, avatar } = stored
  const isText = (text: unknown): text is string | null => text === null || typeof text === 'string'
  if (!isText(name) || !isText(avatar)) return undefined
  return { name: name && plainText(name), avatar: avatarUrl(avatar) ?? null }
}

/** Reads the names of an account. Names are compared and looked up, so a name that is too long makes the row unreadable. */
export function readNames(stored: unknown): readonly string[] | undefined {
  return Array.isArray(stored) && stored.length <= maxEntries && stored.every(isIdText) ? stored : undefined
}

/** Reads the account that a name resolves to. The address is compared with the network's answer before anything is sent to it. */
export function readResolvedName(stored: unknown): ResolvedName | undefined {
  if (!isRecord(stored)) return undefined
  const { name, address, avatar, isServiceOnly } = stored
  if (!isIdText(name) || typeof address !== 'string' || !isEvmAddress(address)) return undefined
  return typeof isServiceOnly === 'boolean' ? { name, address, avatar: avatarUrl(avatar), isServiceOnly } : undefined
}

/** Reads a directory picture as a `data:` URL. */
export function readImage(stored: unknown): string | undefined {
  const isImage = typeof stored === 'string' && stored.startsWith('data:image/') && stored.length <= maxPicture
  return isImage ? stored : undefined
}

/** Reads an object. The code that uses the object checks its content. */
export function readObject(stored: unknown): Record<string, unknown> | undefined {
  return isRecord(stored) && !Array.isArray(stored) ? stored : undefined
}
