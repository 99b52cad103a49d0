import { useMemo } from 'react'
import { rosette } from '../../domain/account/rosette'
import type { AvatarShape } from '../../domain/account/avatar-shape'
import styles from './account-card-line.module.css'

interface AccountCardLineProps {
  shape: AvatarShape
  fresh: boolean
}

/** The pattern of the account card: one unbroken line of some thousand points, computed once per address. */
export function AccountCardLine({ shape, fresh }: AccountCardLineProps) {
  const path = useMemo(() => rosette(shape), [shape])
  return (
    <svg className={styles['line']} data-fresh={fresh || undefined} viewBox="0 0 4000 4000" aria-hidden="true">
      <path d={path} pathLength="1" />
    </svg>
  )
}
