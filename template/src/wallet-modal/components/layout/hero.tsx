import type { ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  /** A `Ring`, or another large picture. */
  ring?: ReactNode
  title: ReactNode
  /** At most two sentences: what happened, then what to do. */
  text?: ReactNode
  /** Extra content under the text. */
  children?: ReactNode
  /** True if it fills the height of the body, so that the states of a view (waiting, declined, connected) have the same layout. */
  fill?: boolean
  /** True if changes of title and text are announced to screen readers. */
  live?: boolean | undefined
  testId?: string | undefined
  data?: Readonly<Record<`data-${string}`, string>>
}

/** The centre of a view that shows a state: a picture, what is going on, and what to do. */
export function Hero({ ring, title, text, children, fill, live, testId, data }: HeroProps) {
  return (
    <div className={styles['hero']} data-fill={fill || undefined} data-testid={testId} {...data}>
      {ring}
      <div className={styles['words']} role={live ? 'status' : undefined}>
        <p className={styles['title']}>{title}</p>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
      {children && <div className={styles['more']}>{children}</div>}
    </div>
  )
}
