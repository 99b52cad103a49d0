import type { ReactNode } from 'react'
import { cssVariables } from '../attributes'
import { Icon } from './icon'
import { iconCheck, iconClose } from './icon-paths'
import styles from './ring.module.css'

interface RingProps {
  /** A moving line; a broken line and a cross; a closed line and a check mark; a broken line. */
  state: 'working' | 'declined' | 'connected' | 'warning'
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
      {(state === 'declined' || state === 'connected') && (
        <span className={styles['mark']}>
          <Icon path={state === 'declined' ? iconClose : iconCheck} size={18} />
        </span>
      )}
    </span>
  )
}
