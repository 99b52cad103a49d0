import { ServerStoreError } from './server-store'

/**
 * How long an operation of a store may take, in milliseconds. It is short because a visitor waits, and longer than the limits of Redis and
 * PostgreSQL, so that these can close a connection that no longer works. A folder on a disk that hangs has no other limit.
 */
const maxMs = 4000

/**
 * Resolves with the result of an operation. An operation that takes too long rejects; it may still end later.
 * @throws ServerStoreError after four seconds
 */
export async function answerInTime<T>(operation: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ServerStoreError('it takes too long')), maxMs)
  })
  try {
    return await Promise.race([operation, late])
  } finally {
    clearTimeout(timer)
  }
}
