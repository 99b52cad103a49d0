import type { ReactNode } from 'react'
import { useId } from 'react'
import baseStyles from '../../../components/base.module.css'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  /** Read aloud; the placeholder is not the label. */
  label: string
  value: string
  placeholder: string
  onChange: (typed: string) => void
  disabled?: boolean | undefined
  /** Set before the number: a currency sign. */
  prefix?: string | undefined
  /** More than there is. */
  invalid?: boolean | undefined
  /** What explains the amount: an id. */
  describedBy?: string | undefined
  /** At the end of the line: what the amount is of. */
  end: ReactNode
  /** Below the number. */
  children: ReactNode
  testId?: string | undefined
}

/** The field for an amount: the largest number on the screen, smaller in steps when it is long. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, placeholder, onChange, disabled, prefix, invalid, describedBy, end, children, testId } = props
  const id = useId()
  return (
    <div className={styles['field']}>
      <div className={styles['line']} data-fit={fitStep((prefix ?? '') + value)}>
        <label className={baseStyles['hidden']} htmlFor={id}>
          {label}
        </label>
        {prefix && (
          <span className={styles['prefix']} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          id={id}
          className={styles['input']}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          dir="ltr"
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          data-testid={testId}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end}
      </div>
      <div className={styles['below']}>{children}</div>
    </div>
  )
}

/** Which of four sizes fits beside the button. */
function fitStep(value: string): 1 | 2 | 3 | 4 {
  if (value.length <= 7) return 1
  if (value.length <= 10) return 2
  return value.length <= 14 ? 3 : 4
}
