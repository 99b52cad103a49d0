import type { ReactNode } from 'react'
import { cssVariables } from '../css-variables'
import { Icon } from './icon'
import { iconCheck, iconClose } from './icon-paths'
import styles from './ring.module.css'

interface RingProps {
  /** Orbiting line, broken line and cross, closed line and tick, broken line. */
  state: 'working' | 'declined' | 'connected' | 'warning'
  /** A logo or disc of 80. */
  children: ReactNode
  /** Around a round mark. */
  round?: boolean | undefined
  /** Edge in CSS pixels. */
  size?: number
}

/** The one line of the design, around a logo. Keep it mounted across states: the line closes or breaks in place. */
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
