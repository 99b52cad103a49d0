import type { ReactNode } from 'react'
import styles from './actions.module.css'
import baseStyles from '../base.module.css'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import type { IconPath } from '../marks/icon'

interface Action {
  id: string
  icon: IconPath
  /** A single word. */
  label: ReactNode
  onClick: () => void
  disabled?: boolean | undefined
  testId?: string | undefined
}

interface ActionsProps {
  /** One to four actions. */
  items: readonly Action[]
}

/** The actions under the account card, side by side in one frame. */
export function Actions({ items }: ActionsProps) {
  return (
    <div className={styles['actions']}>
      {items.map(({ id, icon, label, onClick, disabled, testId = `wm-action-${id}` }) => (
        <button
          key={id}
          className={classNames(baseStyles['control'], styles['action'])}
          type="button"
          disabled={disabled}
          onClick={onClick}
          data-testid={testId}
        >
          <Icon path={icon} />
          {label}
        </button>
      ))}
    </div>
  )
}
