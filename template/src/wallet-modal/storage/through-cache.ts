import type { Repository } from './repository'

interface CacheQuestion<T> {
  /** The table that answers are kept in. It may be out of reach: then nothing is kept, and asking is all there is. */
  table: () => Promise<Repository<T>>
  key: string
  ask: () => Promise<T>
  /** Asks past what is kept. */
  isForced?: boolean
}

/**
 * Answers from a table, and else asks and keeps the answer there; not when the visitor disconnects before it is here. Rejects
 * only when asking fails.
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
