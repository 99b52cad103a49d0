import { Row } from './row'
import styles from './skeleton-row.module.css'
import { Skeleton } from '../feedback/skeleton'
import { ValueStack } from './value-stack'

/** A placeholder for a row that is loading. Hidden from screen readers: its parent has `aria-busy`. */
export function SkeletonRow() {
  return (
    <Row
      lead={<Skeleton width="40px" height="40px" round />}
      title={<Bar width="104px" height="12px" />}
      sub={<Bar width="76px" height="10px" />}
      end={<ValueStack top={<Bar width="64px" height="12px" />} bottom={<Bar width="40px" height="10px" />} />}
    />
  )
}

function Bar({ width, height }: { width: string; height: string }) {
  return (
    <span className={styles['bar']}>
      <Skeleton width={width} height={height} />
    </span>
  )
}
