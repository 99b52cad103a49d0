import { useMemo } from 'react'
import { rosette } from '../../domain/account/rosette'
import type { Identity } from '../../domain/account/identity'
import styles from './note-line.module.css'

interface NoteLineProps {
  shape: Identity
  fresh: boolean
}

/** The rosette of the note: one unbroken line of some thousand points, computed once per address. */
export function NoteLine({ shape, fresh }: NoteLineProps) {
  const path = useMemo(() => rosette(shape), [shape])
  return (
    <svg className={styles['line']} data-fresh={fresh || undefined} viewBox="0 0 4000 4000" aria-hidden="true">
      <path d={path} pathLength="1" />
    </svg>
  )
}
