import { createStorage } from 'unstorage'
import redisDriver from 'unstorage/drivers/redis'
import type { StoreLayout } from './server-store'
import type { StoreParts } from './store-parts'

/** How long one command may take, in milliseconds. It is short because a visitor waits. */
const timeoutMs = 3000

type Results = [error: Error | null, result: unknown][] | null

/** @throws the error of the first command that failed, or an Error when Redis ran none of the commands */
function resultsOf(results: Results): unknown[] {
  if (!results) throw new Error('Redis did not do what it was asked for')
  return results.map(([error, result]) => {
    if (error) throw error
    return result
  })
}

/**
 * The store in Redis, for any number of machines. Redis removes expired rows itself. All keys begin with the prefix of the layout,
 * so that other programs can use the same Redis.
 */
export function openRedisParts(url: string, { prefix }: StoreLayout, now: () => number): StoreParts {
  const driver = redisDriver({
    url,
    base: prefix,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
  })
  const redis = driver.getInstance?.()
  if (!redis) throw new Error('this version of unstorage does not give out its Redis client')
  // Every failed command rejects. Without this listener, the client would print the error as well.
  redis.on('error', () => {})
  const storage = createStorage({ driver })
  const keyOf = (key: string) => `${prefix}:${key}`
  const left = (expiresAt: number) => Math.max(1, expiresAt - now())
  return {
    storage,
    write: (key, row) => storage.setItem(key, row, { ttl: Math.ceil(left(row.expiresAt) / 1000) }),
    remove: (key) => storage.removeItem(key),
    async take(key) {
      const [row] = resultsOf(await redis.multi().get(keyOf(key)).del(keyOf(key)).exec())
      return row
    },
    async increment(key, expiresAt) {
      const added = redis.multi().set(keyOf(key), 0, 'PX', left(expiresAt), 'NX').incr(keyOf(key))
      const [, count] = resultsOf(await added.exec())
      if (typeof count !== 'number') throw new Error('Redis answered something that is no count')
      return count
    },
    // The score of a member is the time at which the member expires.
    async members(set) {
      const listed = redis.multi().zremrangebyscore(keyOf(set), '-inf', now()).zrange(keyOf(set), 0, -1)
      const [, members] = resultsOf(await listed.exec())
      return Array.isArray(members) ? members.map(String) : []
    },
    async addMember(set, member, expiresAt) {
      resultsOf(await redis.multi().zadd(keyOf(set), expiresAt, member).pexpire(keyOf(set), left(expiresAt)).exec())
    },
    async removeMember(set, member) {
      await redis.zrem(keyOf(set), member)
    },
    async close() {
      redis.disconnect()
    },
  }
}
