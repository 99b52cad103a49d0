/** Makes a job run once for everybody who asks; one that failed is run again when it is asked for again. */
export function retryable<T>(job: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= job().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}
