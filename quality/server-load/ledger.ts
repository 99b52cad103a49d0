/** A login that a server has confirmed. `unsure`: the answer to the sign-out was lost. */
export interface Confirmed {
  id: string
  address: string
  ip: string
  cookie: string
  state: 'live' | 'ended' | 'unsure'
}

/** What clients have seen. */
export interface Ledger {
  counts: Record<string, number>
  confirmed: Confirmed[]
  /** For each account, the logins of which the client does not know whether they succeeded: lost answers, and 503. */
  unknown: Record<string, number>
  /** The milliseconds of each login that was confirmed. */
  times: number[]
  findings: string[]
}

export const emptyLedger = (): Ledger => ({ counts: {}, confirmed: [], unknown: {}, times: [], findings: [] })

export function count(record: Record<string, number>, name: string, by = 1): void {
  record[name] = (record[name] ?? 0) + by
}

/** Adds the entries of one ledger to another. */
export function addTo(sum: Ledger, { counts, confirmed, unknown, times, findings }: Ledger): void {
  for (const [name, by] of Object.entries(counts)) count(sum.counts, name, by)
  for (const [name, by] of Object.entries(unknown)) count(sum.unknown, name, by)
  for (const login of confirmed) sum.confirmed.push(login)
  for (const time of times) sum.times.push(time)
  sum.findings.push(...findings)
}

/** The time that a part of the requests stays below, in whole milliseconds. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0)
}

/** A session as the store has it. */
export interface StoredRow {
  id: string
  address: string
}

/** Compares the sessions of the store with what clients have seen. Each difference that the protocol does not allow becomes a finding. */
export function judge({ confirmed, unknown, counts, findings }: Ledger, rows: readonly StoredRow[]): void {
  const stored = new Set(rows.map(({ id }) => id))
  const known = new Set(confirmed.map(({ id }) => id))
  if (known.size < confirmed.length) findings.push('two confirmed logins have the same session')
  for (const { id, address, state } of confirmed) {
    if (state === 'live' && !stored.has(id)) findings.push(`the confirmed session ${id} of ${address} is lost`)
    if (state === 'ended' && stored.has(id)) findings.push(`the session ${id} of ${address} is back after its sign-out`)
  }
  const strangers: Record<string, number> = {}
  for (const { id, address } of rows) if (!known.has(id)) count(strangers, address)
  for (const [address, found] of Object.entries(strangers)) {
    count(counts, 'sessions of lost answers', found)
    const allowed = unknown[address] ?? 0
    if (found > allowed)
      findings.push(`${address} has ${found} sessions that nobody confirmed, and only ${allowed} lost answers`)
  }
  count(counts, 'stored sessions', rows.length)
}
