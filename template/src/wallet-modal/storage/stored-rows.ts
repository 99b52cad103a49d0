import { isEvmAddress } from '../domain/address'
import type { AccountIdentity, ResolvedName } from '../domain/name'
import { isRecord } from '../domain/errors'
import type { TokenBalance } from '../domain/token'
import { readTokenBalance } from '../domain/token'
import { readDecimalsText } from '../domain/token-amount'
import { plainText } from '../domain/plain-text'
import { avatarUrl, isIdText, isPictureText } from '../domain/token-text'

/*
 * What the tables hold. Rows are read without trusting them: another version of this code, an extension or the visitor may
 * have written them. Each function returns undefined for a row that it cannot read.
 */

export interface StoredWallet {
  id: string
  name: string
  imageUrl?: string | undefined
  /** The directory's entry; whoever reads it checks it. */
  entry?: Record<string, unknown> | undefined
}

/** A balance as it was last seen; the amount is the decimal text of a bigint, which JSON has no form for. */
export interface StoredBalance {
  value: string
  decimals: number
  symbol: string
}

/** The most tokens that an account is listed with, and names. */
const mostEntries = 2_000

/** What a picture of the directory is at most, written out in its address. */
const mostPicture = 300_000

/** A wallet that was connected before. */
export function readWallet(stored: unknown): StoredWallet | undefined {
  if (!isRecord(stored) || !isIdText(stored['id']) || typeof stored['name'] !== 'string') return undefined
  const { id, imageUrl, entry } = stored
  const name = plainText(stored['name'])
  if (!name) return undefined
  return { id, name, ...(isPictureText(imageUrl) && { imageUrl }), ...(isRecord(entry) && { entry }) }
}

/** What an account held of its native currency. */
export function readBalance(stored: unknown): StoredBalance | undefined {
  if (!isRecord(stored)) return undefined
  const { value, decimals, symbol } = stored
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value) || typeof symbol !== 'string') return undefined
  if (typeof decimals !== 'number' || readDecimalsText(decimals) === undefined) return undefined
  return { value, decimals, symbol: plainText(symbol) }
}

/** The name and the picture of an account. */
export function readIdentity(stored: unknown): AccountIdentity | undefined {
  if (!isRecord(stored)) return undefined
  const { name, avatar } = stored
  const isText = (text: unknown): text is string | null => text === null || typeof text === 'string'
  if (!isText(name) || !isText(avatar)) return undefined
  return { name: name && plainText(name), avatar: avatarUrl(avatar) ?? null }
}

/** The names of an account. Names are compared and looked up, so one that would have to be cut makes the row unreadable. */
export function readNames(stored: unknown): readonly string[] | undefined {
  return Array.isArray(stored) && stored.length <= mostEntries && stored.every(isIdText) ? stored : undefined
}

/** An account that a name stands for. The address is compared with what the network says before anything is sent there. */
export function readResolvedName(stored: unknown): ResolvedName | undefined {
  if (!isRecord(stored)) return undefined
  const { name, address, avatar, isServiceOnly } = stored
  if (!isIdText(name) || typeof address !== 'string' || !isEvmAddress(address)) return undefined
  return typeof isServiceOnly === 'boolean' ? { name, address, avatar: avatarUrl(avatar), isServiceOnly } : undefined
}

/** All that an account held. One balance that is none makes the row unreadable: a list that lacks a token would be wrong. */
export function readPortfolio(stored: unknown): readonly TokenBalance[] | undefined {
  if (!Array.isArray(stored) || stored.length > mostEntries) return undefined
  const balances = stored.map(readTokenBalance).filter((balance) => balance !== undefined)
  return balances.length === stored.length ? balances : undefined
}

/** A picture of the directory, as a `data:` address. */
export function readImage(stored: unknown): string | undefined {
  const isImage = typeof stored === 'string' && stored.startsWith('data:image/') && stored.length <= mostPicture
  return isImage ? stored : undefined
}

/** An object whose reader checks it further. */
export function readObject(stored: unknown): Record<string, unknown> | undefined {
  return isRecord(stored) && !Array.isArray(stored) ? stored : undefined
}
