import type { ComponentProps } from 'react'
import baseStyles from '../base.module.css'
import styles from './button.module.css'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import type { IconPath } from '../marks/icon'
import { Spinner } from '../feedback/spinner'

interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button per view, last in the tab order. Danger only after a confirmation. */
  variant?: 'primary' | 'quiet' | 'line' | 'danger'
  icon?: IconPath | undefined
  /** 52 pixels high, or 44. Default: 'lg'. */
  size?: 'lg' | 'md'
  /** Shows a spinner and ignores presses, but keeps the focus. Change the label to its -ing form at the same time. */
  busy?: boolean | undefined
}

/** The wide button at the foot of a view. Takes all native button props. */
export function Button({ variant = 'primary', icon, size = 'lg', busy, children, className, ...native }: ButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={classNames(baseStyles['control'], styles['button'], className)}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : native.onClick}
    >
      {busy ? <Spinner /> : icon && <Icon path={icon} />}
      {children}
    </button>
  )
}
