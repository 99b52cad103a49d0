import styles from './alert.module.css'
import type { ReactNode } from 'react'
import { iconWarn } from '../controls/button-icon-paths'
import { Icon } from '../marks/icon'
import { IconButton } from '../controls/icon-button'
import { iconClose, iconInfo } from '../marks/icon-paths'

interface AlertProps {
  variant?: 'danger' | 'warning' | 'info'
  /** What happened. */
  title: string
  /** What to do. */
  text?: string | undefined
  /** A small button below the text, such as the button that opens a report about the error. */
  action?: ReactNode
  /** Left out if the alert stays until its cause is gone. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  /** Names the cause for tests and logs. */
  code?: string | undefined
}

/** A bar under the header about a problem that blocks the visitor or the developer. One per cause. */
export function Alert({ variant = 'danger', title, text, action, onClose, closeLabel = '', code }: AlertProps) {
  return (
    <div className={styles['alert']} role="alert" data-variant={variant} data-testid="wm-alert" data-code={code}>
      <Icon path={variant === 'info' ? iconInfo : iconWarn} />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {text && <p className={styles['text']}>{text}</p>}
        {action}
      </div>
      {onClose && <IconButton size="sm" icon={iconClose} label={closeLabel} onClick={onClose} />}
    </div>
  )
}
