import baseStyles from '../base.module.css'
import { iconWarn } from '../controls/button-icon-paths'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import type { IconPath } from '../marks/icon'
import { iconCheck, iconInfo } from '../marks/icon-paths'
import { Spinner } from './spinner'
import styles from './toast.module.css'

type ToastVariant = 'success' | 'error' | 'loading' | 'info'

interface ToastProps {
  variant: ToastVariant
  /** A single line. */
  message: string
  /** An icon in place of the variant's, such as the one for "You are offline". */
  icon?: IconPath | undefined
  /** At most one button. */
  action?: { label: string; onClick: () => void } | undefined
  /** Called when the pointer or the focus enters the toast; it must then stay. */
  onPause?: (() => void) | undefined
  /** Called when pointer and focus have left the toast. */
  onResume?: (() => void) | undefined
  testId?: string | undefined
}

const ICONS: Record<Exclude<ToastVariant, 'loading'>, IconPath> = {
  success: iconCheck,
  error: iconWarn,
  info: iconInfo,
}

/** A short message about an event, at the foot of the card. It disappears by itself; a problem that blocks the visitor is an `Alert`. */
export function Toast({ variant, message, icon, action, onPause, onResume, testId = 'wm-snackbar' }: ToastProps) {
  return (
    <div
      className={styles['toast']}
      role="status"
      data-variant={variant}
      data-testid={testId}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <span className={styles['sign']}>
        {variant === 'loading' ? <Spinner /> : <Icon path={icon ?? ICONS[variant]} size={18} />}
      </span>
      <span>{message}</span>
      {action && (
        <button className={classNames(baseStyles['control'], styles['action'])} type="button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  )
}
