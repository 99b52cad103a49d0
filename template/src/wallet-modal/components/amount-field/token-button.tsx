import type { ComponentProps, ReactNode } from 'react'
import baseStyles from '../base.module.css'
import { iconDown } from '../controls/button-icon-paths'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import styles from './token-button.module.css'

interface TokenButtonProps extends ComponentProps<'button'> {
  /** The token's logo, 28 pixels wide. */
  lead?: ReactNode
}

/** The button that chooses a token. Takes all native button props. */
export function TokenButton({ lead, children, className, ...native }: TokenButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={classNames(baseStyles['control'], styles['button'], className)}
      data-empty={lead ? undefined : ''}
    >
      {lead}
      <span className={styles['label']}>{children}</span>
      <span className={styles['arrow']}>
        <Icon path={iconDown} size={16} />
      </span>
    </button>
  )
}
