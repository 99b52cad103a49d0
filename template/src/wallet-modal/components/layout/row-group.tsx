import type { ReactNode } from 'react'
import styles from './row-group.module.css'

interface RowGroupProps {
  children: ReactNode
  /** Names the group for assistive technology. */
  label?: string | undefined
  /** A list without the frame and the rules, for long lists that scroll. */
  plain?: boolean
  testId?: string | undefined
}

/** The one container: a hairline frame around rows, with hairline rules between them. Never put a group into a group. */
export function RowGroup({ children, label, plain, testId }: RowGroupProps) {
  return (
    <div
      className={plain ? styles['plain'] : styles['group']}
      role={label ? 'group' : undefined}
      aria-label={label}
      data-testid={testId}
    >
      {children}
    </div>
  )
}
