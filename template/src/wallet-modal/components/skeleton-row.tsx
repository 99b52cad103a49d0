import { Row } from './row'
import { Skeleton } from './skeleton'
import { ValueStack } from './value-stack'

/** The place of a row that is loading. Silent for assistive technology: its parent says `aria-busy`. */
export function SkeletonRow() {
  return (
    <Row
      lead={<Skeleton width="40px" height="40px" round />}
      title={<Skeleton width="104px" height="12px" />}
      sub={<Skeleton width="76px" height="10px" />}
      end={
        <ValueStack top={<Skeleton width="64px" height="12px" />} bottom={<Skeleton width="40px" height="10px" />} />
      }
    />
  )
}
