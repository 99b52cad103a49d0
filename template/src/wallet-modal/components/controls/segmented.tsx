import { useId } from 'react'
import baseStyles from '../base.module.css'
import styles from './segmented.module.css'

interface SegmentedProps<Value extends string> {
  /** Names the group. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  testId?: string | undefined
}

/** A choice between a few words, such as the theme. Made of native radio buttons, so that the arrow keys work. */
export function Segmented<Value extends string>({ label, value, options, onChange, testId }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div className={styles['group']} role="radiogroup" aria-label={label} data-testid={testId}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']} data-selected={option.value === value || undefined}>
          <input
            className={baseStyles['hidden']}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
