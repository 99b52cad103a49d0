/** What the ledger counts. */
export type Kind = 'promise' | 'timer' | 'listener' | 'observer' | 'channel' | 'fetch' | 'request' | 'frame' | 'window'

interface Entry {
  kind: Kind
  name: string
  /** The call that opened the entry, if the ledger traces. */
  where: string | undefined
}

/** Counts what the product has opened and not closed: promises of its callers, timers, listeners, requests, frames. */
export class Ledger {
  /** The ledger of the world that runs now. A process runs one world after another. */
  static current: Ledger | undefined
  /** Whether entries note the call that opened them. A run that repeats a failure does this. */
  static isTracing = false
  readonly #open = new Set<Entry>()

  /** Runs code that is not the product's, such as that of a wallet. What it opens is not counted. */
  static outside(run: () => void): void {
    const { current } = Ledger
    Ledger.current = undefined
    run()
    Ledger.current = current
  }

  /** Notes that something was opened. Returns the function that closes the entry; further calls of that function do nothing. */
  open(kind: Kind, name: string): () => void {
    const entry = { kind, name, where: Ledger.isTracing ? new Error('opened').stack : undefined }
    this.#open.add(entry)
    return () => void this.#open.delete(entry)
  }

  /** Notes a promise that a caller of the product waits for. */
  async promise<T>(name: string, promise: Promise<T>): Promise<T> {
    const close = this.open('promise', name)
    try {
      return await promise
    } finally {
      close()
    }
  }

  /** The number of open entries of some kinds; with `name`, only those whose name starts with it. */
  count(kinds: readonly Kind[], name = ''): number {
    let count = 0
    for (const entry of this.#open) if (kinds.includes(entry.kind) && entry.name.startsWith(name)) count += 1
    return count
  }

  /** How many entries of each kind and name are open. */
  tally(): Map<string, number> {
    const tally = new Map<string, number>()
    for (const { kind, name } of this.#open) tally.set(`${kind} ${name}`, (tally.get(`${kind} ${name}`) ?? 0) + 1)
    return tally
  }

  /** The differences to an earlier tally, one line for each. */
  changes(before: ReadonlyMap<string, number>): string[] {
    const now = this.tally()
    const names = new Set([...now.keys(), ...before.keys()])
    return [...names].flatMap((name) => {
      const [is, was] = [now.get(name) ?? 0, before.get(name) ?? 0]
      return is === was ? [] : [`${name}: ${is} open, ${was} expected${this.#origins(name)}`]
    })
  }

  #origins(name: string): string {
    const stacks = [...this.#open].filter((entry) => `${entry.kind} ${entry.name}` === name && entry.where)
    const origins = stacks.slice(-3).map(({ where }) => where?.split('\n').slice(2, 9).join('\n'))
    return origins.length === 0 ? '' : `\n${origins.join('\n--\n')}\n`
  }
}
