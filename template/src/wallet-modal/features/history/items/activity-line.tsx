import type { ActivityEntry } from '../activity-rows'
import styles from '../activity.module.css'
import { SentItem } from './sent-item'
import { useTimes } from '../times'
import { TransactionItem } from './transaction-item'

/** One line of the list: the title of a month, or a transaction. */
export function ActivityLine({ row, now }: { row: ActivityEntry; now: number }) {
  const times = useTimes()
  if (row.kind === 'month') return <h3 className={styles['month']}>{times.month(row.year, row.month, now)}</h3>
  if (row.kind === 'sent') return <SentItem sent={row.sent} now={now} />
  return <TransactionItem transaction={row.transaction} at={row.at} now={now} />
}
