import { isChainNamespace, parseCaipNetworkId } from '../domain/networks/caip'
import { isSettled, sentTransactionKey } from '../domain/transactions/sent-transaction'
import type { Platform } from '../platform/platform'
import type { Tables } from './repositories'

/**
 * Forgets everything that was read for accounts, and the settled transactions of the namespaces. A transaction or a request with
 * an unknown outcome stays, because the visitor has to be told of it before sending again.
 */
async function forgetAccounts(tables: Tables, namespaces: readonly string[]): Promise<void> {
  const { balances, identities, names, portfolios, resolvedNames, sentTransactions } = tables
  await Promise.all([balances, identities, names, portfolios, resolvedNames].map((table) => table.clear()))
  const isGone = (chainId: string) => namespaces.includes(parseCaipNetworkId(chainId).namespace)
  const gone = (await sentTransactions.all()).filter(({ chainId, state }) => isGone(chainId) && isSettled(state))
  await Promise.all(gone.map((sent) => sentTransactions.remove(sentTransactionKey(sent))))
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
  if (isAll) {
    await Promise.all(Object.values(tables).map((table) => table.clear()))
    const isOwn = (key: string) => key === name || (key.startsWith(`${name}:`) && key !== owedKey)
    for (const key of keyValue.keys()) if (isOwn(key)) keyValue.remove(key)
  } else await forgetAccounts(tables, namespaces)
  if (hasDatabase(platform) && !(await tables.balances.reread())) return
  // Keep the namespaces that were noted while this function ran.
  const rest = (keyValue.get(owedKey) ?? '').slice(noted.length)
  if (rest) keyValue.set(owedKey, rest)
  else keyValue.remove(owedKey)
}
