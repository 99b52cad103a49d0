import type { ComponentProps, ReactNode } from 'react'
import baseStyles from '../base.module.css'
import { iconDown, iconWarn } from './button-icon-paths'
import styles from './chip.module.css'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'

interface ChipProps extends ComponentProps<'button'> {
  /** A network disc, 22 pixels wide. */
  lead?: ReactNode
  /** True if the choice needs attention: a warning icon replaces the disc. */
  warning?: boolean | undefined
}

/** The button that chooses a network or a currency. Takes all native button props; give it an `aria-label`. */
export function Chip({ lead, warning, children, className, ...native }: ChipProps) {
  return (
    <button
      type="button"
      {...native}
      className={classNames(baseStyles['control'], styles['chip'], className)}
      data-warning={warning || undefined}
    >
      {warning ? <Icon path={iconWarn} /> : lead}
      <span className={styles['label']}>{children}</span>
      <span className={styles['arrow']}>
        <Icon path={iconDown} size={16} />
      </span>
    </button>
  )
}
