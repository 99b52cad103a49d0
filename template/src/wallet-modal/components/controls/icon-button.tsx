import type { ComponentProps } from 'react'
import baseStyles from '../base.module.css'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import type { IconPath } from '../marks/icon'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for screen readers. */
  label: string
  icon: IconPath
  /** 40 pixels (44 on touch screens), or 28 inside an alert or a field. Default: 'md'. */
  size?: 'md' | 'sm'
}

/** A button with an icon and no text, for the header. Takes all native button props. */
export function IconButton({ label, icon, size = 'md', className, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={classNames(baseStyles['control'], styles['button'], className)}
      data-size={size}
      aria-label={label}
    >
      <Icon path={icon} size={size === 'sm' ? 16 : 20} />
    </button>
  )
}
