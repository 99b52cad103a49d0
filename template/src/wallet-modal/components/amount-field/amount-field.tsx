import type { ReactNode } from 'react'
import { useId } from 'react'
import baseStyles from '../base.module.css'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  /** The label for screen readers; the placeholder is not a label. */
  label: string
  value: string
  placeholder: string
  onChange: (typed: string) => void
  disabled?: boolean | undefined
  /** A currency sign in front of the number. */
  prefix?: string | undefined
  /** True if the amount exceeds the balance. */
  invalid?: boolean | undefined
  /** The id of the element that explains the amount. */
  describedBy?: string | undefined
  /** The end of the line: the button that chooses the token. */
  end: ReactNode
  /** The line below the number. */
  children: ReactNode
  testId?: string | undefined
}

/** The field for an amount. Its number is large and gets smaller in steps as it grows longer. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, placeholder, onChange, disabled, prefix, invalid, describedBy, end, children, testId } = props
  const id = useId()
  return (
    <div className={styles['field']}>
      <div className={styles['line']} data-fit={fitStep((prefix ?? '') + value)}>
        <label className={baseStyles['hidden']} htmlFor={id}>
          {label}
        </label>
        <span className={styles['number']} dir="ltr">
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
        </span>
        {end}
      </div>
      <div className={styles['below']}>{children}</div>
    </div>
  )
}

/** Chooses one of four font sizes by the length of the number, so that it fits beside the button. */
function fitStep(value: string): 1 | 2 | 3 | 4 {
  if (value.length <= 7) return 1
  if (value.length <= 10) return 2
  return value.length <= 14 ? 3 : 4
}
