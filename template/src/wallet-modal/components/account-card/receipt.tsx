import type { ReactNode } from 'react'
import styles from './receipt.module.css'

interface ReceiptProps {
  /** Above the cut: what, and how much. */
  head: ReactNode
  /** Below it: the facts. */
  children: ReactNode
}

/** The thing that somebody is about to agree to, as on a torn receipt. */
export function Receipt({ head, children }: ReceiptProps) {
  return (
    <div className={styles['receipt']}>
      <div className={styles['head']}>{head}</div>
      <div className={styles['cut']} aria-hidden="true" />
      <div className={styles['facts']}>{children}</div>
    </div>
  )
}
