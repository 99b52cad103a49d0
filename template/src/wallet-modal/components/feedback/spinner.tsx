import styles from './spinner.module.css'

interface SpinnerProps {
  /** Diameter in CSS pixels. Default: 18. */
  size?: number
  /** For screen readers. Only needed if no text says what is going on. */
  label?: string | undefined
}

/** A small spinner for rows and buttons. A whole view shows a `Ring` instead. */
export function Spinner({ size = 18, label }: SpinnerProps) {
  return (
    <svg
      className={styles['spinner']}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="10" cy="10" r="7" opacity=".28" />
      <path d="M10 3a7 7 0 0 1 7 7" />
    </svg>
  )
}
