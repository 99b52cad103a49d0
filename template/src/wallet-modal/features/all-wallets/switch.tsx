import baseStyles from '../../components/base.module.css'
import { classNames } from '../../components/attributes'
import styles from './switch.module.css'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label for screen readers: what is switched on or off. */
  label: string
  disabled?: boolean | undefined
  testId?: string | undefined
}

/** A switch that takes effect at once. */
export function Switch({ checked, onChange, label, disabled, testId }: SwitchProps) {
  return (
    <button
      className={classNames(baseStyles['control'], styles['switch'])}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      data-testid={testId}
    >
      <span className={styles['knob']} />
    </button>
  )
}
