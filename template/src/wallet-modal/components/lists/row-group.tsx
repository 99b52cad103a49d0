import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './row-group.module.css'

interface RowGroupProps {
  children: ReactNode
  /** With a label the group is a list for assistive technology, and each child is an item of it. */
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
      role={label ? 'list' : undefined}
      aria-label={label}
      data-testid={testId}
    >
      {label ? Children.map(children, (row) => row && <div role="listitem">{row}</div>) : children}
    </div>
  )
}
