import type { Repository } from './repository'

interface CacheQuestion<T> {
  /** The table that keeps the answers. If the table cannot be opened, every call asks and no answer is kept. */
  table: () => Promise<Repository<T>>
  key: string
  ask: () => Promise<T>
  /** Asks even if the table has an answer. */
  isForced?: boolean
}

/**
 * Returns the answer from the table, or else asks and keeps the answer in the table. The answer is not kept when the visitor
 * disconnects before it arrives. Rejects only when asking fails.
 */
export async function throughCache<T>({ table, key, ask, isForced = false }: CacheQuestion<T>): Promise<T> {
  const kept = await table().catch(() => undefined)
  const put = kept?.putLater()
  const known = isForced ? undefined : await kept?.get(key)
  if (known !== undefined) return known
  const answer = await ask()
  await put?.(key, answer)
  return answer
}
