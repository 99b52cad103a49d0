import type { ReportEntry } from '../../services/diagnostics/report-schema'

export interface BufferLimits {
  /** The age of the oldest entry, in milliseconds. */
  maxAge: number
  maxEntries: number
  /** The length of all entries as JSON, in characters. */
  maxLength: number
}

type StateEntry = Extract<ReportEntry, { type: 'state' }>

/**
 * Keeps the latest entries within limits of age, number and length. The state in which the kept entries begin is kept as well, so that they
 * can be replayed from their beginning.
 */
export class EntryBuffer {
  readonly #limits: BufferLimits
  #entries: { entry: ReportEntry; length: number }[] = []
  #length = 0
  /** The last state among the entries that were dropped. */
  #base: StateEntry | undefined

  constructor(limits: BufferLimits) {
    this.#limits = limits
  }

  add(entry: ReportEntry): void {
    const { length } = JSON.stringify(entry)
    this.#entries.push({ entry, length })
    this.#length += length
    this.#drop(entry.at)
  }

  /**
   * The kept entries in their order, and before them the state in which they begin.
   * @param now milliseconds on the clock of the entries; entries that are too old at this time are dropped
   */
  read(now: number): ReportEntry[] {
    this.#drop(now)
    const kept = this.#entries.map(({ entry }) => entry)
    return this.#base ? [this.#base, ...kept] : kept
  }

  #drop(now: number): void {
    const { maxAge, maxEntries, maxLength } = this.#limits
    let count = this.#entries.findIndex(({ entry }) => entry.at >= now - maxAge)
    if (count < 0) count = this.#entries.length
    count = Math.max(count, this.#entries.length - maxEntries)
    const dropped = this.#entries.slice(0, count)
    let length = this.#length - dropped.reduce((sum, each) => sum + each.length, 0)
    while (length > maxLength && count < this.#entries.length) {
      const next = this.#entries[count]
      if (next) dropped.push(next)
      length -= next?.length ?? 0
      count += 1
    }
    if (count === 0) return
    for (const { entry } of dropped) if (entry.type === 'state') this.#base = entry
    this.#entries = this.#entries.slice(count)
    this.#length = length
  }
}
