import type { ReactNode } from 'react'
import styles from './list-view.module.css'

/** The body of a view whose list scrolls: the card keeps its height whatever is found, so that nothing jumps. */
export function ListView({ children }: { children: ReactNode }) {
  return <div className={styles['view']}>{children}</div>
}
