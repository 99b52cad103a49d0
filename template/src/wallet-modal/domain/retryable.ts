/** Makes a job run once per key for everybody who asks. A job that failed runs again when somebody asks again. */
export function retryable<T, Key = void>(job: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const running = new Map<Key, Promise<T>>()
  return (key) => {
    const promise =
      running.get(key) ??
      job(key).catch((error: unknown) => {
        running.delete(key)
        throw error
      })
    running.set(key, promise)
    return promise
  }
}
