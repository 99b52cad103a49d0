import type { ReactNode } from 'react'
import { cssVariables } from '../attributes'
import { Icon } from './icon'
import { iconCheck, iconClose } from './icon-paths'
import styles from './ring.module.css'

interface RingProps {
  /** A moving line; a closed one and a check mark; a broken one; the same and a cross; the same in grey, for what the visitor declined. */
  state: 'working' | 'connected' | 'warning' | 'failed' | 'declined'
  /** A logo or disc, 80 pixels wide. */
  children: ReactNode
  /** True if the content is round. */
  round?: boolean | undefined
  /** Width in CSS pixels. Default: 112. */
  size?: number
}

/** The line around a logo that shows a state. Keep it mounted when the state changes, so that the line closes or breaks by animation. */
export function Ring({ state, children, round, size = 112 }: RingProps) {
  return (
    <span
      className={styles['ring']}
      data-state={state}
      data-round={round || undefined}
      style={cssVariables({ '--wm-ring': `${size}px` })}
    >
      <svg className={styles['lines']} viewBox="0 0 112 112" aria-hidden="true">
        <rect className={styles['track']} />
        <rect className={styles['line']} pathLength="100" />
      </svg>
      <span className={styles['middle']}>{children}</span>
      {(state === 'failed' || state === 'connected') && (
        <span className={styles['mark']}>
          <Icon path={state === 'failed' ? iconClose : iconCheck} size={18} />
        </span>
      )}
    </span>
  )
}
