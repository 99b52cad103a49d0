import type { ReactNode } from 'react'
import styles from './detail-list.module.css'

interface DetailListProps {
  items: readonly { label: string; value: ReactNode; testId?: string }[]
}

/** Facts as pairs of a label and a value, one pair per line. */
export function DetailList({ items }: DetailListProps) {
  return (
    <dl className={styles['list']}>
      {items.map(({ label, value, testId }) => (
        <div key={label} className={styles['pair']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']} data-testid={testId}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
