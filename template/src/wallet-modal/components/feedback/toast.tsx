import baseStyles from '../base.module.css'
import { iconWarn } from '../controls/button-icon-paths'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import { iconCheck } from '../marks/icon-paths'
import { Spinner } from './spinner'
import styles from './toast.module.css'

interface ToastProps {
  variant: 'success' | 'error' | 'loading'
  /** A single line. */
  message: string
  /** At most one button. */
  action?: { label: string; onClick: () => void } | undefined
  /** Called with 1 when the pointer or the focus enters the toast, and with -1 when it leaves. The toast has to stay while the sum is above zero. */
  onHold: (change: 1 | -1) => void
}

/** A short message about an event, at the foot of the card. It disappears by itself; a problem that blocks the visitor is an `Alert`. */
export function Toast({ variant, message, action, onHold }: ToastProps) {
  return (
    <div
      className={styles['toast']}
      role="status"
      data-variant={variant}
      data-testid="wm-snackbar"
      onPointerEnter={() => onHold(1)}
      onPointerLeave={() => onHold(-1)}
      onFocus={() => onHold(1)}
      onBlur={() => onHold(-1)}
    >
      <span className={styles['sign']}>
        {variant === 'loading' ? <Spinner /> : <Icon path={variant === 'error' ? iconWarn : iconCheck} size={18} />}
      </span>
      <span className={styles['message']}>{message}</span>
      {action && (
        <button
          className={classNames(baseStyles['control'], styles['action'])}
          type="button"
          onClick={action.onClick}
          data-testid="wm-snackbar-action"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
