import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** The word, such as Recent or Installed. */
  children: ReactNode
  tone?: 'neutral' | 'success' | 'danger' | 'warning'
  /** The kind of badge, for tests and host styles: `installed`, `recent`, `qr-code` … */
  kind?: string | undefined
  testId?: string | undefined
}

/** A single word about a row. A row has at most one badge. */
export function Badge({ children, tone = 'neutral', kind, testId = 'wm-badge' }: BadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone} data-badge={kind} data-testid={testId}>
      {children}
    </span>
  )
}
