import type { ReactNode } from 'react'
import styles from './list-view.module.css'

/** The body of a view with a scrolling list. The card keeps its height whatever the list holds, so that nothing moves. */
export function ListView({ children }: { children: ReactNode }) {
  return <div className={styles['view']}>{children}</div>
}
