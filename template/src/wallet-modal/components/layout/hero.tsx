import type { ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  /** A `Ring`, or another large mark. */
  ring?: ReactNode
  title: ReactNode
  /** At most two sentences: what happened, then what to do. */
  text?: ReactNode
  /** Extra content under the text. */
  children?: ReactNode
  /** Fills the height of the body, so that waiting, declined and connected keep their place. */
  fill?: boolean
  /** Title and text are announced when they change. */
  live?: boolean | undefined
  testId?: string | undefined
  data?: Readonly<Record<`data-${string}`, string>>
}

/** The middle of a state view: a mark, what is going on, and what to do. */
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
