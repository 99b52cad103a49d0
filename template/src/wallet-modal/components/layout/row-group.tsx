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

/** The only kind of container: a thin frame around rows, with thin rules between them. Do not nest groups. */
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
