import type { ReactNode } from 'react'
import styles from './value-stack.module.css'

interface ValueStackProps {
  top: ReactNode
  bottom?: ReactNode
  /** The colour of the first line: a gain, or a failure. Words or signs must say it, too. */
  tone?: 'success' | 'danger' | undefined
}

/** Two figures at the end of a row, the main one above. */
export function ValueStack({ top, bottom, tone }: ValueStackProps) {
  return (
    <span className={styles['stack']}>
      <bdi className={styles['top']} data-tone={tone} dir="ltr">
        {top}
      </bdi>
      {bottom !== undefined && (
        <bdi className={styles['bottom']} dir="ltr">
          {bottom}
        </bdi>
      )}
    </span>
  )
}
