import type { ReactNode } from 'react'
import styles from './receipt.module.css'

interface ReceiptProps {
  /** The part above the cut: what is sent, and how much. */
  head: ReactNode
  /** The part below the cut: the facts. */
  children: ReactNode
}

/** Shows what the visitor is about to agree to, as a receipt with a torn edge. */
export function Receipt({ head, children }: ReceiptProps) {
  return (
    <div className={styles['receipt']}>
      <div className={styles['head']}>{head}</div>
      <div className={styles['cut']} aria-hidden="true" />
      <div className={styles['facts']}>{children}</div>
    </div>
  )
}
