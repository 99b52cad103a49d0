/** Runs a load once and keeps its result. After a failure the next call loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    const current = (loaded ??= load())
    current.catch(() => {
      if (loaded === current) loaded = undefined
    })
    return current
  }
}
