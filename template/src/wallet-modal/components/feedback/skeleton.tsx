import { cssVariables } from '../css-variables'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS length; the size of what is going to stand here. */
  width: string
  /** CSS length. */
  height: string
  /** A disc instead of a bar. */
  round?: boolean | undefined
}

/** The place of something that is loading. Silent for assistive technology: its parent says `aria-busy`. */
export function Skeleton({ width, height, round }: SkeletonProps) {
  return (
    <span
      className={styles['skeleton']}
      data-round={round || undefined}
      aria-hidden="true"
      style={cssVariables({ '--wm-skeleton-width': width, '--wm-skeleton-height': height })}
    />
  )
}
