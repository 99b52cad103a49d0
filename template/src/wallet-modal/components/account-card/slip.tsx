import type { ReactNode } from 'react'
import styles from './slip.module.css'

interface SlipProps {
  /** Above the cut: what, and how much. */
  head: ReactNode
  /** Below it: the facts. */
  children: ReactNode
}

/** The thing that somebody is about to agree to, as on a torn receipt. */
export function Slip({ head, children }: SlipProps) {
  return (
    <div className={styles['slip']}>
      <div className={styles['head']}>{head}</div>
      <div className={styles['cut']} aria-hidden="true" />
      <div className={styles['facts']}>{children}</div>
    </div>
  )
}
