import type { Transaction } from '../../../domain/history/transaction'

/** The transactions of one month, newest first. */
export interface TransactionMonth {
  year: number
  /** 0 for January. */
  month: number
  transactions: Transaction[]
}

/** One line of the list: the title of a month, or a transaction. */
export type TimelineRow =
  { kind: 'month'; year: number; month: number } | { kind: 'transaction'; transaction: Transaction; at: number }

interface Known {
  at: number
  transaction: Transaction
}

/**
 * Transactions grouped by year and month in local time, newest first. Mutable: adding a page costs only as much as the page is long. A
 * transaction with a known id replaces the earlier version.
 */
export class TransactionTimeline {
  /** By year, then by month index. Holds the same arrays as `months`. */
  readonly byYear: Record<number, Record<number, Transaction[]>> = {}
  /** The months, newest first. */
  readonly months: TransactionMonth[] = []
  readonly #known = new Map<string, Known>()
  readonly #hashes = new Set<string>()
  #newest = -Infinity
  #flat: readonly Transaction[] | undefined

  /** The number of transactions. */
  get size(): number {
    return this.#known.size
  }

  /** The number of lines, titles of months included. */
  get rowCount(): number {
    return this.#known.size + this.months.length
  }

  /** When the newest transaction was mined, in milliseconds since the epoch. */
  get newest(): number {
    return this.#newest
  }

  /** All transactions in one list, newest first. */
  get transactions(): readonly Transaction[] {
    this.#flat ??= this.months.flatMap(({ transactions }) => transactions)
    return this.#flat
  }

  /** Adds a page. Returns how many of its transactions are new. */
  add(page: readonly Transaction[]): number {
    const before = this.size
    for (const transaction of page) this.#take(transaction)
    if (page.length > 0) this.#flat = undefined
    return this.size - before
  }

  has(id: string): boolean {
    return this.#known.has(id)
  }

  /** Whether the list has a transaction with this hash. */
  hasHash(hash: string): boolean {
    return this.#hashes.has(hash.toLowerCase())
  }

  /** The line at an index. */
  rowAt(index: number): TimelineRow | undefined {
    let start = 0
    for (const { year, month, transactions } of this.months) {
      const transaction = transactions[index - start - 1]
      if (index === start) return { kind: 'month', year, month }
      if (transaction) return { kind: 'transaction', transaction, at: this.#timeOf(transaction) }
      start += transactions.length + 1
    }
    return undefined
  }

  #take(transaction: Transaction): void {
    const known = this.#known.get(transaction.id)
    const at = known?.transaction === transaction ? known.at : Date.parse(transaction.metadata.minedAt)
    if (known) this.#leave(known)
    this.#known.set(transaction.id, { at, transaction })
    this.#hashes.add(transaction.metadata.hash.toLowerCase())
    if (at > this.#newest) this.#newest = at
    const { transactions } = this.#monthOf(at)
    // Pages arrive newest first, so most transactions are appended.
    const last = transactions.at(-1)
    if (!last || this.#timeOf(last) >= at) transactions.push(transaction)
    else transactions.splice(this.#placeOf(transactions, at), 0, transaction)
  }

  /** Removes the earlier version of a transaction. */
  #leave({ at, transaction }: Known): void {
    const { transactions } = this.#monthOf(at)
    let index = this.#placeOf(transactions, at) - 1
    // Only transactions with exactly the same time can be in between.
    while (index >= 0 && transactions[index] !== transaction) index -= 1
    if (index >= 0) transactions.splice(index, 1)
    if (transactions.length === 0) this.#dropMonth(at)
  }

  /** The first index whose transaction is older than a time. */
  #placeOf(transactions: readonly Transaction[], at: number): number {
    let [low, high] = [0, transactions.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const one = transactions[middle]
      if (one && this.#timeOf(one) >= at) low = middle + 1
      else high = middle
    }
    return low
  }

  #timeOf({ id }: Transaction): number {
    return this.#known.get(id)?.at ?? 0
  }

  #monthOf(at: number): TransactionMonth {
    const date = new Date(at)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const byMonth = (this.byYear[year] ??= {})
    const known = byMonth[month]
    if (known) return { year, month, transactions: known }
    const added: TransactionMonth = { year, month, transactions: [] }
    byMonth[month] = added.transactions
    const isLater = (one: TransactionMonth) => one.year < year || (one.year === year && one.month < month)
    const place = this.months.findIndex(isLater)
    this.months.splice(place < 0 ? this.months.length : place, 0, added)
    return added
  }

  #dropMonth(at: number): void {
    const date = new Date(at)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const byMonth = this.byYear[year]
    if (!byMonth) return
    delete byMonth[month]
    if (Object.keys(byMonth).length === 0) delete this.byYear[year]
    const index = this.months.findIndex((one) => one.year === year && one.month === month)
    if (index >= 0) this.months.splice(index, 1)
  }
}
