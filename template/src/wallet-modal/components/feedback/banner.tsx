import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { iconWarn } from '../controls/button-icon-paths'
import { Icon } from '../marks/icon'
import { iconInfo } from '../marks/icon-paths'

interface BannerProps {
  /** `warning` if something could be lost. Default: 'info'. */
  tone?: 'info' | 'warning'
  children: ReactNode
  /** A small button at the end. */
  action?: ReactNode
  testId?: string | undefined
}

/** A sentence about the whole list below it. It is part of the view, not an alert about an event. */
export function Banner({ tone = 'info', children, action, testId }: BannerProps) {
  return (
    <div className={styles['banner']} data-tone={tone} data-testid={testId}>
      <Icon path={tone === 'warning' ? iconWarn : iconInfo} />
      <p className={styles['text']}>{children}</p>
      {action}
    </div>
  )
}
