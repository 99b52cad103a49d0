import type { ReactNode } from 'react'
import baseStyles from '../base.module.css'

/** A text that only screen readers give, as soon as it changes. Render it before it has a text: a new region is not announced. */
export function Spoken({ children, testId }: { children: ReactNode; testId?: string }) {
  return (
    <span className={baseStyles['hidden']} role="status" data-testid={testId}>
      {children}
    </span>
  )
}
