import { cssVariables } from '../attributes'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** A CSS length: the width of the content that will replace the skeleton. */
  width: string
  /** A CSS length. */
  height: string
  /** A disc instead of a bar. */
  round?: boolean | undefined
}

/** A placeholder for content that is loading. Hidden from screen readers: its parent has `aria-busy`. */
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
