import type { ReactNode } from 'react'
import { cssVariables } from '../../../components/attributes'
import { QrPanel } from '../../../components/qr-code/qr-code'
import styles from './expiry-frame.module.css'

interface ExpiryFrameProps {
  /** The share of the time that is left, from 0 to 1; undefined while there is no code. */
  left: number | undefined
  /** True when little time is left; the line is then shown as a warning. */
  isEnding?: boolean
  children: ReactNode
}

/** The frame around a code. Its line shows the time left: it shortens from the top centre as the code expires. */
export function ExpiryFrame({ left, isEnding, children }: ExpiryFrameProps) {
  const percent = Math.round(Math.min(1, Math.max(0, left ?? 0)) * 10_000) / 100
  return (
    <div className={styles['frame']} data-ending={isEnding || undefined}>
      <svg className={styles['lines']} viewBox="0 0 336 336" aria-hidden="true">
        <rect className={styles['track']} />
        {left !== undefined && (
          <rect className={styles['line']} pathLength="100" style={cssVariables({ '--wm-left': percent })} />
        )}
      </svg>
      <QrPanel>{children}</QrPanel>
    </div>
  )
}
