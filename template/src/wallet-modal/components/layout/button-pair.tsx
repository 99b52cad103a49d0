import type { ReactNode } from 'react'
import styles from './button-pair.module.css'

/**
 * Two buttons side by side in the footer of a view: first the way back, then the action, which is wider. A button alone fills the row.
 * Buttons whose words are too long for their part of the row stand below each other.
 */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>
}
