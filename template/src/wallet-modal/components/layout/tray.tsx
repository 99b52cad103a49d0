import type { ReactNode } from 'react'
import styles from './tray.module.css'

interface TrayProps {
  children: ReactNode
  /** Names the group for assistive technology. */
  label?: string | undefined
  /** A list without the frame and the rules, for long lists that scroll. */
  plain?: boolean
  testId?: string | undefined
}

/** The one container: a hairline frame around rows, with hairline rules between them. Never put a tray into a tray. */
export function Tray({ children, label, plain, testId }: TrayProps) {
  return (
    <div
      className={plain ? styles['plain'] : styles['tray']}
      role={label ? 'group' : undefined}
      aria-label={label}
      data-testid={testId}
    >
      {children}
    </div>
  )
}
