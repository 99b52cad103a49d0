import type { ReportEntry } from '../../services/diagnostics/report-schema'

export interface BufferLimits {
  /** The maximum age of an entry, in milliseconds. */
  maxAge: number
  maxEntries: number
  /** The maximum length of all entries together as JSON, in characters. */
  maxLength: number
}

type StateEntry = Extract<ReportEntry, { type: 'state' }>

/**
 * Keeps the latest entries, up to a maximum age, number and length. The buffer also keeps the last dropped state entry, because a replay of the
 * kept entries starts from this state.
 */
export class EntryBuffer {
  readonly #limits: BufferLimits
  #entries: { entry: ReportEntry; length: number }[] = []
  #length = 0
  /** The latest state entry that was dropped. */
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
   * Returns the kept entries in their order. The latest dropped state entry, if there is one, comes first.
   * @param now the present time in milliseconds since the start of the recording. Entries that are too old at this time are dropped
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
