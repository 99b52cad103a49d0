import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The sentence that the visitor agrees to. It may contain links. */
  children: ReactNode
  testId?: string | undefined
}

/** A checkbox with a sentence beside it. */
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
