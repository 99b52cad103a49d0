import { isRecord } from '../domain/errors/errors'
import { isCaipNetworkId, isChainNamespace, parseCaipNetworkId } from '../domain/networks/caip'
import type { Platform } from '../platform/platform'
import type { Tables } from './repository'
import { createRepository } from './repository'
import type { TableName } from './storage'
import { tableNames } from './storage'
import { readObject } from './stored-rows'

/** The tables with what was read for accounts. */
const accountTables: readonly TableName[] = ['balances', 'identities', 'names', 'portfolios', 'resolvedNames']

/** Resolves with true after the tables are empty in the database. */
async function clear(tables: Tables, names: readonly TableName[]): Promise<boolean> {
  const cleared = names.map((table) => createRepository(tables, { table, read: readObject }).clear())
  return (await Promise.all(cleared)).every(Boolean)
}

/**
 * Forgets everything that was read for accounts, and the settled transactions of the namespaces. A transaction or a request with
 * an unknown outcome stays, because the visitor has to be told of it before sending again. Resolves with true after the database has
 * forgotten the accounts.
 */
async function forgetAccounts(tables: Tables, namespaces: readonly string[]): Promise<boolean> {
  const isCleared = await clear(tables, accountTables)
  const { storage } = tables
  const isElsewhere = (chainId: unknown) =>
    isCaipNetworkId(chainId) && !namespaces.includes(parseCaipNetworkId(chainId).namespace)
  const isKept = (sent: unknown) =>
    isRecord(sent) && (sent['state'] === 'pending' || sent['state'] === 'unknown' || isElsewhere(sent['chainId']))
  const gone = (await storage.all('sentTransactions')).filter(({ value }) => !isKept(value))
  await Promise.all(gone.map(({ key }) => storage.remove('sentTransactions', key)))
  return isCleared
}

function hasDatabase({ indexedDB }: Platform): boolean {
  try {
    return indexedDB() !== undefined
  } catch {
    return false
  }
}

/**
 * Forgets what `SessionMemory.forget` has noted: the accounts of namespaces, or with '*' everything of the modal with the given
 * name. The next page removes what cannot be removed now. Do not call this function again before its promise settles.
 */
export async function forgetOwed(tables: Tables, name: string, platform: Platform): Promise<void> {
  const { keyValue } = platform
  const owedKey = `${name}:forget`
  const noted = keyValue.get(owedKey) ?? ''
  const owed = noted.split(',')
  const isAll = owed.includes('*')
  const namespaces = owed.filter(isChainNamespace)
  if (!isAll && namespaces.length === 0) return
  let isGone: boolean
  if (isAll) {
    isGone = await clear(tables, tableNames)
    const isOwn = (key: string) => key === name || (key.startsWith(`${name}:`) && key !== owedKey)
    for (const key of keyValue.keys()) if (isOwn(key)) keyValue.remove(key)
  } else isGone = await forgetAccounts(tables, namespaces)
  if (hasDatabase(platform) && !isGone) return
  // Keep the namespaces that were noted while this function ran.
  const rest = (keyValue.get(owedKey) ?? '').slice(noted.length)
  if (rest) keyValue.set(owedKey, rest)
  else keyValue.remove(owedKey)
}
