/** Runs each job once and hands its promise to everybody who asks; one that failed is run again when it is asked for again. */
export class Once {
  readonly #promises = new Map<string, Promise<unknown>>()

  run<T>(name: string, job: () => Promise<T>): Promise<T> {
    const known = this.#promises.get(name)
    if (known) return known as Promise<T>
    const promise = job().catch((error: unknown) => {
      this.#promises.delete(name)
      throw error
    })
    this.#promises.set(name, promise)
    return promise
  }
}
