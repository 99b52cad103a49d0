import type { SentTransaction } from '../transactions/sent-transaction'
import type { TimelineRow, TransactionTimeline } from './timeline/transaction-timeline'

/** One line of the activity list. */
export type ActivityEntry = TimelineRow | { kind: 'sent'; sent: SentTransaction }

/** The lines of the activity list, read by index. */
export interface ActivityRows {
  count: number
  rowAt(index: number): ActivityEntry | undefined
}

/**
 * Joins the transactions that the service does not list yet with those that it lists. Each has its month's title above it; a month that
 * spans both parts has one title.
 */
export function activityRows(unlisted: readonly SentTransaction[], timeline: TransactionTimeline): ActivityRows {
  const head: ActivityEntry[] = []
  let [lastYear, lastMonth] = [NaN, NaN]
  for (const sent of unlisted) {
    const date = new Date(sent.sentAt)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    if (year !== lastYear || month !== lastMonth) head.push({ kind: 'month', year, month })
    head.push({ kind: 'sent', sent })
    lastYear = year
    lastMonth = month
  }
  const [first] = timeline.months
  const repeatedMonths = first?.year === lastYear && first.month === lastMonth ? 1 : 0
  return {
    count: head.length + timeline.rowCount - repeatedMonths,
    rowAt: (index) => head[index] ?? timeline.rowAt(index - head.length + repeatedMonths),
  }
}

/** The first lines of the list, up to a number of transactions. */
export function firstRows({ count, rowAt }: ActivityRows, most: number): readonly ActivityEntry[] {
  const rows: ActivityEntry[] = []
  let left = most
  for (let index = 0; index < count && left > 0; index += 1) {
    const row = rowAt(index)
    if (!row) break
    rows.push(row)
    if (row.kind !== 'month') left -= 1
  }
  return rows
}

/** A React key for a line, unique in the list. */
export function keyOf(row: ActivityEntry): string {
  if (row.kind === 'month') return `${row.year} ${row.month}`
  return row.kind === 'sent' ? `sent ${row.sent.hash}` : row.transaction.id
}
