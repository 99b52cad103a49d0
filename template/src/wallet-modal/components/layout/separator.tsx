import styles from './separator.module.css'

interface SeparatorProps {
  /** The word between the two rules, such as "or". */
  label: string
}

/** A word between two ways to do the same. */
export function Separator({ label }: SeparatorProps) {
  return <div className={styles['separator']}>{label}</div>
}
