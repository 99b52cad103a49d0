import type { ComponentProps } from 'react'
import baseStyles from '../base.module.css'
import { classNames } from '../class-names'
import styles from './pill-button.module.css'
import { Spinner } from '../feedback/spinner'

interface PillButtonProps extends ComponentProps<'button'> {
  /** Accent asks for something (Connect), outline shows something (account, network). */
  variant?: 'accent' | 'outline'
  /** 40 high, or 32. */
  size?: 'md' | 'sm'
  /** A spinner before the label. The button stays live: a press opens the modal that shows what goes on. */
  busy?: boolean | undefined
  /** Left out, the system decides. */
  theme?: 'light' | 'dark' | undefined
}

/**
 * The button on the host's page. It brings its own token scope, so it can stand anywhere.
 * On screens up to 500 wide it is compact, and children marked `data-wide` are left out.
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
      {busy && <Spinner size={16} />}
      {children}
    </button>
  )
}
