import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is agreed to; links in it work as links. */
  children: ReactNode
  testId?: string | undefined
}

/** A box to tick, with its sentence beside it. */
export function Checkbox({ checked, onChange, children, testId }: CheckboxProps) {
  return (
    <label className={styles['checkbox']}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        data-testid={testId}
      />
      <span>{children}</span>
    </label>
  )
}
