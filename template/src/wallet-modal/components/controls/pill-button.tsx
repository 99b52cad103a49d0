import type { ComponentProps } from 'react'
import baseStyles from '../base.module.css'
import { classNames } from '../attributes'
import styles from './pill-button.module.css'
import { Spinner } from '../feedback/spinner'

interface PillButtonProps extends ComponentProps<'button'> {
  /** `accent` asks for an action (Connect); `outline` shows a state (account, network). */
  variant?: 'accent' | 'outline'
  /** 40 pixels high, or 32. Default: 'md'. */
  size?: 'md' | 'sm'
  /** Shows a spinner before the label. The button still works: a press opens the modal, which shows what is going on. */
  busy?: boolean | undefined
  /** Default: the system's colour scheme. */
  theme?: 'light' | 'dark' | undefined
}

/**
 * The button on the host's page. It has its own design tokens, so it works anywhere. On screens up to 500 pixels wide it is compact, and
 * hides children marked `data-wide`.
 */
export function PillButton(props: PillButtonProps) {
  const { variant = 'accent', size = 'md', busy, theme, className, children, ...native } = props
  return (
    <button
      type="button"
      {...native}
      className={classNames('wm-root', baseStyles['control'], styles['pill'], className)}
      data-wm-theme={theme}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
    >
      <span className={styles['label']}>
        {busy && <Spinner size={16} />}
        {children}
      </span>
    </button>
  )
}
